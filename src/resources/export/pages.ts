import type { Resource } from '../../fhir/resource'
import { linesOf } from './fit'
import { textSections } from './record-text'
import type { ExportPart, ExportSource } from './source'
import type { Speech } from './speech'

/** Letters on a line and lines on a page of the printed record, on the smaller side of Letter and A4. */
const LETTERS = 92
const LINES = 46
/** The space between two records, and around the heading of a kind, in lines. */
const BETWEEN = 1.5
const HEADING = 3
/** So many records of each kind are put into words; the others are taken to be like them. */
const SAMPLE = 24

/** Records spread evenly over a list. */
function sampleOf<T>(all: readonly T[]): readonly T[] {
  if (all.length <= SAMPLE) return all
  return Array.from({ length: SAMPLE }, (_, index) => all[Math.floor((index * all.length) / SAMPLE)]).filter((one) => one !== undefined)
}

/** What else stands below the name of a record. */
type Below = (record: Resource, name: string) => string | undefined

function linesOfPart(part: ExportPart, source: ExportSource, speech: Speech, below: Below): number {
  const records = sampleOf(part.records)
  const sections = textSections({ ...source, parts: [{ ...part, records }] }, speech)
  const lines = sections.flatMap((section) => section.records).reduce((sum, { record, name, facts }) => sum + BETWEEN + [name, below(record, name) ?? [], facts].flat().reduce((own, text) => own + linesOf(text, LETTERS), 0), 0)
  return records.length === 0 ? 0 : HEADING + (lines / records.length) * part.records.length
}

/** About how many pages the record takes on paper, in the words of `textSections`. */
export function pagesOf(source: ExportSource, speech: Speech, below: Below = () => undefined): number {
  return Math.max(1, Math.ceil(source.parts.reduce((sum, part) => sum + linesOfPart(part, source, speech, below), 0) / LINES))
}
