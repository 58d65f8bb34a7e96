import { fitRows, wrappedLineCount } from '../../../resources/export/fit-rows'
import { factsOfLine, sheetPartIds, type SheetLine, type SheetLines, type SheetPartId } from './sheet-lines'

/** A part of the printed sheet. */
export interface FittedPart {
  readonly lines: readonly SheetLine[]
  /** The number of lines that do not fit. */
  readonly omitted: number
}

export type FittedSheet = Readonly<Record<SheetPartId, FittedPart>>

/** Characters per line and lines on two pages, for the smaller of Letter and A4, in the font of `doctor.module.css`; the break between pages takes some. */
const CHARS_PER_LINE = 112
const LINES_ON_TWO_PAGES = 104
/** Lines of the title and the notes at the end. */
const FIXED_LINES = 5
/** Lines of the heading of a part with its spacing. */
const HEADING_LINES = 1.8

/** Lines of what the sheet says besides its parts: on missing records, and below each part, such as how many old results are not listed. */
export interface SheetNoteLines {
  readonly missing: number
  readonly parts: Readonly<Partial<Record<SheetPartId, number>>>
}

const noNotes: SheetNoteLines = { missing: 0, parts: {} }

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

type Counts = Readonly<Record<SheetPartId, number>>

const rowCounts = (lines: SheetLines): Counts => countsOf((id) => lines[id].length)

const countsOf = (count: (id: SheetPartId) => number): Counts => ({
  allergies: count('allergies'),
  notToTake: count('notToTake'),
  medicines: count('medicines'),
  problems: count('problems'),
  implants: count('implants'),
  contacts: count('contacts'),
  results: count('results'),
})

/** The lines of a part besides its rows; one that is cut says so. */
const headLines = (id: SheetPartId, isCut: boolean, notes: SheetNoteLines): number =>
  HEADING_LINES + (notes.parts[id] ?? 0) + (isCut ? 1 : 0)

/** How many rows of each part fit where the parts of `cut` are cut. */
function fitParts(lines: SheetLines, cut: ReadonlySet<SheetPartId>, notes: SheetNoteLines): Counts {
  const counts = fitRows(
    sheetPartIds.map((id) => ({
      head: headLines(id, cut.has(id), notes),
      rows: rowHeights(lines[id]),
      share: MIN_LINES[id],
    })),
    LINES_ON_TWO_PAGES - FIXED_LINES - notes.missing,
  )
  return countsOf((id) => counts[sheetPartIds.indexOf(id)] ?? 0)
}

/** The lines on the sheet: all when they fit on two pages or with `all`, else the first lines of each part. */
export function fitSheet(lines: SheetLines, all: boolean, notes: SheetNoteLines = noNotes): FittedSheet {
  let counts = rowCounts(lines)
  const cut = new Set<SheetPartId>()
  // A part that is cut takes a line more, so that another one may have to be cut.
  for (let known = -1; !all && known < cut.size;) {
    known = cut.size
    counts = fitParts(lines, cut, notes)
    for (const id of sheetPartIds) if (counts[id] < lines[id].length) cut.add(id)
  }
  const part = (id: SheetPartId): FittedPart => ({
    lines: lines[id].slice(0, counts[id]),
    omitted: lines[id].length - counts[id],
  })
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
export function sheetPageCount(sheet: FittedSheet, notes: SheetNoteLines = noNotes): number {
  const used = sheetPartIds.reduce(
    (sum, id) =>
      sum +
      headLines(id, sheet[id].omitted > 0, notes) +
      rowHeights(sheet[id].lines).reduce((own, one) => own + one, 0),
    FIXED_LINES + notes.missing,
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
