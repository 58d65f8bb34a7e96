import { descriptorOf } from '../../resources/descriptors'
import { groupBy } from '../shared/group-by'
import { deniesAllAllergies, isDenial } from '../../resources/denial'
import { recordKindOf } from '../../resources/observation-kind'
import { isImplant } from '../../resources/implants'
import { statusOf } from '../status/status-of'
import type { RecordType } from '../../contract'
import { shownYear } from '../../fhir/shown-day'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import type { StatusContext, StatusKey } from '../status/record-status'
import type { ListSection } from '../../i18n/code-tables'
import type { FormatContext } from '../../i18n/format-context'

/** Groups of single types, in addition to the list sections that all types share. */
export type TypeSpecificGroup =
  | 'doNotTake'
  | 'unconfirmed'
  | 'unclear'
  | 'noneKnown'
  | 'upcoming'
  | 'inProgress'
  | 'implants'
  | 'otherDevices'
  | 'answers'
  | 'notDone'
  | 'given'
  | 'notGiven'
  | 'stopped'
  | 'cancelled'
  | 'ruledOut'
  | 'suggested'
/** `years` is split by the year of the record's date. */
type GroupKey = TypeSpecificGroup | ListSection | 'years'

export interface RecordGroup<R extends Resource = Resource> {
  readonly key: Exclude<GroupKey, 'years'> | 'year'
  /** Set for a `year` group; undefined there for records without a year. */
  readonly year?: string | undefined
  readonly isCollapsed: boolean
  readonly records: readonly R[]
}

const groupOrder: readonly GroupKey[] = [
  'doNotTake',
  'upcoming',
  'inProgress',
  'implants',
  'otherDevices',
  'main',
  'answers',
  'unconfirmed',
  'unclear',
  'noneKnown',
  'given',
  'years',
  'underReview',
  'planned',
  'suggested',
  'stopped',
  'notDone',
  'notGiven',
  'past',
  'ruledOut',
  'cancelled',
  'notInEffect',
  'enteredInError',
]
const collapsedGroups: readonly GroupKey[] = ['past', 'ruledOut', 'cancelled', 'notInEffect', 'enteredInError']

type GroupByStatus = Readonly<Partial<Record<StatusKey, GroupKey>>>

/** Group by status; a status that is not listed leaves the record in its list section. */
const groupByStatus: Partial<Record<RecordType, GroupByStatus>> = {
  AllergyIntolerance: {
    'AllergyIntolerance.unconfirmed': 'unconfirmed',
    'AllergyIntolerance.unconfirmedHigh': 'unconfirmed',
    'AllergyIntolerance.presumed': 'unconfirmed',
    'AllergyIntolerance.presumedHigh': 'unconfirmed',
    notGiven: 'unclear',
    otherCode: 'unclear',
    'AllergyIntolerance.unsure': 'unclear',
    'AllergyIntolerance.confirmedOnly': 'unclear',
    'AllergyIntolerance.ruledOut': 'ruledOut',
  },
  Encounter: {
    planned: 'upcoming',
    inProgress: 'inProgress',
    'Encounter.arrived': 'inProgress',
    'Encounter.triaged': 'inProgress',
    'Encounter.onLeave': 'inProgress',
    cancelled: 'cancelled',
    passed: 'years',
    wasPlanned: 'years',
    wasPlannedNoDate: 'years',
    began: 'years',
    endedOpen: 'years',
    openNoDate: 'years',
    openInFuture: 'years',
    'Encounter.finished': 'years',
    doneInFuture: 'years',
    tookPlaceUnknown: 'years',
  },
  Procedure: {
    'Procedure.preparation': 'upcoming',
    paused: 'upcoming',
    inProgress: 'inProgress',
    'Procedure.stopped': 'stopped',
    'Procedure.notDone': 'notDone',
    passed: 'years',
    wasPlanned: 'years',
    wasPlannedNoDate: 'years',
    wasPaused: 'years',
    began: 'years',
    endedOpen: 'years',
    openNoDate: 'years',
    openInFuture: 'years',
    'Procedure.done': 'years',
    doneInFuture: 'years',
    tookPlaceUnknown: 'years',
  },
  MedicationRequest: {
    'MedicationRequest.doNotTake': 'doNotTake',
    'MedicationRequest.doNotTakeUnclear': 'doNotTake',
    'MedicationRequest.doNotTakeOnHold': 'doNotTake',
  },
  Goal: { 'Goal.proposed': 'suggested' },
  CarePlan: { 'CarePlan.suggested': 'suggested', 'CarePlan.option': 'suggested' },
  Immunization: {
    'Immunization.given': 'given',
    'Immunization.reported': 'given',
    'Immunization.partDose': 'given',
    'Immunization.notGiven': 'notGiven',
    'Immunization.contradicts': 'unclear',
  },
}

/** Groups of any type: statements such as "no known medicines", and what another version of FHIR turns round. */
const groupOfAnyType: GroupByStatus = {
  reversed: 'notDone',
  denied: 'noneKnown',
  deniedUnsure: 'noneKnown',
  deniedBefore: 'past',
  deniedRefuted: 'ruledOut',
}

/** Types that are active or not. With an unclear status they are not grouped as current. */
const ongoingTypes: readonly RecordType[] = ['CarePlan', 'CareTeam', 'Coverage', 'Goal']
const unclearStatuses: readonly StatusKey[] = [
  'notGiven',
  'notKnown',
  'otherCode',
  'wasToEnd',
  'Coverage.ended',
  'Goal.reachedNotStarted',
]

/** An implant that a procedure took out is neither stated as an implant nor left out of sight. */
function deviceGroupOf(device: ResourceOf<'Device'>, status: StatusKey | undefined): GroupKey {
  if (status === 'Device.activeRemoved' || status === 'Device.removed') return 'unclear'
  return isImplant(device) ? 'implants' : 'otherDevices'
}

function groupKeyOf(type: RecordType, record: Resource, context: StatusContext): GroupKey {
  const section = descriptorOf(type).listSection(record)
  if (section === 'enteredInError') return section
  const status = statusOf(record, context)
  const ofAnyType = status && groupOfAnyType[status.key]
  if (ofAnyType) return ofAnyType
  if (section === 'main' && recordKindOf(type, record) === 'Answer') return 'answers'
  if (isOfType(record, 'Device') && section === 'main') return deviceGroupOf(record, status?.key)
  if (status && context.died === undefined && ongoingTypes.includes(type) && unclearStatuses.includes(status.key))
    return 'unclear'
  return (status && groupByStatus[type]?.[status.key]) ?? section
}

const isHigh = (record: Resource): boolean => isOfType(record, 'AllergyIntolerance') && record.criticality === 'high'
const nameOf = (record: Resource, format: FormatContext): string =>
  descriptorOf('AllergyIntolerance').title(record, format) ?? ''

/** High-risk allergies first, then by name; "no known allergies" last. */
function byRisk(a: Resource, b: Resource, format: FormatContext): number {
  const none = Number(isDenial(a)) - Number(isDenial(b))
  return none || Number(isHigh(b)) - Number(isHigh(a)) || nameOf(a, format).localeCompare(nameOf(b, format))
}

/** Coverage.order: the plan that pays first comes first; without an order last. */
const byCoverageOrder = (a: Resource, b: Resource): number => coverageOrderOf(a) - coverageOrderOf(b)
const coverageOrderOf = ({ order }: Resource): number => (typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER)

const sortInGroup: Partial<Record<RecordType, (a: Resource, b: Resource, format: FormatContext) => number>> = {
  AllergyIntolerance: byRisk,
  Coverage: byCoverageOrder,
}

/** Year groups are collapsed once the groups before have more rows than this. */
const MAX_OPEN_ROWS = 20

function groupsByYear<R extends Resource>(type: RecordType, records: readonly R[]): readonly RecordGroup<R>[] {
  const byYear = groupBy(records, (record) => shownYear(descriptorOf(type).date(record)?.raw ?? ''))
  let rowsBefore = 0
  return [...byYear]
    .sort(([a = ''], [b = '']) => b.localeCompare(a))
    .map(([year, ofYear]) => {
      const isCollapsed = rowsBefore > 0 && rowsBefore + ofYear.length > MAX_OPEN_ROWS
      const group = { key: 'year', year, isCollapsed, records: ofYear } as const
      rowsBefore += ofYear.length
      return group
    })
}

/** The non-empty groups of a list, in order; each record is in exactly one. `records` are sorted newest first. */
export function recordGroups<R extends Resource>(
  type: RecordType,
  records: readonly R[],
  context: StatusContext,
  format: FormatContext,
): readonly RecordGroup<R>[] {
  const byKey = groupBy(records, (record) => groupKeyOf(type, record, context))
  return groupOrder.flatMap((key): readonly RecordGroup<R>[] => {
    const ofKey = byKey.get(key) ?? []
    if (ofKey.length === 0) return []
    if (key === 'years') return groupsByYear(type, ofKey)
    const compare = sortInGroup[type]
    const sorted = compare ? ofKey.toSorted((a, b) => compare(a, b, format)) : ofKey
    return [{ key, isCollapsed: collapsedGroups.includes(key), records: sorted }]
  })
}

/** True when the record has both "no known allergies" and an active allergy. */
export function hasContradictoryAllergies(
  allergies: readonly ResourceOf<'AllergyIntolerance'>[],
  context: StatusContext,
): boolean {
  const inGroups = (...keys: readonly GroupKey[]) =>
    allergies.filter((allergy) => keys.includes(groupKeyOf('AllergyIntolerance', allergy, context)))
  return (
    inGroups('noneKnown').some(deniesAllAllergies) &&
    inGroups('main', 'unconfirmed', 'unclear').some((allergy) => !isDenial(allergy))
  )
}
