import { recordsUsableFor } from '../assertion/assertion-of'
import { groupConditions, problemsOf } from '../conditions/condition-groups'
import { observationKind } from '../../resources/observation-kind'
import { latestResults, sortVitals, observationsOfKind, type LatestResult } from '../observations/latest-results'
import { fillsOfRequest, joinFills } from '../medications/join-fills'
import { recalledFills } from '../medications/medicine-fills'
import { mayBeOutOfDate } from '../medications/course'
import { contradictedRequests, groupMedicines } from '../medications/medicine-groups'
import { isOldEntry } from '../medications/not-for-today'
import { medicineKey, type MedicineRecord } from '../medications/medicine-name'
import { urgencyRank } from '../observations/outside-range'
import { isDoNotTakeStatus } from '../status/medication-request-status'
import { foldRepeats } from '../shared/fold-repeats'
import { statusOf } from '../status/status-of'
import { recordGroups } from './record-groups'
import type { UsableFor } from '../assertion/assertion'
import type { StatusContext } from '../status/record-status'
import type { RecordType } from '../../contract'
import type { FormatContext } from '../../i18n/format-context'
import type { Resource, ResourceOf } from '../../fhir/resource'

/** A record on the sheet for a doctor. */
export interface SheetEntry<R extends Resource = Resource> {
  readonly record: UsableFor<'sheet', R>
  /** How many records state the same. */
  readonly times: number
  readonly remarks: readonly MedicineRemark[]
}

/** What a doctor must know about a medicine apart from its directions. */
export type MedicineRemark =
  { readonly kind: 'outOfDate' | 'oldEntry' | 'alsoDoNotTake' } | { readonly kind: 'recalled'; readonly text: string }

export interface SheetSection<R extends Resource = Resource> {
  readonly entries: readonly SheetEntry<R>[]
  /** Number of records that are not on the sheet: ended, ruled out, suggested or of another group. */
  readonly omitted: number
}

export interface DoctorSheetContent {
  readonly allergies: SheetSection
  readonly notToTake: SheetSection<ResourceOf<'MedicationRequest'>>
  readonly medicines: SheetSection<ResourceOf<'MedicationRequest'>>
  readonly problems: SheetSection<ResourceOf<'Condition'>>
  readonly implants: SheetSection<ResourceOf<'Device'>>
  /** The newest result of each test: far outside the range first, then outside, then by date. */
  readonly results: readonly LatestResult[]
  readonly vitals: readonly LatestResult[]
  /** Results and vital signs before the newest. */
  readonly olderResults: number
  /** Number of answers about habits, daily life and wishes, which the sheet leaves out. */
  readonly answers: number
}

type RecordsOf = <T extends RecordType>(type: T) => readonly ResourceOf<T>[]

const entry = <R extends Resource>(
  record: UsableFor<'sheet', R>,
  rest: Partial<SheetEntry<R>> = {},
): SheetEntry<R> => ({
  record,
  times: 1,
  remarks: [],
  ...rest,
})

/** The records of some groups of a list, in the order of the list. */
function fromGroups<R extends Resource>(
  type: RecordType,
  records: readonly R[],
  context: StatusContext,
  keys: readonly string[],
  format: FormatContext,
): SheetSection<R> {
  const entries = recordGroups(type, records, context, format)
    .filter(({ key }) => keys.includes(key))
    .flatMap((group) =>
      foldRepeats(recordsUsableFor('sheet', group.records, context), format).map(({ first, all }) =>
        entry(first, { times: all.length }),
      ),
    )
  return { entries, omitted: records.length - entries.reduce((sum, { times }) => sum + times, 0) }
}

function medicines(
  recordsOf: RecordsOf,
  supporting: readonly Resource[],
  context: StatusContext,
  now: number,
  format: FormatContext,
): Pick<DoctorSheetContent, 'notToTake' | 'medicines'> {
  const requests = recordsOf('MedicationRequest')
  const keyOf = (record: MedicineRecord) => medicineKey(record, supporting, format)
  const groups = groupMedicines(requests)
  const conflicts = contradictedRequests(requests, keyOf)
  const fills = joinFills(recordsOf('MedicationDispense'), requests, keyOf)
  const doubtsOf = (
    request: ResourceOf<'MedicationRequest'>,
    requestFills: readonly ResourceOf<'MedicationDispense'>[],
  ): readonly MedicineRemark[] => {
    if (mayBeOutOfDate(request, now)) return [{ kind: 'outOfDate' }]
    return isOldEntry(request, now, requestFills) ? [{ kind: 'oldEntry' }] : []
  }
  const remarksOf = (request: ResourceOf<'MedicationRequest'>): readonly MedicineRemark[] => {
    const requestFills = [...fillsOfRequest(fills, request)]
    return [
      ...(conflicts.has(request) ? [{ kind: 'alsoDoNotTake' } as const] : []),
      ...(context.died === undefined ? doubtsOf(request, requestFills) : []),
      ...recalledFills(requestFills)
        .slice(0, 1)
        .map(({ reason }) => ({ kind: 'recalled', text: reason }) as const),
    ]
  }
  const forbidden = recordsUsableFor('sheet', groups.doNotTake, context).filter((request) =>
    isDoNotTakeStatus(statusOf(request, context)),
  )
  const taken = (['doNotTake', 'current', 'unclear', 'paused', 'noneKnown'] as const).flatMap((group) =>
    recordsUsableFor('sheet', groups[group], context)
      .filter((request) => !forbidden.includes(request))
      .map((request) => entry(request, { remarks: remarksOf(request) })),
  )
  return {
    notToTake: { entries: forbidden.map((request) => entry(request)), omitted: 0 },
    medicines: { entries: taken, omitted: requests.length - forbidden.length - taken.length },
  }
}

function problems(
  conditions: readonly ResourceOf<'Condition'>[],
  context: StatusContext,
): SheetSection<ResourceOf<'Condition'>> {
  const groups = groupConditions(conditions, context)
  const shown = (['current', 'unclear', 'underReview', 'remission', 'noneKnown'] as const).flatMap((group) =>
    problemsOf(recordsUsableFor('sheet', groups[group], context), context),
  )
  const onSheet = new Set<ResourceOf<'Condition'>>(shown.flatMap(({ all }) => all))
  return {
    entries: shown.map(({ newest, all }) => entry(newest, { times: all.length })),
    omitted: problemsOf(
      conditions.filter((condition) => !onSheet.has(condition)),
      context,
    ).length,
  }
}

/** What a doctor who does not know the person reads first. Records are sorted newest first and exclude those entered in error; `now` in milliseconds. */
export function doctorSheetContent(
  recordsOf: RecordsOf,
  supporting: readonly Resource[],
  context: StatusContext,
  now: number,
  format: FormatContext,
): DoctorSheetContent {
  const observations = recordsOf('Observation')
  const tests = observationsOfKind(observations, 'test', observationKind)
  const vitalSigns = observationsOfKind(observations, 'vitalSign', observationKind)
  const rangeFor = context.relatedFacts?.rangeFor
  const results = latestResults(recordsUsableFor('newest', tests, context), now, format, rangeFor).toSorted(
    (a, b) => urgencyRank(a.reading) - urgencyRank(b.reading),
  )
  const vitals = sortVitals(latestResults(recordsUsableFor('newest', vitalSigns, context), now, format, rangeFor))
  const shown = [...results, ...vitals].reduce((sum, { newerWithoutValue }) => sum + (newerWithoutValue ? 2 : 1), 0)
  return {
    allergies: fromGroups(
      'AllergyIntolerance',
      recordsOf('AllergyIntolerance'),
      context,
      ['main', 'unconfirmed', 'unclear', 'underReview', 'noneKnown'],
      format,
    ),
    ...medicines(recordsOf, supporting, context, now, format),
    problems: problems(recordsOf('Condition'), context),
    implants: fromGroups('Device', recordsOf('Device'), context, ['implants', 'unclear', 'noneKnown'], format),
    results,
    vitals,
    olderResults: tests.length + vitalSigns.length - shown,
    answers: observationsOfKind(observations, 'answer', observationKind).length,
  }
}
