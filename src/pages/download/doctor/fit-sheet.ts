import { fitted, linesOf } from '../../../resources/export/fit'
import { partIds, type PartId, type SheetLine } from './sheet-lines'

/** A part of the sheet as it is printed. */
export interface SheetPart {
  readonly lines: readonly SheetLine[]
  /** Lines for which there was no room. */
  readonly left: number
}

export type FittedSheet = Readonly<Record<PartId, SheetPart>>

/** Letters on a line and lines on two pages, on the smaller side of Letter and A4, in the letters of `doctor.module.css`. */
const LETTERS = 104
const LINES = 106
/** The title, what is missing, and the notes at the end. */
const AROUND = 8
/** Heading of a part with the space before it, and the line that says what was left out. */
const HEAD = 3

/** Lines that each part gets in any case; together they fill the sheet. */
const shares: Readonly<Record<PartId, number>> = {
  allergies: 12,
  notToTake: 5,
  medicines: 24,
  problems: 16,
  implants: 6,
  contacts: 6,
  results: 8,
}

/** The line as one text. */
export const lineText = ({ name, facts }: SheetLine): string =>
  [name, ...facts.filter((fact) => fact !== '')].join(' · ')

/** Lines that each row takes; the first of a group brings the heading of that group along. */
function heights(lines: readonly SheetLine[]): readonly number[] {
  const seen = new Set<string>()
  return lines.map((line) => {
    const isNew = line.group !== undefined && !seen.has(line.group)
    if (line.group !== undefined) seen.add(line.group)
    return linesOf(lineText(line), LETTERS) + (isNew ? 1.3 : 0)
  })
}

/** What stands on the sheet: all of it where it fits on two pages or `all` is wanted; else the first lines of each part. */
export function fitSheet(lines: Readonly<Record<PartId, readonly SheetLine[]>>, all: boolean): FittedSheet {
  const counts = fitted(
    partIds.map((id) => ({ head: HEAD, rows: heights(lines[id]), share: shares[id] })),
    all ? Infinity : LINES - AROUND,
  )
  const part = (id: PartId): SheetPart => {
    const count = counts[partIds.indexOf(id)] ?? 0
    return { lines: lines[id].slice(0, count), left: lines[id].length - count }
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

/** About how many pages all lines take. */
export function pagesOfSheet(sheet: FittedSheet): number {
  const used = partIds.reduce(
    (sum, id) => sum + HEAD + heights(sheet[id].lines).reduce((own, one) => own + one, 0),
    AROUND,
  )
  return Math.max(1, Math.ceil((used * 2) / LINES))
}

/** Lines under their group, the groups in the order in which they first come; the one for all others last. */
export function grouped(
  lines: readonly SheetLine[],
  last: string,
): readonly { readonly title: string; readonly lines: readonly SheetLine[] }[] {
  const titles = [...new Set(lines.map(({ group = '' }) => group))].sort(
    (a, b) => Number(a === last) - Number(b === last),
  )
  return titles.map((title) => ({ title, lines: lines.filter(({ group = '' }) => group === title) }))
}
