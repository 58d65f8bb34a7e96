import { describe, expect, it } from 'vitest'
import '../../i18n/__fixtures__/english'
import { coverOf } from '../../resources/cover'
import { dayPlan, timesOf, timesOfDay } from './day-plan'
import type { MedicationRequest } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

const timing = (repeat: object, rest: object = {}) => ({ timing: { repeat }, ...rest })

describe('the times of day that directions name', () => {
  it.each<readonly [what: string, dosage: Record<string, unknown>, times: string]>([
    ['in the morning', timing({ when: ['MORN'] }), 'morning'],
    ['once a day at bedtime', timing({ frequency: 1, period: 1, periodUnit: 'd', when: ['HS'] }), 'night'],
    ['after breakfast and after dinner', timing({ when: ['PCM', 'PCV'] }), 'morning,evening'],
    ['half an hour before lunch', timing({ when: ['ACD'], offset: 30 }), 'midday'],
    [
      'at hours of the clock',
      timing({ timeOfDay: ['08:00:00', '14:00:00', '20:00:00', '23:30:00'] }),
      'morning,midday,evening,night',
    ],
    ['twice a day: nobody says when', timing({ frequency: 2, period: 1, periodUnit: 'd' }), ''],
    ['with meals: there are several', timing({ when: ['C'] }), ''],
    [
      'twice a day in the morning: more doses than times',
      timing({ frequency: 2, period: 1, periodUnit: 'd', when: ['MORN'] }),
      '',
    ],
    ['every second day in the morning', timing({ frequency: 1, period: 2, periodUnit: 'd', when: ['MORN'] }), ''],
    ['on Mondays in the morning', timing({ when: ['MORN'], dayOfWeek: ['mon'] }), ''],
    [
      'for a week in the morning',
      timing({
        when: ['MORN'],
        boundsDuration: { value: 7, unit: 'days', system: 'http://unitsofmeasure.org', code: 'd' },
      }),
      '',
    ],
    ['in the morning if needed', timing({ when: ['MORN'] }, { asNeededBoolean: true }), ''],
    ['in the morning for pain', timing({ when: ['MORN'] }, { asNeededCodeableConcept: { text: 'pain' } }), ''],
    ['a time that nobody knows', timing({ when: ['MORN', 'XYZ'] }), ''],
    ['words alone, even clear ones', { text: 'Take 1 tablet every morning' }, ''],
  ])('%s', (_, dosage, times) => {
    expect(timesOf(dosage).join()).toBe(times)
  })
})

describe('the plan of a day', () => {
  const now = Date.UTC(2026, 10, 22)
  const morning = { text: '1 every morning', timing: { repeat: { when: ['MORN'] } } }
  const request = (id: string, rest: object = {}) =>
    ({
      resourceType: 'MedicationRequest',
      id,
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: { text: id },
      subject: {},
      dosageInstruction: [morning],
      ...rest,
    }) as MedicationRequest & Resource
  const plan = (...requests: readonly (MedicationRequest & Resource)[]) => {
    const { at, rest, leftOut } = dayPlan(requests, (each) => each.medicationCodeableConcept?.text, now)
    const told = (doses: typeof rest) =>
      doses.map((dose) => `${dose.request.id ?? ''}: ${dose.directions?.text ?? '-'}`).join()
    return [
      timesOfDay
        .map((time) => told(at[time]))
        .filter(Boolean)
        .join(' | '),
      told(rest),
      leftOut,
    ]
  }

  it.each<
    readonly [
      what: string,
      requests: readonly (MedicationRequest & Resource)[],
      expected: readonly [placed: string, rest: string, leftOut: number],
    ]
  >([
    [
      'has a medicine at the time of its data, in the words of its directions',
      [request('a')],
      ['a: 1 every morning', '', 0],
    ],
    [
      'parts a prescription with a time from one that is taken if needed',
      [request('a', { dosageInstruction: [morning, { text: '1 more for pain', asNeededBoolean: true }] })],
      ['a: 1 every morning', 'a: 1 more for pain', 0],
    ],
    [
      'places nothing of steps that follow each other',
      [
        request('a', {
          dosageInstruction: [
            { ...morning, sequence: 1 },
            { ...morning, sequence: 2 },
          ],
        }),
      ],
      ['', 'a: 1 every morning,a: 1 every morning', 0],
    ],
    ['names a medicine without directions', [request('a', { dosageInstruction: undefined })], ['', 'a: -', 0]],
    [
      'has nothing that is paused, over, an idea, a draft or of an unclear status',
      [
        ...['on-hold', 'stopped', 'completed', 'draft', 'brand-new', 'entered-in-error'].map((status) =>
          request(status, { status }),
        ),
        request('plan', { intent: 'proposal' }),
      ],
      ['', '', 0],
    ],
    [
      'places nothing that may be out of date',
      [request('a', { dispenseRequest: { validityPeriod: { end: '2026-01-01' } } })],
      ['', 'a: 1 every morning', 0],
    ],
    [
      'places nothing that is listed twice, which would be taken twice',
      [request('a'), request('b', { medicationCodeableConcept: { text: 'a' } })],
      ['', 'a: 1 every morning,b: 1 every morning', 0],
    ],
    [
      'leaves out and counts what another order forbids',
      [request('a'), request('not', { medicationCodeableConcept: { text: 'a' }, doNotPerform: true })],
      ['', '', 1],
    ],
    ['is silent about a private medicine', [coverOf(request('secret')) as MedicationRequest & Resource], ['', '', 0]],
  ])('%s', (_, requests, expected) => {
    expect(plan(...requests)).toEqual(expected)
  })
})
