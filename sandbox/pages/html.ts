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

/** Drawings of Lucide (NOTICE.md). */
const drawings = {
  hospital:
    'M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16',
  info: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01',
  check: 'M20 6 9 17l-5-5',
  ban: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M4.93 4.93 19.07 19.07',
} as const

/** An icon without a name: the text beside it says the same. */
export const icon = (name: keyof typeof drawings): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawings[name]}"/></svg>`

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
<aside aria-label="About this data"><p class="strip">${icon('info')}Sample data. Not a real person.</p></aside>
<header class="top"><p>${icon('hospital')}Sandbox EHR</p></header>
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
  kind: 'main' | 'plain' | 'quiet' | 'person',
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

/** The content of a button or link for a person: initials, name and a line about them. */
export const personLabel = (name: string, line: string): string =>
  `${initials(name)}<span><strong>${escapeHtml(name)}</strong><span>${escapeHtml(line)}</span></span>`

/** Sends a page without scripts or frames, styled by the sandbox only. */
export const sendPage = (reply: FastifyReply, text: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .send(text)
