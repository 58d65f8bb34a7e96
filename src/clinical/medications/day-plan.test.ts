import { describe, expect, it } from 'vitest'
import { conceptDisplay } from '../../fhir/concept'
import { maskRecord } from '../../resources/masking'
import { buildDayPlan, dailyTimesOf, timesOfDay } from './day-plan'
import { english } from '../../i18n/__fixtures__/format'
import type { ResourceOf } from '../../fhir/resource'

const timing = (repeat: object, rest: object = {}) => ({ timing: { repeat }, ...rest })

describe('dailyTimesOf', () => {
  it.each<readonly [what: string, dosage: Record<string, unknown>, times: string]>([
    ['in the morning', timing({ when: ['MORN'] }), 'morning'],
    ['once a day at bedtime', timing({ frequency: 1, period: 1, periodUnit: 'd', when: ['HS'] }), 'night'],
    ['after breakfast and after dinner', timing({ when: ['PCM', 'PCV'] }), 'morning,evening'],
    ['half an hour before lunch', timing({ when: ['ACD'], offset: 30 }), 'midday'],
    [
      'at clock times',
      timing({ timeOfDay: ['08:00:00', '14:00:00', '20:00:00', '23:30:00'] }),
      'morning,midday,evening,night',
    ],
    ['twice a day without times', timing({ frequency: 2, period: 1, periodUnit: 'd' }), ''],
    ['with meals, of which there are several', timing({ when: ['C'] }), ''],
    [
      'twice a day in the morning, more doses than times',
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
    ['an unknown code', timing({ when: ['MORN', 'XYZ'] }), ''],
    ['text only, even if clear', { text: 'Take 1 tablet every morning' }, ''],
  ])('%s', (_, dosage, times) => {
    expect(dailyTimesOf(dosage, english).join()).toBe(times)
  })
})

describe('buildDayPlan', () => {
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
    }) as ResourceOf<'MedicationRequest'>
  const plan = (...requests: readonly ResourceOf<'MedicationRequest'>[]) => {
    const { byTime, unscheduled, omitted } = buildDayPlan(
      requests,
      (each) => conceptDisplay(each.medicationCodeableConcept),
      now,
      english,
    )
    const text = (doses: typeof unscheduled) =>
      doses.map((dose) => `${dose.request.id ?? ''}: ${dose.directions?.text ?? '-'}`).join()
    return [
      timesOfDay
        .map((time) => text(byTime[time]))
        .filter(Boolean)
        .join(' | '),
      text(unscheduled),
      omitted,
    ]
  }

  it.each<
    readonly [
      what: string,
      requests: readonly ResourceOf<'MedicationRequest'>[],
      expected: readonly [byTime: string, unscheduled: string, omitted: number],
    ]
  >([
    ['schedules a medicine by its Timing, with its directions', [request('a')], ['a: 1 every morning', '', 0]],
    [
      'separates a scheduled dosage from one taken as needed',
      [request('a', { dosageInstruction: [morning, { text: '1 more for pain', asNeededBoolean: true }] })],
      ['a: 1 every morning', 'a: 1 more for pain', 0],
    ],
    [
      'does not schedule sequential dosages',
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
    ['lists a medicine without directions', [request('a', { dosageInstruction: undefined })], ['', 'a: -', 0]],
    [
      'ignores paused, ended, suggested, draft and unclear prescriptions',
      [
        ...['on-hold', 'stopped', 'completed', 'draft', 'brand-new', 'entered-in-error'].map((status) =>
          request(status, { status }),
        ),
        request('plan', { intent: 'proposal' }),
      ],
      ['', '', 0],
    ],
    [
      'does not schedule what may be out of date',
      [request('a', { dispenseRequest: { validityPeriod: { end: '2026-01-01' } } })],
      ['', 'a: 1 every morning', 0],
    ],
    [
      'does not schedule a medicine that is listed twice',
      [request('a'), request('b', { medicationCodeableConcept: { text: 'a' } })],
      ['', 'a: 1 every morning,b: 1 every morning', 0],
    ],
    [
      'omits and counts what another order forbids',
      [request('a'), request('not', { medicationCodeableConcept: { text: 'a' }, doNotPerform: true })],
      ['', '', 1],
    ],
    [
      'omits a private medicine',
      [maskRecord(request('secret'), english) as ResourceOf<'MedicationRequest'>],
      ['', '', 0],
    ],
  ])('%s', (_, requests, expected) => {
    expect(plan(...requests)).toEqual(expected)
  })
})
