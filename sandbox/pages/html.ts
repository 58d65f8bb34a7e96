import type { FastifyReply } from 'fastify'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}

export const style = `
:root { color-scheme: light dark; --ink: #1a1d21; --paper: #fff; --soft: #f1f4f6; --edge: #6b7680; --act: #0b5c8c }
@media (prefers-color-scheme: dark) { :root { --ink: #eceff1; --paper: #15181b; --soft: #22272c; --edge: #97a3ad; --act: #7cc4f0 } }
* { box-sizing: border-box }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
.strip { margin: 0; padding: .5rem 1rem; background: #ffe08a; color: #2b2100; font-weight: 600; text-align: center }
main { max-width: 40rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
h2 { font-size: 1.2rem }
a { color: var(--act) }
form { margin: 0 0 .75rem }
label { display: block; margin: .75rem 0 .25rem; font-weight: 600 }
button, select, input { font: inherit; color: var(--ink); background: var(--soft); border: 1px solid var(--edge); border-radius: .5rem; padding: .75rem 1rem; min-height: 3rem; width: 100%; text-align: start }
button { cursor: pointer }
button strong, button span { display: block; overflow-wrap: anywhere }
button.main { background: var(--act); color: var(--paper); border-color: var(--act); text-align: center; font-weight: 600 }
button.plain { text-align: center }
:focus-visible { outline: 3px solid var(--act); outline-offset: 3px }
table { border-collapse: collapse; font-size: .9rem }
th, td { text-align: start; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid var(--edge); overflow-wrap: anywhere }
.wide { overflow-x: auto }
code { overflow-wrap: anywhere; font-size: 1.1rem }
`

/** A complete page; `body` is escaped HTML. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - Sandbox EHR</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<aside aria-label="About this data"><p class="strip">Sample data. Not a real person.</p></aside>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
}

/** A form with one button that posts these fields. */
export function buttonForm(
  action: string,
  fields: Readonly<Record<string, string>>,
  label: { strong: string; line?: string; kind?: 'main' | 'plain' },
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const text = label.kind === undefined ? `<strong>${escapeHtml(label.strong)}</strong>` : escapeHtml(label.strong)
  const line = label.line === undefined ? '' : `<span>${escapeHtml(label.line)}</span>`
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join('')}<button${label.kind ? ` class="${label.kind}"` : ''}>${text}${line}</button></form>`
}

/** Sends a page without scripts or frames, styled by the sandbox only. */
export const sendPage = (reply: FastifyReply, text: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .send(text)
