import { useMemo } from 'react'
import { recordTypes } from '../../contract'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { usePatient } from '../../data/queries/use-patient'
import { useRecords } from '../../data/queries/use-records'
import { isOffered } from '../../data/queries/capabilities'
import { useNamesOf } from '../../data/references/use-referenced-records'
import { describe } from '../../resources/registry'
import { useSession } from '../../auth/session/session-provider'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { Collect, type TypeLoaded } from './collect'
import { medicineName } from '../../clinical/medications/medicine-name'
import { newestFirst } from '../../clinical/shared/newest-first'
import { noAllergyWords } from '../../resources/no-known-allergy'
import { phraseOf } from '../../clinical/status/registry'
import { phraseText } from '../../clinical/status/format-status'
import { useStatusContext } from '../patient/status-context'
import { groupsOf } from '../../clinical/overview/record-groups'
import type { ReactNode } from 'react'
import type { Circumstance } from '../../clinical/status/status'
import type { RecordType } from '../../contract'
import type { Loaded } from '../../data/record-set'
import type { Resource } from '../../fhir/resource'
import type { ExportPart, ExportSource, Gap } from '../../resources/export/source'
import type { Speech } from '../../resources/export/speech'

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
const listed = recordTypes.filter((type) => describe(type).list('x') !== undefined)
/** The types that are listed for a person; medicines come with what they point to. */
const ownTypes = [...first, ...listed.filter((type) => !first.includes(type))]
const named: readonly RecordType[] = ['MedicationRequest', 'MedicationDispense']
/** Types that stand in no list of a person and help to read the others. */
const helping: readonly RecordType[] = ['Medication', 'Practitioner', 'PractitionerRole', 'Organization', 'Location']

const isMedicine = (resource: Resource): resource is Resource & Parameters<typeof medicineName>[0] =>
  named.some((type) => type === resource.resourceType)

/** Everything of the open record that this session has loaded. */
export interface Whole {
  readonly all: readonly TypeLoaded[]
  /** True while parts are still on their way. */
  readonly waiting: boolean
  /** What files and sheets are made of, as of now. */
  readonly source: ExportSource
  readonly speech: Speech
}

/** Loads every list of the person's record, or those of `types` alone, and hands it to its child as it grows. */
export function WholeRecord({
  types = ownTypes,
  children,
}: {
  types?: readonly RecordType[]
  children: (whole: Whole) => ReactNode
}) {
  const requests = useRecords('MedicationRequest', undefined, {
    include: ['MedicationRequest:medication'],
    asSent: true,
    enabled: types.includes('MedicationRequest'),
  })
  const dispenses = useRecords('MedicationDispense', undefined, {
    include: ['MedicationDispense:medication'],
    asSent: true,
    enabled: types.includes('MedicationDispense'),
  })
  const session = useSession()
  const wanted = ownTypes.filter((type) => types.includes(type) && isOffered(type, session))
  return (
    <Collect asSent types={wanted.filter((type) => !named.includes(type))}>
      {(others) => (
        <Gathered
          all={wanted.flatMap((type) =>
            type === 'MedicationRequest'
              ? { type, loaded: requests }
              : type === 'MedicationDispense'
                ? { type, loaded: dispenses }
                : (others.find((one) => one.type === type) ?? []),
          )}
        >
          {children}
        </Gathered>
      )}
    </Collect>
  )
}

const isComing = ({ state, fetching, set }: Loaded): boolean =>
  state === 'loading' || (fetching && set?.complete !== true)

function gapOf(loaded: Loaded): Gap | undefined {
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
function inOrder(type: RecordType, records: readonly Resource[], at: Circumstance): readonly Resource[] {
  const sorted = newestFirst(type, records)
  return type === 'AllergyIntolerance' ? groupsOf(type, sorted, at).flatMap((group) => group.records) : sorted
}

function partOf({ type, loaded }: TypeLoaded, at: Circumstance): ExportPart {
  const gap = gapOf(loaded)
  return {
    type,
    records: inOrder(type, loaded.set?.matches ?? [], at),
    refused: loaded.set?.dropped.length ?? 0,
    ...(gap ? { gap } : {}),
  }
}

function useSpeech(supporting: readonly Resource[]): Speech {
  const words = usePageWords()
  const { audience } = useAudience()
  const at = useStatusContext()
  return useMemo(() => {
    const nameOf = (resource: Resource): string | undefined => {
      const none = noAllergyWords(resource, words.views.frame.noKnownAllergy)
      if (none !== undefined) return none
      const own = isMedicine(resource) ? medicineName(resource, supporting) : undefined
      const type = recordTypes.find((each) => each === resource.resourceType)
      return own ?? (type && describe(type).title(resource))
    }
    const phraseIn = (resource: Resource): string | undefined => {
      const phrase = phraseOf(resource, at)
      return phrase && phraseText(phrase, words, audience)
    }
    return { words, audience, nameOf, phraseOf: phraseIn, hasDied: at.died !== undefined }
  }, [words, audience, supporting, at])
}

function Gathered({ all, children }: { all: readonly TypeLoaded[]; children: (whole: Whole) => ReactNode }) {
  const { server, ehr } = useSession()
  const patient = usePatient().resource
  const look = useLoadedRecords({ asSent: true })
  const sets = all.map(({ loaded }) => loaded.set)
  const coming = all.some(({ loaded }) => isComing(loaded))
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const records = useMemo(
    () => (coming ? [] : sets.flatMap((set) => [...(set?.matches ?? []), ...(set?.included ?? [])])),
    [coming, ...sets],
  )
  const unnamed = useNamesOf(records, helping)
  const states = all.map(({ loaded }) => gapOf(loaded) ?? 'whole').join()
  const supporting = useMemo(() => {
    const loaded = look()
    return helping.flatMap((type) => [...new Map((loaded.get(type) ?? []).map((one) => [one.id, one])).values()])
    // What is loaded besides grows with the sets.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [look, unnamed, ...sets])
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
      privateLeft: 0,
      mistakesLeft: 0,
    }),
    // The sets keep their identity between renders, so this is made again only when one of them changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [...sets, states, supporting, patient, server, ehr.name, at],
  )
  return children({ all, waiting: coming || unnamed > 0, source, speech })
}
