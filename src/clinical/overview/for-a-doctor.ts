import { groupConditions, problemsOf } from '../conditions/condition-groups'
import { latestOf, inOrderOfVitals, isTest, isVital, type Latest } from '../observations/latest-results'
import { joinFills, recallsOf } from '../medications/medicine-fills'
import { contradicted, groupMedicines, mayBeOutOfDate } from '../medications/medicine-groups'
import { medicineKey } from '../medications/medicine-name'
import { isFarOutside, isOutside } from '../observations/outside-range'
import { readObservation, type ObservationReading } from '../observations/result-reading'
import { forbids } from '../status/medication-request'
import { phraseOf } from '../status/registry'
import { groupsOf } from './record-groups'
import type { Condition, MedicationDispense, MedicationRequest } from 'fhir/r4'
import type { Circumstance } from '../status/status'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** A record on the sheet. */
export interface Entry {
  readonly record: Resource
  /** How often it was written down. */
  readonly times: number
  readonly remarks: readonly Remark[]
}

/** What a reader has to know of a medicine besides its directions. */
export type Remark = { readonly is: 'outOfDate' | 'alsoDoNotTake' } | { readonly is: 'recalled'; readonly said: string }

export interface Chosen {
  readonly entries: readonly Entry[]
  /** Records of the kind that are over, ruled out, suggested or of another group; they are not on the sheet. */
  readonly others: number
}

export interface ForADoctor {
  readonly allergies: Chosen
  readonly notToTake: Chosen
  readonly medicines: Chosen
  readonly problems: Chosen
  readonly implants: Chosen
  /** The newest of each test: what lies far outside its range first, then what lies outside, then the newest. */
  readonly results: readonly ResultOnSheet[]
  readonly vitals: readonly ResultOnSheet[]
  /** Results and vital signs before the newest. */
  readonly olderResults: number
}

/** A test on the sheet; where its newest result has no value, the one before that has. */
export interface ResultOnSheet extends Latest {
  readonly valued?: Latest
}

type RecordsOf = (type: RecordType) => readonly Resource[]

const entry = (record: Resource, rest: Partial<Entry> = {}): Entry => ({ record, times: 1, remarks: [], ...rest })

/** The groups of a list that a doctor needs, as they stand in that list. */
function fromGroups(type: RecordType, records: readonly Resource[], at: Circumstance, keys: readonly string[]): Chosen {
  const entries = groupsOf(type, records, at)
    .filter(({ key }) => keys.includes(key))
    .flatMap((group) => group.records.map((record) => entry(record)))
  return { entries, others: records.length - entries.length }
}

type Request = MedicationRequest & Resource
type Dispense = MedicationDispense & Resource
const requestsIn = (records: readonly Resource[]): readonly Request[] =>
  records.filter((record): record is Request => record.resourceType === 'MedicationRequest')
const dispensesIn = (records: readonly Resource[]): readonly Dispense[] =>
  records.filter((record): record is Dispense => record.resourceType === 'MedicationDispense')

function medicines(
  recordsOf: RecordsOf,
  supporting: readonly Resource[],
  at: Circumstance,
  now: number,
): Pick<ForADoctor, 'notToTake' | 'medicines'> {
  const requests = requestsIn(recordsOf('MedicationRequest'))
  const keyOf = (record: Request | Dispense) => medicineKey(record, supporting)
  const groups = groupMedicines(requests)
  const conflicts = contradicted(requests, keyOf)
  const fills = joinFills(dispensesIn(recordsOf('MedicationDispense')), requests, keyOf)
  const remarksOf = (request: Request): readonly Remark[] => {
    const own = [
      ...(fills.byRequest.get(request.id ?? '') ?? []),
      ...(fills.bySameMedicine.get(request.id ?? '') ?? []),
    ]
    return [
      ...(conflicts.has(request) ? [{ is: 'alsoDoNotTake' } as const] : []),
      ...(at.died === undefined && mayBeOutOfDate(request, now) ? [{ is: 'outOfDate' } as const] : []),
      ...recallsOf(own)
        .slice(0, 1)
        .map(({ said }) => ({ is: 'recalled', said }) as const),
    ]
  }
  const forbidden = groups.doNotTake.filter((request) => forbids(phraseOf(request, at)))
  const taken = (['doNotTake', 'current', 'unclear', 'paused'] as const).flatMap((group) =>
    groups[group]
      .filter((request) => !forbidden.includes(request))
      .map((request) => entry(request, { remarks: remarksOf(request) })),
  )
  return {
    notToTake: { entries: forbidden.map((request) => entry(request)), others: 0 },
    medicines: { entries: taken, others: requests.length - forbidden.length - taken.length },
  }
}

const isCondition = (record: Resource): record is Condition & Resource => record.resourceType === 'Condition'

function problems(records: readonly Resource[]): Chosen {
  const conditions = records.filter(isCondition)
  const groups = groupConditions(conditions)
  const entries = (['current', 'unclear', 'checking', 'remission'] as const).flatMap((group) =>
    problemsOf(groups[group]).map(({ newest, all }) => entry(newest, { times: all.length })),
  )
  return { entries, others: problemsOf([...groups.past, ...groups.ruledOut, ...groups.visits]).length }
}

const holdsValue = ({ values, components }: ObservationReading): boolean =>
  [values, ...components.map((component) => component.values)].flat().some(({ kind }) => kind !== 'absent')

/** A newest result that only says why it has no value must not hide the value that a doctor looks for. */
function withValues(latest: readonly Latest[], records: readonly Resource[], now: number): readonly ResultOnSheet[] {
  const silent = new Set(latest.flatMap(({ reading }) => (holdsValue(reading) ? [] : [reading.codeKey])))
  if (silent.size === 0) return latest
  const said = records.filter((record) => {
    const reading = readObservation(record)
    return silent.has(reading.codeKey) && holdsValue(reading)
  })
  const byTest = new Map(latestOf(said, now).map((one) => [one.reading.codeKey, one]))
  return latest.map((one) => {
    const valued = byTest.get(one.reading.codeKey)
    return valued === undefined ? one : { ...one, valued }
  })
}

const urgencyOf = (reading: ObservationReading): number => (isFarOutside(reading) ? 0 : isOutside(reading) ? 1 : 2)
const urgency = ({ reading, valued }: ResultOnSheet): number =>
  Math.min(urgencyOf(reading), urgencyOf((valued ?? { reading }).reading))

/** What a doctor who does not know the person reads first; records come newest first, and without those entered by mistake. */
export function forADoctor(
  recordsOf: RecordsOf,
  supporting: readonly Resource[],
  at: Circumstance,
  now: number,
): ForADoctor {
  const observations = recordsOf('Observation')
  const [tests, measured] = [observations.filter(isTest), observations.filter(isVital)]
  const results = withValues(latestOf(tests, now), tests, now).toSorted((a, b) => urgency(a) - urgency(b))
  const vitals = withValues(inOrderOfVitals(latestOf(measured, now)), measured, now)
  const shown = [...results, ...vitals].reduce((sum, { valued }) => sum + (valued ? 2 : 1), 0)
  return {
    allergies: fromGroups('AllergyIntolerance', recordsOf('AllergyIntolerance'), at, [
      'main',
      'unconfirmed',
      'unclear',
      'check',
      'noneKnown',
    ]),
    ...medicines(recordsOf, supporting, at, now),
    problems: problems(recordsOf('Condition')),
    implants: fromGroups('Device', recordsOf('Device'), at, ['implants']),
    results,
    vitals,
    olderResults: observations.filter((each) => isTest(each) || isVital(each)).length - shown,
  }
}
