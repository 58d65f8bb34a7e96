import DOMPurify from 'dompurify'
import { stripStyles } from '../../components/files/strip-styles'
import { PAGE_STYLE } from './page-style'
import { textOfHtml } from './text-of-html'

const ALLOWED_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'div',
  'span',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'b',
  'i',
  'u',
  's',
  'em',
  'strong',
  'sub',
  'sup',
  'small',
  'pre',
  'code',
  'blockquote',
  'a',
  'address',
  'del',
  'ins',
  'article',
  'section',
  'header',
  'footer',
  'main',
]
/** Removed with their content, and counted, because the reader would have seen them. */
const VISIBLE_TAGS = new Set([
  'IMG',
  'SVG',
  'PICTURE',
  'VIDEO',
  'AUDIO',
  'OBJECT',
  'EMBED',
  'IFRAME',
  'FRAME',
  'FORM',
  'INPUT',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
  'CANVAS',
  'MATH',
  'MAP',
])

export interface SanitizedHtml {
  /** Markup of text, lists and tables only: no scripts, styles, images, forms or links. */
  readonly html: string
  /** Its text, line by line. */
  readonly text: string
  /** The number of removed elements that the reader would have seen. */
  readonly omitted: number
}

/** Moves headings two levels down, below those of the page, and replaces links by their text and address, so that nothing in the file navigates. */
function normalizeHeadingsAndLinks(fragment: DocumentFragment): void {
  const { ownerDocument } = fragment
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5')) {
    const lower = ownerDocument.createElement(`h${Math.min(6, Number(heading.tagName.slice(1)) + 2)}`)
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? ''
    const text = link.textContent.trim()
    const showsAddress = href !== '' && !href.startsWith('#') && href !== text && href !== `mailto:${text}`
    link.replaceWith(...link.childNodes, showsAddress ? ` (${href})` : '')
  }
}

const ALLOWED_ATTRIBUTES = ['colspan', 'rowspan', 'scope', 'dir', 'lang', 'start']
const SANITIZE_OPTIONS = { ALLOWED_TAGS, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false }

/** Reduces HTML from a record to readable markup. Nothing loads or runs while it is parsed: DOMPurify uses an inert document. */
export function sanitizeHtml(dirty: string): SanitizedHtml {
  const fragment = DOMPurify.sanitize(stripStyles(dirty), {
    ...SANITIZE_OPTIONS,
    ALLOWED_ATTR: ['href', ...ALLOWED_ATTRIBUTES],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
    RETURN_DOM_FRAGMENT: true,
  })
  const omitted = DOMPurify.removed.filter(
    (removed) => 'element' in removed && VISIBLE_TAGS.has(removed.element.nodeName.toUpperCase()),
  ).length
  normalizeHeadingsAndLinks(fragment)
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return {
    html: DOMPurify.sanitize(holder, { ...SANITIZE_OPTIONS, ALLOWED_ATTR: ALLOWED_ATTRIBUTES }),
    text: textOfHtml(holder),
    omitted,
  }
}

/** The document of the sandboxed iframe: its own content security policy lets it load and run nothing, even if the sanitizer missed something. */
export function sandboxedDocument(html: string, language: string | undefined): string {
  const lang =
    language !== undefined && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language) ? ` lang="${language}"` : ''
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  return `<!doctype html><html${lang}><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><meta name="referrer" content="no-referrer"><title></title><style>${PAGE_STYLE}</style></head><body dir="auto">${html}</body></html>`
}
