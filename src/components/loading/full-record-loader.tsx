import { useMemo } from 'react'
import { isListLoading, listGap } from '../../data/completeness/list-gap'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { includesFor } from '../../data/prefetch/first-page'
import { usePatient } from '../../data/queries/use-patient'
import { useRecordsOfTypes, type TypedRecordsResult } from '../../data/queries/use-records-of-types'
import { isOffered } from '../../data/queries/capabilities'
import { typesOf } from '../../data/queries/types-of'
import { useNaming, type Naming } from '../../data/references/naming'
import { supportingTypes, usePendingReads } from '../../data/references/use-referenced-records'
import { instantOf } from '../../fhir/partial-date'
import { countOmitted } from '../../fhir/whole-list'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import { newestFirst } from '../../clinical/shared/newest-first'
import { useStatusContext } from '../patient/status-context'
import { useExportContext } from './use-export-context'
import { recordGroups } from '../../clinical/overview/record-groups'
import { recordKey } from '../../fhir/source'
import type { ReactNode } from 'react'
import type { StatusContext } from '../../clinical/status/record-status'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { ExportPart, ExportSource } from '../../resources/export/export-source'
import type { ExportContext } from '../../resources/export/export-context'
import { useFormat } from '../../language/language-context'
import type { FormatContext } from '../../i18n/format-context'

/** The types most looked for, in this order; others follow in the order of the API. */
const TYPE_ORDER: readonly RecordType[] = [
  'AllergyIntolerance',
  'Condition',
  'MedicationRequest',
  'MedicationDispense',
  'Immunization',
  'Observation',
  'DiagnosticReport',
  'Procedure',
  'Encounter',
  'DocumentReference',
  'Device',
  'CareTeam',
  'CarePlan',
  'Goal',
]

/** All lists of the open record, as far as they are loaded. */
export interface FullRecord {
  readonly lists: readonly TypedRecordsResult[]
  /** True while parts are still loading. */
  readonly isLoading: boolean
  /** The data for exports and printed sheets. */
  readonly source: ExportSource
  readonly exportContext: ExportContext
}

/** Newest first, except allergies: highest risk first, ruled out last. */
function inOrder(
  type: RecordType,
  records: readonly Resource[],
  context: StatusContext,
  format: FormatContext,
): readonly Resource[] {
  const sorted = newestFirst(type, records)
  return type === 'AllergyIntolerance'
    ? recordGroups(type, sorted, context, format).flatMap((group) => group.records)
    : sorted
}

function partOf(
  { type, loaded }: TypedRecordsResult,
  context: StatusContext,
  format: FormatContext,
  naming: Naming | undefined,
): ExportPart {
  const gap = listGap(loaded)
  const records = (loaded.set?.matches ?? []).map((record) => naming?.named(record) ?? record)
  return {
    type,
    records: inOrder(type, records, context, format),
    ...(loaded.set ? { received: loaded.set.matches } : {}),
    rejected: loaded.set ? countOmitted(loaded.set) : 0,
    ...(gap ? { gap } : {}),
  }
}

/** Every list of the patient's record, or only those of `types` (which must keep its identity), while it loads. */
function useFullRecord(types: readonly RecordType[] | undefined, isNamed: boolean): FullRecord {
  const format = useFormat()
  const session = useSession()
  const { server, ehr, grants } = session
  const requestedTypes = useMemo(
    () =>
      [...new Set([...TYPE_ORDER, ...typesOf({ grants })])].filter(
        (type) =>
          descriptorOf(type).listQuery('x') !== undefined &&
          (types?.includes(type) ?? true) &&
          isOffered(type, { grants }),
      ),
    [types, grants],
  )
  const all = useRecordsOfTypes(requestedTypes, { unmasked: true, searchOptions: includesFor })
  const patient = usePatient().resource
  const loadedRecords = useLoadedRecords({ unmasked: true })
  const areListsLoading = all.some(({ loaded }) => isListLoading(loaded))
  const records = useMemo(
    () =>
      areListsLoading ? [] : all.flatMap(({ loaded: { set } }) => [...(set?.matches ?? []), ...(set?.included ?? [])]),
    [areListsLoading, all],
  )
  const pendingNames = usePendingReads(records, supportingTypes)
  const supporting = useMemo(
    () => {
      const loaded = loadedRecords()
      return supportingTypes.flatMap((type) => [
        ...new Map((loaded.get(type) ?? []).map((record) => [recordKey(record), record])).values(),
      ])
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reads the cache, which grows with the lists and the pending names
    [loadedRecords, pendingNames, all],
  )
  const exportContext = useExportContext(supporting)
  const names = useNaming()
  const naming = isNamed ? names : undefined
  const context = useStatusContext()
  const source = useMemo(
    () => ({
      parts: all.map((list) => partOf(list, context, format, naming)),
      supporting,
      patient,
      server,
      ehrName: ehr.name,
      madeAt: instantOf(new Date()),
      omittedPrivate: 0,
      omittedErrors: 0,
    }),
    [all, supporting, patient, server, ehr.name, context, format, naming],
  )
  return { lists: all, isLoading: areListsLoading || pendingNames > 0, source, exportContext }
}

/**
 * Loads every list of the patient's record, or only those of `types`, and renders its child with what has been loaded so far. `isNamed`: records name
 * the people and places that they refer to, for rows; files have records as sent.
 */
export function FullRecordLoader({
  types,
  isNamed = false,
  children,
}: {
  types?: readonly RecordType[]
  isNamed?: boolean
  children: (record: FullRecord) => ReactNode
}) {
  return children(useFullRecord(types, isNamed))
}
