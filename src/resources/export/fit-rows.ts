/** A section of a sheet, measured in lines. */
export interface SizedSection {
  /** Lines of its heading and its note on omitted rows. */
  readonly head: number
  /** Lines of each row, most important first. */
  readonly rows: readonly number[]
  /** Lines reserved for its rows. */
  readonly share: number
}

function takeRows(
  rows: readonly number[],
  from: number,
  lines: number,
): { readonly count: number; readonly used: number } {
  let [count, used] = [from, 0]
  for (let row = rows[count]; row !== undefined && used + row <= lines; row = rows[count]) {
    used += row
    count += 1
  }
  return { count, used }
}

/**
 * Number of rows of each section that fit on a sheet. Every section first gets its share, so that long sections leave room for later ones; the
 * remaining lines go to the sections in order. Rows are only cut from the end.
 */
export function fitRows(sections: readonly SizedSection[], lines: number): readonly number[] {
  let remaining = lines - sections.reduce((sum, { head }) => sum + head, 0)
  const counts = sections.map(({ rows, share }) => {
    const { count, used } = takeRows(rows, 0, Math.min(share, remaining))
    remaining -= used
    return count
  })
  return sections.map(({ rows }, index) => {
    const { count, used } = takeRows(rows, counts[index] ?? 0, remaining)
    remaining -= used
    return count
  })
}

/** Lines that a text takes when wrapped at a number of characters. */
export function wrappedLineCount(text: string, charactersPerLine: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / charactersPerLine)), 0)
}
