import type { Resource } from '../../fhir/resource'
import { wrappedLineCount } from './fit-rows'
import { missingNotes } from './missing-notes'
import { textSections } from './record-text'
import type { ExportPart, ExportSource } from './export-source'
import type { ExportContext } from './export-context'

/** Characters per line and lines per page of the printed record below its header, for the smaller of Letter and A4. */
const CHARACTERS_PER_LINE = 92
const LINES_PER_PAGE = 39.6
/** Space around a record and height of a type's heading, in lines. */
const RECORD_GAP_LINES = 0.78
const HEADING_LINES = 2.2
/** Height of the title block, in lines. */
const FRONT_LINES = 6
/** Number of records of each type that are rendered; the others are assumed to be like the nearest of them. */
const SAMPLE_SIZE = 24

/** A sample spread evenly over a list. */
function sampleOf<T>(all: readonly T[]): readonly T[] {
  if (all.length <= SAMPLE_SIZE) return all
  return Array.from({ length: SAMPLE_SIZE }, (_, index) => all[Math.floor((index * all.length) / SAMPLE_SIZE)]).filter(
    (item) => item !== undefined,
  )
}

/** An additional text below the name of a record. */
type ExtraLine = (record: Resource, name: string) => string | undefined

const lineCount = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + wrappedLineCount(text, CHARACTERS_PER_LINE), 0)

/** The height of each record of a type, in lines; that of the first includes the heading. */
function heightsOf(
  part: ExportPart,
  source: ExportSource,
  context: ExportContext,
  below: ExtraLine,
): readonly number[] {
  const sections = textSections({ ...source, parts: [{ ...part, records: sampleOf(part.records) }] }, context)
  const heights = sections
    .flatMap(({ records }) => records)
    .map(({ record, name, facts }) => RECORD_GAP_LINES + lineCount([name, below(record, name) ?? [], facts].flat()))
  return part.records.map(
    (_, index) =>
      (index === 0 ? HEADING_LINES : 0) + (heights[Math.floor((index * heights.length) / part.records.length)] ?? 0),
  )
}

/** Number of pages for blocks that are only split when longer than a page. */
function pagesFor(blocks: readonly number[]): number {
  let [pages, used] = [1, 0]
  for (const block of blocks) {
    if (used > 0 && used + block > LINES_PER_PAGE) [pages, used] = [pages + 1, 0]
    const over = Math.max(0, Math.ceil((used + block) / LINES_PER_PAGE) - 1)
    ;[pages, used] = [pages + over, used + block - over * LINES_PER_PAGE]
  }
  return pages
}

/** Estimates the number of printed pages of `textSections`, rather too high than too low. */
export function estimatePages(
  source: ExportSource,
  context: ExportContext,
  below: ExtraLine = () => undefined,
): number {
  const front = FRONT_LINES + lineCount(missingNotes(source, context))
  return pagesFor([front, ...source.parts.flatMap((part) => heightsOf(part, source, context, below))])
}
