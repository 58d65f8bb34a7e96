import { textOf } from '../../lib/json'
import { isMaskedRecord } from '../../resources/masking'
import { descriptorOf } from '../../resources/descriptors'
import { groupBy } from './group-by'
import { isOfType, type Resource } from '../../fhir/resource'
import type { FormatContext } from '../../i18n/format-context'

/** Records that say the same. */
export interface RepeatedRecord<R extends Resource> {
  readonly first: R
  /** At least one. */
  readonly all: readonly R[]
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null

/** Elements in which two records of one event may differ: they say who recorded it, and where it belongs. */
const RECORD_ELEMENTS = 'id meta identifier text encounter basedOn partOf report recorded recorder asserter'.split(' ')

/** What a record says, or undefined for one that is never folded. */
function statementOf(record: Resource, format: FormatContext): string | undefined {
  if (isMaskedRecord(record)) return undefined
  if (isOfType(record, 'AllergyIntolerance')) {
    const { clinicalStatus, verificationStatus, criticality, reaction, note } = record
    const name = descriptorOf('AllergyIntolerance').title(record, format)?.toLowerCase()
    return name ? JSON.stringify([name, clinicalStatus, verificationStatus, criticality, reaction, note]) : undefined
  }
  if (isOfType(record, 'Device')) {
    // Two devices of one kind may be two devices: only their numbers tell.
    const number = [textOf(record.serialNumber), record.udiCarrier]
    return number.some(isPresent)
      ? JSON.stringify([descriptorOf('Device').title(record, format), record.status, record.lotNumber, ...number])
      : undefined
  }
  if (!isOfType(record, 'Immunization') && !isOfType(record, 'Procedure')) return undefined
  const content = Object.entries(record)
    .filter(([element]) => !RECORD_ELEMENTS.includes(element))
    .toSorted()
  // Two events without a date may be two events.
  return content.some(([element]) => /^(?:occurrence|performed)/.test(element)) ? JSON.stringify(content) : undefined
}

/** Allergies, devices, vaccinations and procedures that several records state in the same words, once each, in the order of the list. Records that differ in anything a row shows stay apart. */
export function foldRepeats<R extends Resource>(
  records: readonly R[],
  format: FormatContext,
): readonly RepeatedRecord<R>[] {
  return [...groupBy(records, (record) => statementOf(record, format) ?? record).values()].map((all) => ({
    first: all[0],
    all,
  }))
}
