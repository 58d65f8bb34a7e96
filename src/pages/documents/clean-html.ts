import DOMPurify from 'dompurify'
import { withoutStyles } from '../../components/files/without-styles'
import { PAGE_STYLE } from './page-style'

const tags = [
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
/** Removed together with what is in them, and worth telling: a reader would have seen them. */
const seen = new Set([
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

export interface CleanHtml {
  /** Markup of text, lists and tables only: no script, style, picture, form or link. */
  readonly html: string
  /** Parts that a reader would have seen and that were left out. */
  readonly leftOut: number
}

/** Headings two levels down, below those of the page; addresses of links as text, since nothing in the file may lead elsewhere by a click. */
function tame(fragment: DocumentFragment): void {
  const { ownerDocument } = fragment
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5')) {
    const lower = ownerDocument.createElement(`h${Math.min(6, Number(heading.tagName.slice(1)) + 2)}`)
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? ''
    const said = link.textContent.trim()
    const named = href !== '' && !href.startsWith('#') && href !== said && href !== `mailto:${said}`
    link.replaceWith(...link.childNodes, named ? ` (${href})` : '')
  }
}

const attributes = ['colspan', 'rowspan', 'scope', 'dir', 'lang', 'start']
const keep = { ALLOWED_TAGS: tags, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false }

/** Reduces a page from a record to what can be read in it. Nothing of it is loaded or run on the way: the parser's document is inert. */
export function cleanHtml(dirty: string): CleanHtml {
  const fragment = DOMPurify.sanitize(withoutStyles(dirty), {
    ...keep,
    ALLOWED_ATTR: ['href', ...attributes],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
    RETURN_DOM_FRAGMENT: true,
  })
  const leftOut = DOMPurify.removed.filter(
    (removed) => 'element' in removed && seen.has(removed.element.nodeName.toUpperCase()),
  ).length
  tame(fragment)
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return { html: DOMPurify.sanitize(holder, { ...keep, ALLOWED_ATTR: attributes }), leftOut }
}

/** The whole document of the frame: its own policy lets it load and run nothing, whatever the cleaning may have missed. */
export function framedPage(html: string, language: string | undefined): string {
  const lang =
    language !== undefined && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language) ? ` lang="${language}"` : ''
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  return `<!doctype html><html${lang}><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><meta name="referrer" content="no-referrer"><title></title><style>${PAGE_STYLE}</style></head><body dir="auto">${html}</body></html>`
}
