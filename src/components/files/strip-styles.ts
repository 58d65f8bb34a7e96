const COMMENT_END = /-->|--!>/g
/** Elements whose content the parser reads as text, without tags. */
const rawTextElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
])

/** The index after the next match of `end`, or the length of the text. */
function indexAfter(html: string, from: number, end: RegExp): number {
  end.lastIndex = from
  return end.exec(html) ? end.lastIndex : html.length
}

const NAME = /[^\s/>]*/y
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y

interface StartTag {
  readonly name: string
  readonly text: string
  readonly end: number
}

/** The start tag at `from` without its `style` attribute; undefined if it is not closed. */
function startTag(html: string, from: number): StartTag | undefined {
  NAME.lastIndex = from + 1
  const name = (NAME.exec(html)?.[0] ?? '').toLowerCase()
  let at = NAME.lastIndex
  let text = html.slice(from, at)
  for (ATTRIBUTE.lastIndex = at; ;) {
    const attribute = ATTRIBUTE.exec(html)
    if (!attribute) break
    at = ATTRIBUTE.lastIndex
    if (attribute[1]?.toLowerCase() !== 'style') text += attribute[0]
  }
  const end = html.indexOf('>', at)
  return end < 0 ? undefined : { name, text: text + html.slice(at, end + 1), end: end + 1 }
}

/** The index after a `<` that opens no start tag: after a comment, end tag or declaration, or after the character itself. */
function endOfOther(html: string, from: number): number {
  if (html.startsWith('<!--', from)) return indexAfter(html, from + 2, COMMENT_END)
  return /[!/?]/.test(html[from + 1] ?? '') ? indexAfter(html, from, />/g) : from + 1
}

/**
 * Removes inline styles and style sheets, as a parser reports each as a CSP violation even in a document that is never displayed.
 * Follows the HTML tokenizer; anything it cannot follow is left for the sanitizer that runs afterwards.
 */
export function stripStyles(html: string): string {
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const tag = html.indexOf('<', at)
    if (tag < 0) break
    parts.push(html.slice(at, tag))
    at = tag
    const isStart = /[a-z]/i.test(html[tag + 1] ?? '')
    const start = isStart ? startTag(html, tag) : undefined
    if (isStart && !start) break
    if (!start) {
      at = endOfOther(html, tag)
      parts.push(html.slice(tag, at))
      continue
    }
    at = start.end
    const close = rawTextElements.has(start.name) ? new RegExp(`</${start.name}(?=[\\s/>])`, 'gi') : undefined
    const contentEnd = close ? indexAfter(html, at, close) : at
    if (start.name === 'style' && contentEnd < html.length) {
      at = indexAfter(html, contentEnd, />/g)
      continue
    }
    parts.push(start.text, html.slice(at, contentEnd))
    at = contentEnd
  }
  return parts.join('') + html.slice(at)
}
