import type { Resource } from '../../fhir/resource'
import { linesOf } from './fit'
import { missingNotes } from './notes'
import { textSections } from './record-text'
import type { ExportPart, ExportSource } from './source'
import type { Speech } from './speech'

/** Letters on a line and lines on a page of the printed record, on the smaller side of Letter and A4, below the head that says whose it is. */
const LETTERS = 92
const LINES = 39.6
/** The space around a record and the heading of a kind, in lines. */
const BETWEEN = 0.78
const HEADING = 2.2
/** The title and what it says of the whole. */
const FRONT = 6
/** So many records of each kind are put into words; the others are taken to be like the nearest of them. */
const SAMPLE = 24

/** Records spread evenly over a list. */
function sampleOf<T>(all: readonly T[]): readonly T[] {
  if (all.length <= SAMPLE) return all
  return Array.from({ length: SAMPLE }, (_, index) => all[Math.floor((index * all.length) / SAMPLE)]).filter(
    (one) => one !== undefined,
  )
}

/** What else stands below the name of a record. */
type Below = (record: Resource, name: string) => string | undefined

const lines = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + linesOf(text, LETTERS), 0)

/** The height of each record of a kind, in lines; the first brings the heading along. */
function heightsOf(part: ExportPart, source: ExportSource, speech: Speech, below: Below): readonly number[] {
  const sections = textSections({ ...source, parts: [{ ...part, records: sampleOf(part.records) }] }, speech)
  const heights = sections
    .flatMap(({ records }) => records)
    .map(({ record, name, facts }) => BETWEEN + lines([name, below(record, name) ?? [], facts].flat()))
  return part.records.map(
    (_, index) =>
      (index === 0 ? HEADING : 0) + (heights[Math.floor((index * heights.length) / part.records.length)] ?? 0),
  )
}

/** Pages that the blocks take: one is never cut by the end of a page, unless it is longer than a page. */
function pagesFor(blocks: readonly number[]): number {
  let [pages, used] = [1, 0]
  for (const block of blocks) {
    if (used > 0 && used + block > LINES) [pages, used] = [pages + 1, 0]
    const over = Math.max(0, Math.ceil((used + block) / LINES) - 1)
    ;[pages, used] = [pages + over, used + block - over * LINES]
  }
  return pages
}

/** About how many pages the record takes on paper, in the words of `textSections`: rather too many than too few. */
export function pagesOf(source: ExportSource, speech: Speech, below: Below = () => undefined): number {
  const front = FRONT + lines(missingNotes(source, speech))
  return pagesFor([front, ...source.parts.flatMap((part) => heightsOf(part, source, speech, below))])
}
