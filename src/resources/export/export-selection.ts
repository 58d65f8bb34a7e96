import { isInListSection } from '../list-section'
import type { RecordType } from '../../contract'
import { shownYear } from '../../fhir/shown-day'
import type { Resource } from '../../fhir/resource'
import { descriptorOf } from '../descriptors'
import type { ExportSource } from './export-source'

/** What the user chose to export. */
export interface ExportSelection {
  /** Types that are left out. */
  readonly excludedTypes: ReadonlySet<RecordType>
  /** First and last year, inclusive; undefined for no limit. */
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Types whose records are ongoing: current ones belong to every year. */
const ONGOING_TYPES: readonly RecordType[] = [
  'AllergyIntolerance',
  'CarePlan',
  'CareTeam',
  'Condition',
  'Coverage',
  'Device',
  'Goal',
  'MedicationRequest',
]

/** The year of a record by the day that is shown; undefined without a date. */
export function yearOf(record: Resource, type: RecordType): string | undefined {
  return shownYear(descriptorOf(type).date(record)?.raw ?? '')
}

/** True for a record of these years. Records without a date and current ones of `ONGOING_TYPES` are always included. */
export function isInYears(
  record: Resource,
  type: RecordType,
  { from, to }: Pick<ExportSelection, 'from' | 'to'>,
): boolean {
  if (from === undefined && to === undefined) return true
  const year = yearOf(record, type)
  if (
    year === undefined ||
    (ONGOING_TYPES.includes(type) && isInListSection(type, record, 'main', 'planned', 'underReview'))
  )
    return true
  return (from === undefined || year >= from) && (to === undefined || year <= to)
}

/** All years of the records, newest first. */
export function exportYearsOf(source: ExportSource): readonly string[] {
  const years = new Set(
    source.parts.flatMap(({ type, records }) => records.flatMap((record) => yearOf(record, type) ?? [])),
  )
  return [...years].toSorted().reverse()
}

/** Applies a selection to a source, with a count of what it leaves out. */
export function applySelection(source: ExportSource, selection: ExportSelection): ExportSource {
  const selectedParts = source.parts.filter(({ type }) => !selection.excludedTypes.has(type))
  const parts = selectedParts.map((part) => ({
    ...part,
    records: part.records.filter((record) => isInYears(record, part.type, selection)),
  }))
  const count = (of: ExportSource['parts']): number => of.reduce((sum, { records }) => sum + records.length, 0)
  return {
    ...source,
    parts,
    omittedTypes: source.parts
      .filter(({ type, records }) => selection.excludedTypes.has(type) && records.length > 0)
      .map(({ type }) => type),
    omittedByYear: count(selectedParts) - count(parts),
  }
}
