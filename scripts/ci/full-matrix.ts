/** `FULL_MATRIX=1`: tests run all cases, where they otherwise run a sample. */
export const isFullMatrix = process.env['FULL_MATRIX'] === '1'

/** How many cases a test with generated input runs: a quarter of `all`, or with `FULL_MATRIX=1` all of them. */
export const generatedCases = (all: number): number => (isFullMatrix ? all : Math.ceil(all / 4))

/** Pairs of two lists, for tests of each reader in each language: every member of both lists in at least one pair, or with `FULL_MATRIX=1` every pair. */
export function pairsOf<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
): readonly (readonly [Row, Column])[] {
  const isInSample = (row: number, column: number): boolean =>
    rows.length >= columns.length ? column === row % columns.length : row === column % rows.length
  return rows.flatMap((row, rowIndex) =>
    columns
      .filter((_, columnIndex) => isFullMatrix || isInSample(rowIndex, columnIndex))
      .map((column) => [row, column] as const),
  )
}
