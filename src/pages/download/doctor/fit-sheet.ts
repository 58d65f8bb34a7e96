import { fitRows, wrappedLineCount } from '../../../resources/export/fit-rows'
import { factsOfLine, sheetPartIds, type SheetLine, type SheetLines, type SheetPartId } from './sheet-lines'

/** A part of the printed sheet. */
export interface FittedPart {
  readonly lines: readonly SheetLine[]
  /** The number of lines that do not fit. */
  readonly omitted: number
}

export type FittedSheet = Readonly<Record<SheetPartId, FittedPart>>

/** Characters per line and lines on two pages, for the smaller of Letter and A4, in the font of `doctor.module.css`. */
const CHARS_PER_LINE = 104
const LINES_ON_TWO_PAGES = 106
/** Lines of the title, the notes on missing records, and the notes at the end. */
const FIXED_LINES = 8
/** Lines of the heading of a part with its spacing, and of the count of omitted lines. */
const HEADING_LINES = 3

/** Lines reserved for each part; together they fill the sheet. */
const MIN_LINES: Readonly<Record<SheetPartId, number>> = {
  allergies: 12,
  notToTake: 5,
  medicines: 24,
  problems: 16,
  implants: 6,
  contacts: 6,
  results: 8,
}

/** A line of the sheet as text. */
export const lineText = (line: SheetLine): string => [line.name, ...factsOfLine(line)].join(' · ')

/** The height of each row in lines; the first row of a group includes its heading. */
function rowHeights(lines: readonly SheetLine[]): readonly number[] {
  const seen = new Set<string>()
  return lines.map((line) => {
    const isNew = line.group !== undefined && !seen.has(line.group)
    if (line.group !== undefined) seen.add(line.group)
    return wrappedLineCount(lineText(line), CHARS_PER_LINE) + (isNew ? 1.3 : 0)
  })
}

/** The lines on the sheet: all when they fit on two pages or with `all`, else the first lines of each part. */
export function fitSheet(lines: SheetLines, all: boolean): FittedSheet {
  const counts = fitRows(
    sheetPartIds.map((id) => ({ head: HEADING_LINES, rows: rowHeights(lines[id]), share: MIN_LINES[id] })),
    all ? Infinity : LINES_ON_TWO_PAGES - FIXED_LINES,
  )
  const part = (id: SheetPartId): FittedPart => {
    const count = counts[sheetPartIds.indexOf(id)] ?? 0
    return { lines: lines[id].slice(0, count), omitted: lines[id].length - count }
  }
  return {
    allergies: part('allergies'),
    notToTake: part('notToTake'),
    medicines: part('medicines'),
    problems: part('problems'),
    implants: part('implants'),
    contacts: part('contacts'),
    results: part('results'),
  }
}

/** The estimated number of pages. */
export function sheetPageCount(sheet: FittedSheet): number {
  const used = sheetPartIds.reduce(
    (sum, id) => sum + HEADING_LINES + rowHeights(sheet[id].lines).reduce((own, one) => own + one, 0),
    FIXED_LINES,
  )
  return Math.max(1, Math.ceil((used * 2) / LINES_ON_TWO_PAGES))
}

/** Lines by group, in the order in which the groups first appear; the group titled `last` comes last. */
export function groupLines(
  lines: readonly SheetLine[],
  last: string,
): readonly { readonly title: string; readonly lines: readonly SheetLine[] }[] {
  const titles = [...new Set(lines.map(({ group = '' }) => group))].sort(
    (a, b) => Number(a === last) - Number(b === last),
  )
  return titles.map((title) => ({ title, lines: lines.filter(({ group = '' }) => group === title) }))
}
