/** A part of a sheet, in lines. */
export interface Sized {
  /** Its heading, and the line that says what was left out. */
  readonly head: number
  /** Each of its rows, the first of which matter most. */
  readonly rows: readonly number[]
  /** So many lines are its own, whatever the parts before it hold. */
  readonly share: number
}

function within(
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
 * How many rows each part may keep on a sheet of so many lines. Each part first gets its share, so that a long one before it leaves room; what is
 * left then goes to the parts in their order. Rows are cut from the end alone.
 */
export function fitted(parts: readonly Sized[], lines: number): readonly number[] {
  let left = lines - parts.reduce((sum, { head }) => sum + head, 0)
  const kept = parts.map(({ rows, share }) => {
    const { count, used } = within(rows, 0, Math.min(share, left))
    left -= used
    return count
  })
  return parts.map(({ rows }, index) => {
    const { count, used } = within(rows, kept[index] ?? 0, left)
    left -= used
    return count
  })
}

/** Lines that a text takes where so many letters fit on one. */
export function linesOf(text: string, letters: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / letters)), 0)
}
