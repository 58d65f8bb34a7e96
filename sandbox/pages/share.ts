import { escapeHtml, page } from './html'

/** Links of the store, to copy into an app. */
export function sharePage(
  links: readonly { readonly kind: string; readonly description: string; readonly link: string }[],
): string {
  const items = links.map(
    ({ kind, description, link }) =>
      `<h2>${escapeHtml(kind)}</h2><p>${escapeHtml(description)}</p><p><code>${escapeHtml(link)}</code></p>`,
  )
  return page(
    'Shared links',
    `<p>SMART Health Links with the record of a sample person, and some that fail. Copy one into an app that opens them. <a href="/share.json">The same as JSON</a>.</p>
${items.join('\n')}
<p><a href="/">Start page of the sandbox</a></p>`,
  )
}
