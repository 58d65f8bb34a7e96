/** Elements after which a line ends. */
const LINE_ENDS = new Set('H1 H2 H3 H4 H5 H6 P BR HR DIV LI DT DD TR CAPTION PRE BLOCKQUOTE ADDRESS'.split(' '))
const HEADING = /^H[1-6]$/
/** What is crossed out is no part of the text. */
const REMOVED = new Set(['DEL', 'S'])

/** The words of a node, those of cells apart. */
const wordsIn = (node: Node): string => [...node.childNodes].map(wordsIn).join(' ') || (node.nodeValue ?? '')

/**
 * The text of sanitized HTML with its lines, in which terms can be found: headings are marked, as are the heads of the columns of a table up to its end,
 * and the cells of a row stay together, as a word of one can negate another.
 */
export function textOfHtml(root: Node): string {
  const parts: string[] = []
  let heading = ''
  const visit = (node: Node, hasLines: boolean): void => {
    const name = node.nodeName.toUpperCase()
    if (REMOVED.has(name)) return
    const text = node.nodeType === 3 ? (node.nodeValue ?? '') : ''
    parts.push(hasLines ? text : text.replace(/\s+/g, ' '))
    if (HEADING.test(name)) {
      heading = wordsIn(node)
      parts.push('\n# ')
    }
    if (name === 'THEAD') parts.push(`\n# ${heading}, ${wordsIn(node)}\n`)
    for (const child of node.childNodes) visit(child, hasLines || name === 'PRE')
    // What a row denies is not about the next one.
    if (name === 'TR') parts.push('\n')
    if (name === 'TABLE') parts.push(`\n# ${heading}\n`)
    if (name === 'TD' || name === 'TH') parts.push(' | ')
    if (LINE_ENDS.has(name)) parts.push('\n')
  }
  visit(root, false)
  return parts.join('')
}
