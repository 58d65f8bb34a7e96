import { isMarkup } from '../../fhir/narrative'
import { inertHtml } from '../../components/files/inert-html'
import { withoutStyles } from '../../components/files/without-styles'

const blocks = new Set([
  'P',
  'DIV',
  'LI',
  'TR',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'TABLE',
  'BR',
  'DT',
  'DD',
  'CAPTION',
])
const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT'])

function read(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue?.replace(/\s+/g, ' ') ?? ''
  if (silent.has(node.nodeName.toUpperCase())) return ''
  const inner = [...node.childNodes].map(read).join('')
  const name = node.nodeName.toUpperCase()
  return blocks.has(name) ? `\n${inner}\n` : name === 'TD' || name === 'TH' ? `${inner}  ` : inner
}

/** The words of a Narrative (text.div): as plain text, since its markup comes from a server. Undefined when it has none. */
export function narrativeText(div: string | undefined): string | undefined {
  if (div === undefined) return undefined
  const text = wordsOf(div)
  // Markup that was escaped once too often comes out as text: it is read once more, and is text again.
  return text !== undefined && isMarkup(text) ? wordsOf(text) : text
}

function wordsOf(div: string): string | undefined {
  // A parsed document is never shown and runs nothing.
  const text = read(new DOMParser().parseFromString(inertHtml(withoutStyles(div)), 'text/html').body)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
  return text === '' ? undefined : text
}
