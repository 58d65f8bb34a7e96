import { isMedicineRecord, withMedicineConcept } from './medicine-name'
import type { Resource } from '../../fhir/resource'

interface Known {
  readonly included: readonly Resource[]
  readonly named: Resource
}

const known = new WeakMap<Resource, Known>()

function withLinkedMedicine(record: Resource, included: readonly Resource[]): Resource {
  if (!isMedicineRecord(record)) return record
  const before = known.get(record)
  if (before && (before.included === included || before.named !== record)) return before.named
  const named = withMedicineConcept(record, included)
  known.set(record, { included, named })
  return named
}

/**
 * The records, with prescriptions and fills that only link to a Medication named by it, for lists whose rows read one record each. The same
 * object for the same record once its Medication is known.
 */
export const withLinkedMedicines = (records: readonly Resource[], included: readonly Resource[]): readonly Resource[] =>
  records.map((record) => withLinkedMedicine(record, included))
