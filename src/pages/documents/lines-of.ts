const blocks =
  /<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|tr|br|hr|pre|blockquote|address|article|section|header|footer|main)\b[^>]*>/gi
/** Lines that the space around a block is worth. */
const SPACE = 0.7

/**
 * About how many lines a page takes when so many characters fit into one: its frame has no origin, so nobody can measure it.
 * `html` as `cleanHtml` gives it.
 */
export function linesOf(html: string, perLine: number): number {
  const asWritten = html.replace(/<pre\b[^>]*>[\s\S]*?<\/pre>/gi, (text) => text.replace(/\n/g, '<br>'))
  const lengths = asWritten.split(blocks).map(
    (text) =>
      text
        .replace(/<[^>]*>/g, '')
        .replace(/&[#\w]+;/g, '.')
        .replace(/\s+/g, ' ')
        .trim().length,
  )
  return Math.ceil(lengths.reduce((sum, length) => (length === 0 ? sum : sum + Math.ceil(length / perLine) + SPACE), 0))
}
