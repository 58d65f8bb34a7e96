import { recordTypes, type RecordType } from '../../../contract'
import { codeMeanings } from '../../../i18n/code-meaning'
import { phraseOf } from '../registry'
import type { Resource } from '../../../fhir/resource'
import type { Circumstance, Phrase } from '../status'

/** One thing on which a phrase may hang, and each way in which it may be. */
export interface Axis {
  readonly name: string
  readonly values: readonly Value[]
}

interface Value {
  readonly label: string
  readonly elements?: Readonly<Record<string, unknown>>
  readonly died?: Circumstance['died']
  readonly besides?: Circumstance['besides']
}

/** The day on which the table is read; dates before and after it. */
export const TODAY = '2026-11-21'
const [BEFORE, LATELY, AHEAD, DEATH] = ['2025-08-05', '2026-11-20', '2026-12-02', '2026-03-14']

const NEW = 'brand-new'
const missing: Value = { label: 'not given' }

/** All codes of an element that there are words for, one that no table knows, and none. */
function coded(type: RecordType, element: string, wrap: (code: string) => unknown = (code) => code): Axis {
  const listed = Object.keys(codeMeanings[`${type}.${element}`] ?? {})
  return {
    name: element,
    values: [
      ...[...listed, NEW].map((code) => ({
        label: code === NEW ? 'a code that does not exist' : code,
        elements: { [element]: wrap(code) },
      })),
      missing,
    ],
  }
}

const concept = (code: string) => ({ coding: [{ code }] })

const flag = (element: string, yes = true): Axis => ({
  name: element,
  values: [{ label: String(yes), elements: { [element]: yes } }, { label: yes ? 'not true' : 'not false' }],
})

const person: Axis = {
  name: 'the person',
  values: [
    { label: 'lives', died: undefined },
    { label: 'died', died: { on: DEATH } },
    { label: 'died (no date)', died: { on: undefined } },
  ],
}
const active: Axis = {
  name: 'active',
  values: [
    { label: 'true', elements: { active: true } },
    { label: 'false', elements: { active: false } },
    { label: 'a code that does not exist', elements: { active: NEW } },
    missing,
  ],
}

type Dates = readonly (readonly [label: string, elements: Readonly<Record<string, unknown>>])[]
const dates = (values: Dates): Axis => ({
  name: 'date',
  values: [...values.map(([label, elements]) => ({ label, elements })), { label: 'none' }],
})
const timed = (make: (date: string) => Readonly<Record<string, unknown>>): Dates => [
  ['long ago', make(BEFORE)],
  ['yesterday', make(LATELY)],
  ['ahead', make(AHEAD)],
]
const period = dates([
  ...timed((start) => ({ period: { start } })),
  ['over', { period: { start: BEFORE, end: LATELY } }],
])

const ID = 'this'
const other: Axis = {
  name: 'another document',
  values: [{ label: 'replaces it', besides: { replaced: new Set([ID]), filled: new Map() } }, { label: 'does not' }],
}
const fills: Axis = {
  name: 'fills',
  values: [
    { label: 'one with a date', besides: { replaced: new Set(), filled: new Map([[ID, LATELY]]) } },
    { label: 'one without', besides: { replaced: new Set(), filled: new Map([[ID, undefined]]) } },
    { label: 'one that was recalled', besides: { replaced: new Set(), filled: new Map(), recalled: new Set([ID]) } },
    { label: 'none' },
  ],
}

/** Statuses of a standard that the API does not show. */
const sentAs = (...codes: readonly string[]): Axis => ({
  name: 'status',
  values: [
    ...[...codes, NEW].map((code) => ({
      label: code === NEW ? 'a code that does not exist' : code,
      elements: { status: code },
    })),
    missing,
  ],
})

const statusOnly = (type: RecordType): readonly Axis[] => [coded(type, 'status')]

/** On what the phrase of each type hangs. */
const axes: Readonly<Record<RecordType, readonly Axis[]>> = {
  AllergyIntolerance: [
    coded('AllergyIntolerance', 'clinicalStatus', concept),
    coded('AllergyIntolerance', 'verificationStatus', concept),
    {
      name: 'what it says',
      values: [
        { label: 'an allergy' },
        { label: 'an allergy of high risk', elements: { criticality: 'high' } },
        { label: 'no known allergies', elements: { code: { coding: [{ code: '716186003' }] } } },
      ],
    },
    person,
  ],
  CarePlan: [coded('CarePlan', 'status'), coded('CarePlan', 'intent'), period, person],
  CareTeam: [coded('CareTeam', 'status'), period, person],
  Condition: [
    coded('Condition', 'clinicalStatus', concept),
    coded('Condition', 'verificationStatus', concept),
    {
      name: 'end',
      values: [
        { label: 'a date', elements: { abatementDateTime: BEFORE } },
        { label: 'an age', elements: { abatementAge: { value: 40, code: 'a' } } },
        { label: 'none' },
      ],
    },
    person,
  ],
  Coverage: [coded('Coverage', 'status'), period, person],
  Device: [coded('Device', 'status'), coded('Device', 'statusReason', (code) => [concept(code)]), person],
  DiagnosticOrder: [
    sentAs(
      'proposed',
      'draft',
      'planned',
      'requested',
      'received',
      'accepted',
      'in-progress',
      'review',
      'completed',
      'cancelled',
      'suspended',
      'rejected',
      'failed',
    ),
    person,
  ],
  DiagnosticReport: [
    coded('DiagnosticReport', 'status'),
    { name: 'results', values: [{ label: 'given', elements: { conclusion: 'Clear' } }, missing] },
  ],
  DocumentReference: [coded('DocumentReference', 'status'), coded('DocumentReference', 'docStatus'), other],
  Encounter: [
    coded('Encounter', 'status'),
    {
      name: 'class',
      values: [{ label: 'a hospital stay', elements: { class: { code: 'IMP' } } }, { label: 'any other' }],
    },
    period,
    person,
  ],
  Goal: [
    coded('Goal', 'lifecycleStatus'),
    coded('Goal', 'achievementStatus', concept),
    {
      name: 'due date',
      values: [{ label: 'past', elements: { target: [{ dueDate: BEFORE }] } }, { label: 'ahead or none' }],
    },
    person,
  ],
  Group: [active],
  Immunization: [
    coded('Immunization', 'status'),
    { name: 'source', values: [{ label: 'reported', elements: { primarySource: false } }, { label: 'any other' }] },
    flag('isSubpotent'),
    {
      name: 'reason',
      values: [{ label: 'for not giving it', elements: { statusReason: { text: 'Refused' } } }, { label: 'none' }],
    },
    dates([
      ['before', { occurrenceDateTime: BEFORE }],
      ['ahead', { occurrenceDateTime: AHEAD }],
    ]),
  ],
  Location: statusOnly('Location'),
  Medication: statusOnly('Medication'),
  MedicationDispense: [
    coded('MedicationDispense', 'status'),
    dates([
      ['prepared long ago', { whenPrepared: BEFORE }],
      ['prepared yesterday', { whenPrepared: LATELY }],
      ['handed over', { whenHandedOver: LATELY }],
      ['handed over (ahead)', { whenHandedOver: AHEAD }],
    ]),
    person,
  ],
  MedicationRequest: [
    coded('MedicationRequest', 'status'),
    coded('MedicationRequest', 'intent'),
    flag('doNotPerform'),
    { name: 'source', values: [{ label: 'reported', elements: { reportedBoolean: true } }, { label: 'any other' }] },
    {
      name: 'dates',
      values: [
        { label: 'written', elements: { authoredOn: BEFORE } },
        {
          label: 'written (its time over)',
          elements: { authoredOn: BEFORE, dispenseRequest: { validityPeriod: { end: LATELY } } },
        },
        { label: 'none' },
      ],
    },
    fills,
    person,
  ],
  Observation: [
    coded('Observation', 'status'),
    { name: 'value', values: [{ label: 'given', elements: { valueQuantity: { value: 5 } } }, missing] },
  ],
  Organization: [active],
  Patient: [
    active,
    {
      name: 'death',
      values: [
        { label: 'a date', elements: { deceasedDateTime: DEATH } },
        { label: 'true', elements: { deceasedBoolean: true } },
        { label: 'none' },
      ],
    },
  ],
  Practitioner: [active],
  PractitionerRole: [active],
  Procedure: [
    coded('Procedure', 'status'),
    dates([
      ...timed((performedDateTime) => ({ performedDateTime })),
      ['over', { performedPeriod: { start: BEFORE, end: LATELY } }],
    ]),
    person,
  ],
  Questionnaire: [sentAs('draft', 'active', 'published', 'retired', 'unknown')],
}

export interface Combination {
  readonly type: RecordType
  /** The value of each axis. */
  readonly values: readonly string[]
  readonly record: Resource
  readonly at: Circumstance
  readonly phrase: Phrase
}

/** Every combination of a type with its phrase. */
export function combinationsOf(type: RecordType): readonly Combination[] {
  const all = axes[type].reduce<readonly (readonly Value[])[]>(
    (made, { values }) => made.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  )
  return all.flatMap((values) => {
    const record: Resource = {
      resourceType: type,
      id: ID,
      ...Object.assign({}, ...values.map(({ elements }) => elements)),
    }
    const at: Circumstance = {
      today: TODAY,
      died: values.find(({ died }) => died !== undefined)?.died,
      besides: values.find(({ besides }) => besides)?.besides,
    }
    const phrase = phraseOf(record, at)
    return phrase ? [{ type, values: values.map(({ label }) => label), record, at, phrase }] : []
  })
}

/** Rows of the table of a type: combinations with one phrase stand in one row where they differ by the values of one axis. */
export interface Row {
  /** Of each axis the values that the row is for; undefined for any. */
  readonly values: readonly (readonly string[] | undefined)[]
  readonly phrase: Phrase
}

interface Box {
  readonly sets: readonly (readonly string[])[]
  readonly phrase: Phrase
}

const nameOf = ({ key, tone, given }: Phrase): string => JSON.stringify([key, tone, given])

function merged(boxes: readonly Box[], axis: number): readonly Box[] {
  const groups = new Map<string, Box>()
  for (const box of boxes) {
    const key = JSON.stringify([nameOf(box.phrase), box.sets.toSpliced(axis, 1)])
    const known = groups.get(key)
    groups.set(
      key,
      known ? { ...known, sets: known.sets.with(axis, [...(known.sets[axis] ?? []), ...(box.sets[axis] ?? [])]) } : box,
    )
  }
  return [...groups.values()]
}

export function rowsOf(type: RecordType): readonly Row[] {
  const single = combinationsOf(type).map(({ values, phrase }): Box => ({
    sets: values.map((value) => [value]),
    phrase,
  }))
  const boxes = axes[type].map((_, axis) => axes[type].length - 1 - axis).reduce(merged, single)
  return boxes.map(({ sets, phrase }) => ({
    phrase,
    values: sets.map((set, axis) => (set.length === axes[type][axis]?.values.length ? undefined : set)),
  }))
}

export const axisNames = (type: RecordType): readonly string[] => axes[type].map(({ name }) => name)
export const typesWithPhrases: readonly RecordType[] = recordTypes
