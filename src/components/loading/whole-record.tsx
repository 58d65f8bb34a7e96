import { useMemo } from 'react'
import { recordTypes } from '../../contract'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { howAsked } from '../../data/prefetch/first-page'
import { usePatient } from '../../data/queries/use-patient'
import { useRecordsOfTypes, type RecordsOfType } from '../../data/queries/use-records'
import { isOffered } from '../../data/queries/capabilities'
import { useNamesOf } from '../../data/references/use-referenced-records'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/page-words'
import { medicineName } from '../../clinical/medications/medicine-name'
import { newestFirst } from '../../clinical/shared/newest-first'
import { noKnownAllergyText } from '../../resources/no-known-allergy'
import { statusOf } from '../../clinical/status/registry'
import { formatStatus } from '../../clinical/status/format-status'
import { useStatusContext } from '../patient/status-context'
import { recordGroups } from '../../clinical/overview/record-groups'
import type { ReactNode } from 'react'
import type { StatusContext } from '../../clinical/status/status'
import type { RecordType } from '../../contract'
import type { Loaded } from '../../data/record-set'
import type { Resource } from '../../fhir/resource'
import type { ExportPart, ExportSource, ExportGap } from '../../resources/export/export-source'
import type { ExportContext } from '../../resources/export/export-context'

/** Kinds in the order in which people look for them; others follow in that of the API. */
const first: readonly RecordType[] = [
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
const listed = recordTypes.filter((type) => descriptorOf(type).listQuery('x') !== undefined)
/** The types that are listed for a person; medicines come with what they point to. */
const ownTypes = [...first, ...listed.filter((type) => !first.includes(type))]
const named: readonly RecordType[] = ['MedicationRequest', 'MedicationDispense']
/** Types that stand in no list of a person and help to read the others. */
const helping: readonly RecordType[] = ['Medication', 'Practitioner', 'PractitionerRole', 'Organization', 'Location']

const isMedicine = (resource: Resource): resource is Resource & Parameters<typeof medicineName>[0] =>
  named.some((type) => type === resource.resourceType)

/** Everything of the open record that this session has loaded. */
export interface Whole {
  readonly all: readonly RecordsOfType[]
  /** True while parts are still on their way. */
  readonly waiting: boolean
  /** What files and sheets are made of, as of now. */
  readonly source: ExportSource
  readonly speech: ExportContext
}

const isComing = ({ state, fetching, set }: Loaded): boolean =>
  state === 'loading' || (fetching && set?.complete !== true)

function gapOf(loaded: Loaded): ExportGap | undefined {
  const { set, failure, limits } = loaded
  if (isComing(loaded)) return 'loading'
  // Without a status nobody was asked: it was left out at the sign-in.
  if (failure?.kind === 'notShared') return failure.status === undefined ? 'notShared' : 'closed'
  if (failure?.kind === 'notOffered') return failure.kind
  if (failure) return set ? 'partial' : 'failed'
  const allDropped = set?.matches.length === 0 && set.dropped.length > 0
  if (set && (!set.complete || set.issues.length > 0 || allDropped)) return 'partial'
  return limits.length > 0 ? 'limited' : undefined
}

/** Newest first, but for allergies, where the one of the highest risk comes first and what was ruled out comes last. */
function inOrder(type: RecordType, records: readonly Resource[], at: StatusContext): readonly Resource[] {
  const sorted = newestFirst(type, records)
  return type === 'AllergyIntolerance' ? recordGroups(type, sorted, at).flatMap((group) => group.records) : sorted
}

function partOf({ type, loaded }: RecordsOfType, at: StatusContext): ExportPart {
  const gap = gapOf(loaded)
  return {
    type,
    records: inOrder(type, loaded.set?.matches ?? [], at),
    rejected: loaded.set?.dropped.length ?? 0,
    ...(gap ? { gap } : {}),
  }
}

function useSpeech(supporting: readonly Resource[]): ExportContext {
  const words = usePageMessages()
  const { audience } = useAudience()
  const at = useStatusContext()
  return useMemo(() => {
    const nameOf = (resource: Resource): string | undefined => {
      const none = noKnownAllergyText(resource, words.views.frame.noKnownAllergy)
      if (none !== undefined) return none
      const own = isMedicine(resource) ? medicineName(resource, supporting) : undefined
      const type = recordTypes.find((each) => each === resource.resourceType)
      return own ?? (type && descriptorOf(type).title(resource))
    }
    const phraseIn = (resource: Resource): string | undefined => {
      const phrase = statusOf(resource, at)
      return phrase && formatStatus(phrase, words, audience)
    }
    return { messages: words, audience, nameOf, statusOf: phraseIn, hasDied: at.died !== undefined }
  }, [words, audience, supporting, at])
}

/** Every list of the patient's record, or only those of `types` (which must keep its identity), while it loads. */
function useWholeRecord(types: readonly RecordType[]): Whole {
  const session = useSession()
  const { server, ehr, grants } = session
  const requestedTypes = useMemo(
    () => ownTypes.filter((type) => types.includes(type) && isOffered(type, { grants })),
    [types, grants],
  )
  const all = useRecordsOfTypes(requestedTypes, { asSent: true, searchOptions: howAsked })
  const patient = usePatient().resource
  const loadedRecords = useLoadedRecords({ asSent: true })
  const areListsLoading = all.some(({ loaded }) => isComing(loaded))
  const records = useMemo(
    () =>
      areListsLoading ? [] : all.flatMap(({ loaded: { set } }) => [...(set?.matches ?? []), ...(set?.included ?? [])]),
    [areListsLoading, all],
  )
  const pendingNames = useNamesOf(records, helping)
  const supporting = useMemo(
    () => {
      const loaded = loadedRecords()
      return helping.flatMap((type) => [...new Map((loaded.get(type) ?? []).map((one) => [one.id, one])).values()])
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reads the cache, which grows with the lists and the pending names
    [loadedRecords, pendingNames, all],
  )
  const speech = useSpeech(supporting)
  const at = useStatusContext()
  const source = useMemo(
    () => ({
      parts: all.map((one) => partOf(one, at)),
      supporting,
      patient,
      server,
      ehrName: ehr.name,
      madeAt: new Date().toISOString().replace(/\.\d+/, ''),
      omittedPrivate: 0,
      omittedErrors: 0,
    }),
    [all, supporting, patient, server, ehr.name, at],
  )
  return { all, waiting: areListsLoading || pendingNames > 0, source, speech }
}

/** Loads every list of the patient's record, or only those of `types`, and renders its child with what has been loaded so far. */
export function WholeRecord({
  types = ownTypes,
  children,
}: {
  types?: readonly RecordType[]
  children: (whole: Whole) => ReactNode
}) {
  return children(useWholeRecord(types))
}
