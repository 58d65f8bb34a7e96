import { isHtmlText } from '../../fhir/narrative'
import { inertHtml } from '../../lib/inert-html'
import { stripStyles } from './strip-styles'

const BLOCK_TAGS = new Set([
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
const IGNORED_TAGS = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT'])

function textOfNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue?.replace(/\s+/g, ' ') ?? ''
  if (IGNORED_TAGS.has(node.nodeName.toUpperCase())) return ''
  const inner = [...node.childNodes].map(textOfNode).join('')
  const name = node.nodeName.toUpperCase()
  if (BLOCK_TAGS.has(name)) return `\n${inner}\n`
  return name === 'TD' || name === 'TH' ? `${inner}  ` : inner
}

/** The plain text of a Narrative (`text.div`), whose markup is untrusted. Undefined when it has no text. */
export function narrativeText(div: string | undefined): string | undefined {
  if (div === undefined) return undefined
  const text = textOfHtml(div)
  // Doubly escaped markup comes out as text with tags: parse it once more.
  return text !== undefined && isHtmlText(text) ? textOfHtml(text) : text
}

function textOfHtml(div: string): string | undefined {
  // A document from DOMParser is never rendered and runs no scripts.
  const text = textOfNode(new DOMParser().parseFromString(inertHtml(stripStyles(div)), 'text/html').body)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
  return text === '' ? undefined : text
}
