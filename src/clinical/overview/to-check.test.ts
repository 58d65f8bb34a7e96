import { expect, it } from 'vitest'
import { thingsToCheck, type CheckedRecords } from './to-check'
import { readObservation } from '../observations/result-reading'
import { loadMessages } from '../../i18n/messages'
import type { ResourceOf } from '../../fhir/resource'

const { format } = await loadMessages('en')
const now = Date.UTC(2026, 10, 26, 12)
const living = { today: '2026-11-26', died: undefined }

const request = (id: string, more: object = {}): ResourceOf<'MedicationRequest'> => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  authoredOn: '2026-05-01',
  medicationCodeableConcept: { text: id },
  ...more,
})
const fill = (id: string, on: string, more: object = {}): ResourceOf<'MedicationDispense'> => ({
  resourceType: 'MedicationDispense',
  id: `${id}-fill`,
  status: 'completed',
  whenHandedOver: on,
  daysSupply: { value: 90, unit: 'days', code: 'd' },
  authorizingPrescription: [{ reference: `MedicationRequest/${id}` }],
  medicationCodeableConcept: { text: id },
  ...more,
})
const visit = (id: string, start: string, status = 'planned'): ResourceOf<'Encounter'> => ({
  resourceType: 'Encounter',
  id,
  status,
  period: { start },
})
const potassium = (more: object): ResourceOf<'Observation'> => ({
  resourceType: 'Observation',
  id: 'potassium',
  status: 'final',
  code: { text: 'Potassium' },
  effectiveDateTime: '2026-09-03',
  ...more,
})
const noValue = { dataAbsentReason: { coding: [{ code: 'error' }] } }
const test = (more: object) => ({ reading: readObservation(potassium(more), format), numbers: [], previous: undefined })

const lineOf = (records: Partial<CheckedRecords>, context = living): readonly string[] =>
  thingsToCheck(
    {
      requests: [],
      fills: [],
      tests: [],
      visits: [],
      keyOf: ({ medicationCodeableConcept }) => JSON.stringify(medicationCodeableConcept),
      ...records,
    },
    context,
    now,
  ).map(({ reason, record, day, isLastRefill }) =>
    [reason, record.id, day, isLastRefill === true ? 'last' : undefined].filter(Boolean).join(' '),
  )

it.each<readonly [string, Partial<CheckedRecords>, readonly string[]]>([
  ['nothing in an empty record', {}, []],
  [
    'a supply that has ended, and that no refill is left',
    {
      requests: [request('apixaban', { dispenseRequest: { numberOfRepeatsAllowed: 0 } })],
      fills: [fill('apixaban', '2026-08-15')],
    },
    ['supplyEnded apixaban 2026-11-13 last'],
  ],
  [
    'no supply of a medicine that is taken as needed',
    {
      requests: [request('inhaler', { dosageInstruction: [{ asNeededBoolean: true }] })],
      fills: [fill('inhaler', '2026-08-15')],
    },
    [],
  ],
  ['no supply while fills are missing', { requests: [request('apixaban')], fills: undefined }, []],
  [
    'a prescription whose validity has ended, also without fills',
    {
      requests: [request('metformin', { dispenseRequest: { validityPeriod: { end: '2026-11-05' } } })],
      fills: undefined,
    },
    ['expired metformin 2026-11-05'],
  ],
  ['an old entry', { requests: [request('digoxin', { authoredOn: '1985' })] }, ['old digoxin']],
  [
    'first what another order forbids',
    {
      requests: [
        request('old', { authoredOn: '1985' }),
        request('take', { medicationCodeableConcept: { text: 'Ibuprofen' } }),
        request('not', { medicationCodeableConcept: { text: 'Ibuprofen' }, doNotPerform: true }),
      ],
    },
    ['doNotTake take', 'old old'],
  ],
  [
    'a recalled fill of no prescription in the record',
    { fills: [fill('gone', '2026-11-01', { note: [{ text: 'Recalled by the maker' }] })] },
    ['recalled gone-fill'],
  ],
  ['a test without a value', { tests: [test(noValue)] }, ['noValue potassium']],
  ['no test whose result is still to come', { tests: [test({ ...noValue, status: 'registered' })] }, []],
  ['no test with one', { tests: [test({ valueQuantity: { value: 4 } })] }, []],
  [
    'a newer test without a value, after one that has it',
    {
      tests: [
        {
          ...test({ id: 'before', valueQuantity: { value: 4 } }),
          newerWithoutValue: readObservation(potassium(noValue), format),
        },
      ],
    },
    ['noValue potassium'],
  ],
  ['no test of years ago', { tests: [test({ ...noValue, effectiveDateTime: '2020-09-03' })] }, []],
  [
    'a planned visit of the last year without an outcome',
    { visits: [visit('open', '2026-11-18'), visit('years-ago', '2019-01-01'), visit('ahead', '2027-01-01')] },
    ['noOutcome open'],
  ],
  ['no visit that took place', { visits: [visit('done', '2026-11-18', 'finished')] }, []],
])('names %s', (_case, records, expected) => {
  expect(lineOf(records)).toEqual(expected)
})

it('names nothing after a death', () => {
  const died = { today: '2026-11-26', died: { on: '2026-11-01' } }
  expect(lineOf({ requests: [request('digoxin', { authoredOn: '1985' })] }, died as never)).toEqual([])
})
