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

/** Colors of the app's two themes, as the app itself has them (src/ui/tokens.css). */
export const style = `
:root { color-scheme: light dark; --canvas: light-dark(#f2f5f4, #0c1312); --surface: light-dark(#fff, #151d1c); --hover: light-dark(#eef4f2, #1f2a29); --line: light-dark(#d6dedb, #2d3a38); --edge: light-dark(#6b7b77, #82938f); --text: light-dark(#11201e, #e9f0ee); --text-2: light-dark(#394b47, #bccac6); --action: light-dark(#09554f, #74d9cd); --on-action: light-dark(#fff, #04211e); --soft: light-dark(#dcefec, #11312e); --staff: light-dark(#12304d, #a9cdf0); --on-staff: light-dark(#fff, #0b1c2d) }
* { box-sizing: border-box }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--canvas) }
.strip { margin: 0; padding: .125rem 1rem; background: light-dark(#fdf0c8, #3a2b02); color: light-dark(#5c4300, #f5d878); font-size: .875rem; text-align: center }
.top { padding: 0 1rem; border-bottom: 1px solid var(--line); background: var(--surface) }
.top p { max-width: 42rem; margin: 0 auto; padding: .75rem 0; font-weight: 700 }
main { max-width: 44rem; margin: 0 auto; padding: 1rem 1rem 2rem }
h1 { margin: .5rem 0; font-size: 1.625rem; line-height: 1.25 }
h2 { margin: 1.25rem 0 .5rem; font-size: 1.1rem }
p { margin: .5rem 0 }
a, summary { color: var(--action) }
summary { min-height: 2.75rem; padding: .5rem 0; font-weight: 600; cursor: pointer }
form { margin: 0 0 .5rem }
label { display: block; margin: .75rem 0 .25rem; font-weight: 600 }
button, select, input { font: inherit; color: var(--text); background: var(--surface); border: 1px solid var(--edge); border-radius: .625rem; padding: .625rem 1rem; min-height: 3rem; width: 100%; text-align: start }
button { cursor: pointer }
button:hover { background: var(--hover) }
button.person { display: grid; grid-template-columns: auto 1fr auto; gap: 0 .75rem; align-items: center; min-height: 4rem; padding: .5rem .75rem; line-height: 1.3 }
button.person::after { content: ''; width: .5rem; height: .5rem; border: solid var(--text-2); border-width: 2px 2px 0 0; transform: rotate(45deg) }
button.person > span > span { display: block; color: var(--text-2); font-size: .9375rem; overflow-wrap: anywhere }
.initials { display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: 50%; background: var(--soft); color: var(--action); font-size: .8125rem; font-weight: 700 }
.initials::before { content: attr(data-initials) }
.staff .initials { background: var(--staff); color: var(--on-staff) }
button.main { background: var(--action); color: var(--on-action); border-color: var(--action); text-align: center; font-weight: 600 }
button.plain { color: var(--action); font-weight: 600; text-align: center }
.card { margin: .75rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .875rem; background: var(--surface) }
.card > :first-child { margin-top: 0 }
.who { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; align-items: center; line-height: 1.3 }
.who div span { display: block }
.can { padding: 0; list-style: none }
.can li { padding: .125rem 0 .125rem 1.75rem; background: linear-gradient(var(--action), var(--action)) .375rem .9rem / .5rem .125rem no-repeat; overflow-wrap: anywhere }
:focus-visible { outline: 3px solid var(--action); outline-offset: 3px }
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
<header class="top"><p>Sandbox EHR</p></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
}

/** A form with one button that posts these fields. `content` is escaped HTML. */
export function buttonForm(
  action: string,
  fields: Readonly<Record<string, string>>,
  content: string,
  kind: 'main' | 'plain' | 'person',
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join('')}<button class="${kind}">${content}</button></form>`
}

/** The initials of a name in a circle: of its first and last word, without a title such as "Dr.". No text, so that a script finds the button by its name. */
export function initials(name: string): string {
  const words = name.replace(/^\p{L}+\.\s/u, '').split(' ')
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
  return `<span class="initials" data-initials="${escapeHtml(letters)}" aria-hidden="true"></span>`
}

/** The content of a button for a person: initials, name and a line about them. */
export const personLabel = (name: string, line: string): string =>
  `${initials(name)}<span><strong>${escapeHtml(name)}</strong><span>${escapeHtml(line)}</span></span>`

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
