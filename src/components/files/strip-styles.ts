const COMMENT_END = /-->|--!>/g
/** Elements whose content is text for the parser, so that what looks like a tag in them is none. */
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

/** The index after the next match of `end`, or that of the end of the text. */
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

/** The start tag at `from` without its `style`; undefined when the text ends inside of it. */
function startTag(html: string, from: number): StartTag | undefined {
  NAME.lastIndex = from + 1
  const name = (NAME.exec(html)?.[0] ?? '').toLowerCase()
  let at = NAME.lastIndex
  let kept = html.slice(from, at)
  for (ATTRIBUTE.lastIndex = at; ;) {
    const found = ATTRIBUTE.exec(html)
    if (!found) break
    at = ATTRIBUTE.lastIndex
    if (found[1]?.toLowerCase() !== 'style') kept += found[0]
  }
  const end = html.indexOf('>', at)
  return end < 0 ? undefined : { name, text: kept + html.slice(at, end + 1), end: end + 1 }
}

/**
 * Markup without its inline styles and style sheets, which nothing here uses: a parser reports each of them to the policy of the page, also in
 * a document that is never shown. Follows the tokens of HTML; what it cannot follow it leaves as it is, for the cleaning that comes after it.
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
    const found = isStart ? startTag(html, tag) : undefined
    if (isStart && !found) break
    if (!found) {
      const end = html.startsWith('<!--', tag)
        ? indexAfter(html, tag + 2, COMMENT_END)
        : /[!/?]/.test(html[tag + 1] ?? '')
          ? indexAfter(html, tag, />/g)
          : tag + 1
      parts.push(html.slice(tag, end))
      at = end
      continue
    }
    at = found.end
    const close = rawTextElements.has(found.name) ? new RegExp(`</${found.name}(?=[\\s/>])`, 'gi') : undefined
    const inside = close ? indexAfter(html, at, close) : at
    if (found.name === 'style' && inside < html.length) {
      at = indexAfter(html, inside, />/g)
      continue
    }
    parts.push(found.text, html.slice(at, inside))
    at = inside
  }
  return parts.join('') + html.slice(at)
}
