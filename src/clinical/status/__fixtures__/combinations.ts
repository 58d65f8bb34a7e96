import { recordTypes, type RecordType } from '../../../contract'
import { offeredTypes } from '../../../contract/offered-types'
import { codeMeanings } from '../../../i18n/code-meaning'
import { offeredTypeMeanings } from '../../../i18n/code-meanings/offered-types'
import { addOfferedTypes } from '../add-offered-types'
import { statusOf } from '../status-of'
import type { Resource } from '../../../fhir/resource'
import type { CodeMeanings } from '../../../i18n/code-tables'
import type { StatusContext, RecordStatus } from '../record-status'

// Each test file that uses it calls this too: files share this module.
addOfferedTypes()
const meanings: CodeMeanings = { ...codeMeanings, ...offeredTypeMeanings }

/** A fact that a status depends on, with all its values. */
export interface StatusAxis {
  readonly name: string
  readonly values: readonly AxisValue[]
}

interface AxisValue {
  readonly label: string
  readonly elements?: Readonly<Record<string, unknown>>
  readonly died?: StatusContext['died']
  readonly deathDoubt?: StatusContext['deathDoubt']
  readonly relatedFacts?: StatusContext['relatedFacts']
}

/** Today in the table, and dates before and after it. */
export const TABLE_TODAY = '2026-11-21'
const [BEFORE, YESTERDAY, AHEAD, DEATH] = ['2025-08-05', '2026-11-20', '2026-12-02', '2026-03-14']

const UNKNOWN_CODE = 'brand-new'
const absent: AxisValue = { label: 'not given' }

/** All known codes of an element, an unknown one, and none. */
function coded(type: RecordType, element: string, wrap: (code: string) => unknown = (code) => code): StatusAxis {
  const listed = Object.keys(meanings[`${type}.${element}`] ?? {})
  return {
    name: element,
    values: [
      ...[...listed, UNKNOWN_CODE].map((code) => ({
        label: code === UNKNOWN_CODE ? 'a code that does not exist' : code,
        elements: { [element]: wrap(code) },
      })),
      absent,
    ],
  }
}

const concept = (code: string) => ({ coding: [{ code }] })

const flag = (element: string, yes = true): StatusAxis => ({
  name: element,
  values: [{ label: String(yes), elements: { [element]: yes } }, { label: yes ? 'not true' : 'not false' }],
})

const person: StatusAxis = {
  name: 'the person',
  values: [
    { label: 'lives', died: undefined },
    { label: 'died', died: { on: DEATH } },
    { label: 'died (no date)', died: { on: undefined } },
  ],
}
const active: StatusAxis = {
  name: 'active',
  values: [
    { label: 'true', elements: { active: true } },
    { label: 'false', elements: { active: false } },
    { label: 'a code that does not exist', elements: { active: UNKNOWN_CODE } },
    absent,
  ],
}

type Dates = readonly (readonly [label: string, elements: Readonly<Record<string, unknown>>])[]
const dates = (values: Dates): StatusAxis => ({
  name: 'date',
  values: [...values.map(([label, elements]) => ({ label, elements })), { label: 'none' }],
})
const relativeDates = (make: (date: string) => Readonly<Record<string, unknown>>): Dates => [
  ['long ago', make(BEFORE)],
  ['yesterday', make(YESTERDAY)],
  ['ahead', make(AHEAD)],
]
const period = dates([
  ...relativeDates((start) => ({ period: { start } })),
  ['over', { period: { start: BEFORE, end: YESTERDAY } }],
])

const ID = 'this'
const other: StatusAxis = {
  name: 'another document',
  values: [
    { label: 'replaces it', relatedFacts: { replaced: new Set([`DocumentReference/${ID}`]), filled: new Map() } },
    { label: 'does not' },
  ],
}
const fills: StatusAxis = {
  name: 'fills',
  values: [
    {
      label: 'one with a date',
      relatedFacts: { replaced: new Set(), filled: new Map([[`MedicationRequest/${ID}`, YESTERDAY]]) },
    },
    {
      label: 'one without',
      relatedFacts: { replaced: new Set(), filled: new Map([[`MedicationRequest/${ID}`, undefined]]) },
    },
    {
      label: 'one that was recalled',
      relatedFacts: { replaced: new Set(), filled: new Map(), recalled: new Set([`MedicationRequest/${ID}`]) },
    },
    { label: 'none' },
  ],
}

const procedures: StatusAxis = {
  name: 'procedures',
  values: [
    {
      label: 'one that took it out',
      relatedFacts: { replaced: new Set(), filled: new Map(), removed: new Set([`Device/${ID}`]) },
    },
    { label: 'none' },
  ],
}

/** Status codes of types that the API does not document. */
const statusCodes = (...codes: readonly string[]): StatusAxis => ({
  name: 'status',
  values: [
    ...[...codes, UNKNOWN_CODE].map((code) => ({
      label: code === UNKNOWN_CODE ? 'a code that does not exist' : code,
      elements: { status: code },
    })),
    absent,
  ],
})

const statusOnly = (type: RecordType): readonly StatusAxis[] => [coded(type, 'status')]

/** The axes of each type. */
const axes: Readonly<Record<RecordType, readonly StatusAxis[]>> = {
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
    {
      name: 'what it says',
      values: [
        { label: 'a condition' },
        {
          label: 'a miscarriage of 1977',
          elements: { code: { text: 'Miscarriage in first trimester' }, onsetDateTime: '1977' },
        },
      ],
    },
    person,
  ],
  Coverage: [coded('Coverage', 'status'), period, person],
  Device: [coded('Device', 'status'), coded('Device', 'statusReason', (code) => [concept(code)]), procedures, person],
  DiagnosticOrder: [
    statusCodes(
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
    { name: 'results', values: [{ label: 'given', elements: { conclusion: 'Clear' } }, absent] },
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
      ['prepared yesterday', { whenPrepared: YESTERDAY }],
      ['handed over', { whenHandedOver: YESTERDAY }],
      ['handed over (ahead)', { whenHandedOver: AHEAD }],
    ]),
    {
      name: 'elements of other FHIR versions',
      values: [{ label: 'not taken', elements: { wasNotTaken: true } }, { label: 'none' }],
    },
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
          label: 'written (no longer valid)',
          elements: { authoredOn: BEFORE, dispenseRequest: { validityPeriod: { end: YESTERDAY } } },
        },
        {
          label: 'written (its course over)',
          elements: {
            authoredOn: BEFORE,
            dosageInstruction: [{ timing: { repeat: { boundsPeriod: { end: YESTERDAY } } } }],
          },
        },
        { label: 'none' },
      ],
    },
    fills,
    person,
  ],
  Observation: [
    coded('Observation', 'status'),
    { name: 'value', values: [{ label: 'given', elements: { valueQuantity: { value: 5 } } }, absent] },
  ],
  Organization: [active],
  Patient: [
    active,
    {
      name: 'death',
      values: [
        { label: 'a date', elements: { deceasedDateTime: DEATH } },
        { label: 'a date that others contradict', elements: { deceasedDateTime: DEATH }, deathDoubt: 'beforeCare' },
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
      ...relativeDates((performedDateTime) => ({ performedDateTime })),
      ['over', { performedPeriod: { start: BEFORE, end: YESTERDAY } }],
    ]),
    person,
  ],
  Questionnaire: [statusCodes('draft', 'active', 'published', 'retired', 'unknown')],
  ServiceRequest: [coded('ServiceRequest', 'status'), coded('ServiceRequest', 'intent'), flag('doNotPerform'), person],
  FamilyMemberHistory: statusOnly('FamilyMemberHistory'),
  MedicationStatement: [
    coded('MedicationStatement', 'status'),
    {
      name: 'dates',
      values: [{ label: 'over', elements: { effectivePeriod: { start: BEFORE, end: YESTERDAY } } }, { label: 'none' }],
    },
    person,
  ],
  MedicationAdministration: [
    coded('MedicationAdministration', 'status'),
    dates([
      ...relativeDates((effectiveDateTime) => ({ effectiveDateTime })),
      ['over', { effectivePeriod: { start: BEFORE, end: YESTERDAY } }],
    ]),
    person,
  ],
  NutritionOrder: [coded('NutritionOrder', 'status'), coded('NutritionOrder', 'intent'), person],
  Specimen: statusOnly('Specimen'),
  ImagingStudy: statusOnly('ImagingStudy'),
  QuestionnaireResponse: statusOnly('QuestionnaireResponse'),
  Appointment: [coded('Appointment', 'status'), dates(relativeDates((start) => ({ start }))), person],
  RelatedPerson: [active],
}

export interface StatusCombination {
  readonly type: RecordType
  /** The value of each axis. */
  readonly values: readonly string[]
  readonly record: Resource
  readonly context: StatusContext
  readonly status: RecordStatus
}

/** Every combination of a type with its status. */
export function statusCombinations(type: RecordType): readonly StatusCombination[] {
  const all = axes[type].reduce<readonly (readonly AxisValue[])[]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
  return all.flatMap((values) => {
    const record: Resource = {
      resourceType: type,
      id: ID,
      ...Object.assign({}, ...values.map(({ elements }) => elements)),
    }
    const deathDoubt = values.find((value) => value.deathDoubt)?.deathDoubt
    const context: StatusContext = {
      today: TABLE_TODAY,
      died: values.find(({ died }) => died !== undefined)?.died,
      relatedFacts: values.find(({ relatedFacts }) => relatedFacts)?.relatedFacts,
      ...(deathDoubt ? { deathDoubt } : {}),
    }
    const status = statusOf(record, context)
    return status ? [{ type, values: values.map(({ label }) => label), record, context, status }] : []
  })
}

/** A row of the table of a type: combinations with the same status are merged when they differ in one axis. */
export interface StatusTableRow {
  /** For each axis the values of the row; undefined for any. */
  readonly values: readonly (readonly string[] | undefined)[]
  readonly status: RecordStatus
}

interface Box {
  readonly sets: readonly (readonly string[])[]
  readonly status: RecordStatus
}

const nameOf = ({ key, tone, value }: RecordStatus): string => JSON.stringify([key, tone, value])

function merged(boxes: readonly Box[], axis: number): readonly Box[] {
  const groups = new Map<string, Box>()
  for (const box of boxes) {
    const key = JSON.stringify([nameOf(box.status), box.sets.toSpliced(axis, 1)])
    const known = groups.get(key)
    groups.set(
      key,
      known ? { ...known, sets: known.sets.with(axis, [...(known.sets[axis] ?? []), ...(box.sets[axis] ?? [])]) } : box,
    )
  }
  return [...groups.values()]
}

export function statusTableRows(type: RecordType): readonly StatusTableRow[] {
  const single = statusCombinations(type).map(({ values, status }): Box => ({
    sets: values.map((value) => [value]),
    status,
  }))
  const boxes = axes[type].map((_, axis) => axes[type].length - 1 - axis).reduce(merged, single)
  return boxes.map(({ sets, status }) => ({
    status,
    values: sets.map((set, axis) => (set.length === axes[type][axis]?.values.length ? undefined : set)),
  }))
}

export const statusAxisNames = (type: RecordType): readonly string[] => axes[type].map(({ name }) => name)
export const typesWithStatus: readonly RecordType[] = [...recordTypes, ...offeredTypes]
