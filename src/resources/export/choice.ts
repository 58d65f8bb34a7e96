import type { RecordType } from '../../contract'
import { textOf } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import { describe } from '../registry'
import type { ExportSource } from './source'

/** What somebody takes along of a record. */
export interface Choice {
  /** Kinds that stay out. */
  readonly without: ReadonlySet<RecordType>
  /** First and last year, as in the dates of the record; undefined for all of them. */
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Kinds that go on: what of them still holds belongs to each year. */
const lasting: readonly RecordType[] = [
  'AllergyIntolerance',
  'CarePlan',
  'CareTeam',
  'Condition',
  'Coverage',
  'Device',
  'Goal',
  'MedicationRequest',
]

/** The year of a record, by the date that stands for it; undefined where it names none. */
export function yearOf(record: Resource, type: RecordType): string | undefined {
  return /^\d{4}/.exec(textOf(describe(type).date(record)?.raw) ?? '')?.[0]
}

/** True for a record of these years. What has no date, and what still holds, is never left out for its year. */
export function isOfYears(record: Resource, type: RecordType, { from, to }: Pick<Choice, 'from' | 'to'>): boolean {
  if (from === undefined && to === undefined) return true
  const year = yearOf(record, type)
  if (
    year === undefined ||
    (lasting.includes(type) && ['main', 'plan', 'check'].includes(describe(type).place(record)))
  )
    return true
  return (from === undefined || year >= from) && (to === undefined || year <= to)
}

/** The years of a record, the newest first. */
export function yearsIn(source: ExportSource): readonly string[] {
  const years = new Set(
    source.parts.flatMap(({ type, records }) => records.flatMap((record) => yearOf(record, type) ?? [])),
  )
  return [...years].toSorted().reverse()
}

/** The source with what was chosen; kinds and records that stay out for it are counted. */
export function onlyChosen(source: ExportSource, choice: Choice): ExportSource {
  const kept = source.parts.filter(({ type }) => !choice.without.has(type))
  const parts = kept.map((part) => ({
    ...part,
    records: part.records.filter((record) => isOfYears(record, part.type, choice)),
  }))
  const count = (of: ExportSource['parts']): number => of.reduce((sum, { records }) => sum + records.length, 0)
  return {
    ...source,
    parts,
    kindsLeft: source.parts
      .filter(({ type, records }) => choice.without.has(type) && records.length > 0)
      .map(({ type }) => type),
    yearsLeft: count(kept) - count(parts),
  }
}
