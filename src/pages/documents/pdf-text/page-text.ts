/** A run of text of a page, as pdf.js reads it; `y` is measured upwards, both in points. */
export interface TextRun {
  readonly text: string
  readonly y: number
  readonly height: number
  readonly isLineEnd: boolean
}

/** The text of a page in the order of the file. */
export interface PageText {
  readonly text: string
  /**
   * The order goes back to lines that it left before, as in columns and tables that are written column by column: what belongs together does not stand
   * together.
   */
  readonly isInColumns: boolean
}

interface Line {
  readonly text: string
  readonly y: number
  readonly height: number
}

function linesOf(runs: readonly TextRun[]): readonly Line[] {
  const lines: Line[] = []
  let open: TextRun[] = []
  const close = (): void => {
    const text = open
      .map((run) => run.text)
      .join('')
      .trimEnd()
    const visible = open.filter((run) => run.text.trim() !== '')
    const [first] = visible
    if (first) lines.push({ text, y: first.y, height: Math.max(...visible.map(({ height }) => height)) })
    open = []
  }
  for (const run of runs) {
    open.push(run)
    if (run.isLineEnd) close()
  }
  close()
  return lines
}

/** Lines further apart than this many heights are paragraphs. */
const PARAGRAPH_GAP = 1.9
/** Baselines closer than this part of a height are one line. */
const SAME_LINE = 0.5

/** Whether a later line is at the height of an earlier one, with another line between them. */
function goesBack(lines: readonly Line[]): boolean {
  // Rounded to half a height, so that a page of thousands of lines takes linear time.
  const seen = new Map<number, number>()
  return lines.some(({ y, height }, index) => {
    const size = Math.max(height, 1)
    const key = Math.round(y / (size * SAME_LINE))
    const last = Math.max(...[key - 1, key, key + 1].map((each) => seen.get(each) ?? -1))
    seen.set(key, index)
    return last >= 0 && index - last > 1
  })
}

/** The lines of a page, with an empty line between paragraphs. */
export function pageText(runs: readonly TextRun[]): PageText {
  const lines = linesOf(runs)
  const text = lines
    .map((line, index) => {
      const before = lines[index - 1]
      const isNewParagraph =
        before !== undefined && Math.abs(before.y - line.y) > PARAGRAPH_GAP * Math.max(line.height, 1)
      return `${isNewParagraph ? '\n' : ''}${line.text}`
    })
    .join('\n')
  return { text, isInColumns: goesBack(lines) }
}
