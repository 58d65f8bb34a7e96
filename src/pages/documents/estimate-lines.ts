import { replaceElements, replaceTags } from '../../lib/markup'

const BLOCK_TAG =
  /<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|tr|br|hr|pre|blockquote|address|article|section|header|footer|main)\b[^<>]*>/gi
/** Spacing around a block, in lines. */
const BLOCK_SPACING_LINES = 0.7

/**
 * Estimates how many lines sanitized HTML takes at a number of characters per line. Its iframe has no origin, so its height
 * cannot be measured.
 */
export function estimateLines(html: string, charsPerLine: number): number {
  const asWritten = replaceElements(html, ['pre'], (text) => text.replace(/\n/g, '<br>'))
  const lengths = asWritten.split(BLOCK_TAG).map(
    (text) =>
      replaceTags(text, '')
        .replace(/&[#\w]+;/g, '.')
        .replace(/\s+/g, ' ')
        .trim().length,
  )
  return Math.ceil(
    lengths.reduce(
      (sum, length) => (length === 0 ? sum : sum + Math.ceil(length / charsPerLine) + BLOCK_SPACING_LINES),
      0,
    ),
  )
}
