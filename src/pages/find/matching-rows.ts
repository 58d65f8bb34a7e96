import { assertionOf } from '../../clinical/assertion/assertion-of'
import { groupVaccines } from '../../clinical/immunizations/vaccine-groups'
import { medicineGroup } from '../../clinical/medications/medicine-groups'
import { medicineKey } from '../../clinical/medications/medicine-name'
import { isOfType, type Resource } from '../../fhir/resource'
import { isMaskedRecord } from '../../resources/masking'
import { newestPerName } from './search-order'
import type { RecordType } from '../../contract'
import type { StatusContext } from '../../clinical/status/record-status'
import type { FormatContext } from '../../i18n/format-context'
import type { find } from '../../i18n/locales/en/find'
import type { ReasonKey } from '../../clinical/assertion/assertion'
import type { TextSearchField } from '../../resources/text-search'
import type { SearchHit } from './search'
import type { ReadRecord } from './use-question-answerer'

/** The cards with one row for each test, medicine, condition and so on, in their order. */
export type RowGroup = keyof typeof find.rows

const groupOfType: Partial<Readonly<Record<RecordType, RowGroup>>> = {
  AllergyIntolerance: 'allergies',
  Observation: 'tests',
  MedicationRequest: 'medicines',
  Condition: 'conditions',
  Immunization: 'vaccines',
  Procedure: 'procedures',
  Encounter: 'visits',
  DiagnosticReport: 'papers',
  DocumentReference: 'papers',
}

/** The type that gives a card its icon. */
export const typeOfGroup: Readonly<Record<RowGroup, RecordType>> = {
  tests: 'Observation',
  medicines: 'MedicationRequest',
  conditions: 'Condition',
  allergies: 'AllergyIntolerance',
  vaccines: 'Immunization',
  procedures: 'Procedure',
  visits: 'Encounter',
  papers: 'DiagnosticReport',
}

/** Rows under one heading, those whose name matches first. */
export interface MatchingRows {
  readonly group: RowGroup
  readonly records: readonly Resource[]
}

interface Context {
  readonly record: ReadRecord
  readonly status: StatusContext
  readonly format: FormatContext
  mask(record: Resource): Resource
}

/** One record for each thing that hits are about: the newest result of a test, the open prescriptions of a medicine, the newest dose of a vaccine. */
function representatives(type: RecordType, hits: readonly SearchHit[], { record, status, format }: Context) {
  const records = hits.map(({ resource }) => resource)
  const found = new Set<Resource>(records)
  if (type === 'Observation')
    return record.tests
      .filter(({ readings }) => readings.some(({ observation }) => found.has(observation)))
      .map(({ newest }) => newest.observation)
  if (type === 'Immunization')
    return groupVaccines(
      records.filter((each) => isOfType(each, 'Immunization')),
      format,
    ).map(({ doses }) => doses[0])
  if (type === 'MedicationRequest') {
    const requests = records.filter((each) => isOfType(each, 'MedicationRequest'))
    const keyOf = (each: (typeof requests)[number]) => medicineKey(each, record.included, format)
    const isPast = (each: (typeof requests)[number]) => medicineGroup(each) === 'past'
    const open = requests.filter((each) => !isPast(each))
    const known = new Set(open.map(keyOf))
    return [
      ...open,
      ...requests.filter((each, index) => {
        const key = keyOf(each)
        return isPast(each) && !known.has(key) && requests.findIndex((other) => keyOf(other) === key) === index
      }),
    ]
  }
  return newestPerName(type, hits, status, format).map(({ resource }) => resource)
}

/** What the reader must see first. */
const isDoNotTakeOrder = (record: Resource): boolean =>
  isOfType(record, 'MedicationRequest') && medicineGroup(record) === 'doNotTake'

/** Not among the rows: what was entered by mistake, and documents that another one replaces. */
const notInRows: readonly ReasonKey[] = ['mistake', 'replaced']

/** The records of one type for rows: orders not to take a medicine first, then those whose name matches; covered ones last. */
function rowRecords(type: RecordType, hits: readonly SearchHit[], context: Context): readonly Resource[] {
  const { status, mask } = context
  const stated = hits.filter(
    ({ resource }) => !assertionOf(resource, status).reasons.some((reason) => notInRows.includes(reason)),
  )
  const shown = stated.filter(({ resource }) => !isMaskedRecord(mask(resource)))
  const matchedBy = (field: TextSearchField): ReadonlySet<Resource> =>
    new Set(shown.filter(({ entries }) => entries.some((each) => each.field === field)).map(({ resource }) => resource))
  const ranks = [matchedBy('name'), matchedBy('plain')]
  const rank = (each: Resource): number => (isDoNotTakeOrder(each) ? -1 : ranks.findIndex((set) => set.has(each)) >>> 0)
  return [
    ...representatives(type, shown, context).toSorted((a, b) => rank(a) - rank(b)),
    ...stated.filter((hit) => !shown.includes(hit)).map(({ resource }) => mask(resource)),
  ]
}

/** The rows for the hits of a search, in the order of the cards. Records of other types are only among all records. */
export function matchingRows(
  hits: readonly { readonly type: RecordType; readonly hits: readonly SearchHit[] }[],
  context: Context,
): readonly MatchingRows[] {
  const groups = [...new Set(Object.values(groupOfType))]
  return groups.flatMap((group) => {
    const records = hits
      .filter(({ type }) => groupOfType[type] === group)
      .flatMap(({ type, hits: ofType }) => rowRecords(type, ofType, context))
    return records.length === 0 ? [] : [{ group, records }]
  })
}
