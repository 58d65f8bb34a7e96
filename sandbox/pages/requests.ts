import type { Exchange } from '../requests/log'
import { escapeHtml, page } from './html'

/** Rows of the page; the control endpoint has all requests. */
const MAX_ROWS = 100

function requestRow({ number, at, method, address, client, person, status, took, faults }: Exchange): string {
  const cells = [
    String(number),
    at.slice(11, 19),
    person ?? '',
    `${method} ${address}`,
    faults.length > 0 ? `${status} (${faults.join(', ')})` : String(status),
    `${took} ms`,
    client ?? '',
  ]
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
}

const COLUMNS = ['Number', 'Time (UTC)', 'Person', 'Request', 'Status (faults)', 'Took', 'App']

/** The latest requests, newest first; the page reloads every two seconds. */
export function requestsPage(requests: readonly Exchange[]): string {
  const newest = requests.slice(-MAX_ROWS).reverse()
  const more =
    requests.length > newest.length
      ? `<p>The newest ${newest.length} of ${requests.length}; <a href="/control/requests">all of them as JSON</a>.</p>`
      : ''
  const table = `<table><thead><tr>${COLUMNS.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead><tbody>${newest.map(requestRow).join('\n')}</tbody></table>`
  const body = `<p>What this sandbox was asked, the newest first. The page loads itself anew every two seconds.</p>
${newest.length === 0 ? '<p>Nothing yet.</p>' : `<div class="wide" tabindex="0" role="region" aria-label="Requests">${table}</div>`}${more}
<p><a href="/faults">Faults</a> · <a href="/">Start page of the sandbox</a></p>`
  return page('Requests', body).replace('</head>', '<meta http-equiv="refresh" content="2">\n</head>')
}
