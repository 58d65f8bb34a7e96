import { describe, expect, it } from 'vitest'
import { conceptDisplay } from '../../fhir/concept'
import { maskRecord } from '../../resources/masking'
import { stepText } from '../../resources/request-directions'
import { buildDayPlan } from './day-plan'
import { timesOfDay } from './times-of-day'
import { english } from '../../i18n/__fixtures__/format'
import type { ResourceOf } from '../../fhir/resource'

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
    const { byTime, unscheduled, omitted, notForToday, isUseful } = buildDayPlan(
      requests,
      {
        keyOf: (each) => conceptDisplay(each.medicationCodeableConcept),
        named: (each) => each,
        fillsOf: () => [],
        statusContext: { today: '2026-11-22', died: undefined },
        now,
      },
      english,
    )
    const text = (medicines: typeof unscheduled) =>
      medicines
        .map(({ request: { id = '' }, steps }) => `${id}: ${steps.map((step) => stepText(step, english)).join(' + ')}`)
        .join()
    return [
      timesOfDay
        .map((time) => text(byTime[time]))
        .filter(Boolean)
        .join(' | '),
      text(unscheduled),
      omitted + notForToday.length,
      isUseful,
    ]
  }

  it.each<
    readonly [
      what: string,
      requests: readonly ResourceOf<'MedicationRequest'>[],
      expected: readonly [byTime: string, unscheduled: string, left: number, isUseful: boolean],
    ]
  >([
    ['schedules a medicine by its Timing, with its directions', [request('a')], ['a: 1 every morning', '', 0, true]],
    [
      'separates a scheduled dosage from one taken as needed',
      [request('a', { dosageInstruction: [morning, { text: '1 more for pain', asNeededBoolean: true }] })],
      ['a: 1 every morning', 'a: 1 more for pain', 0, true],
    ],
    [
      'keeps steps that follow each other together, in their order and without a time',
      [
        request('a', {
          dosageInstruction: [
            { ...morning, sequence: 2, text: '2 every morning' },
            { ...morning, sequence: 1 },
          ],
        }),
      ],
      ['', 'a: 1 every morning + Then: 2 every morning', 0, false],
    ],
    ['lists a medicine without directions', [request('a', { dosageInstruction: undefined })], ['', 'a: ', 0, false]],
    [
      'ignores paused, ended, suggested, draft and unclear prescriptions',
      [
        ...['on-hold', 'stopped', 'completed', 'draft', 'brand-new', 'entered-in-error'].map((status) =>
          request(status, { status }),
        ),
        request('plan', { intent: 'proposal' }),
      ],
      ['', '', 0, false],
    ],
    [
      'leaves out what may be out of date',
      [request('a'), request('b', { dispenseRequest: { validityPeriod: { end: '2026-01-01' } } })],
      ['a: 1 every morning', '', 1, true],
    ],
    [
      'does not schedule a medicine that is listed twice',
      [request('a'), request('b', { medicationCodeableConcept: { text: 'a' } })],
      ['', 'a: 1 every morning,b: 1 every morning', 0, false],
    ],
    [
      'omits and counts what another order forbids',
      [request('a'), request('not', { medicationCodeableConcept: { text: 'a' }, doNotPerform: true })],
      ['', '', 1, false],
    ],
    [
      'omits a private medicine',
      [maskRecord(request('secret'), english) as ResourceOf<'MedicationRequest'>],
      ['', '', 0, false],
    ],
    [
      'leaves out what is over, and does not count it against the plan',
      [
        request('a'),
        ...['b', 'c'].map((id) =>
          request(id, { authoredOn: '2026-08-01', dosageInstruction: [{ text: '1 daily for 7 days' }] }),
        ),
      ],
      ['a: 1 every morning', '', 2, true],
    ],
    [
      'counts old entries against the plan, as they may be taken',
      [request('a'), ...['b', 'c'].map((id) => request(id, { authoredOn: '1985-01-01' }))],
      ['a: 1 every morning', '', 2, false],
    ],
    [
      'leaves out what an unknown modifier may change, and counts it against the plan',
      [request('a'), ...['b', 'c'].map((id) => request(id, { modifierExtension: [{ url: 'https://example.org/x' }] }))],
      ['a: 1 every morning', '', 2, false],
    ],
    [
      'does not count a record that says that there are no medicines',
      [request('a'), request('none', { medicationCodeableConcept: { text: 'No known medications' } })],
      ['a: 1 every morning', '', 0, true],
    ],
    [
      'is of use when half of the medicines have a time',
      [request('a'), request('b', { dosageInstruction: [{ text: 'As directed' }] })],
      ['a: 1 every morning', 'b: As directed', 0, true],
    ],
    [
      'is of no use when fewer than half of the medicines have a time',
      [request('a'), ...['b', 'c'].map((id) => request(id, { dosageInstruction: [{ text: 'As directed' }] }))],
      ['a: 1 every morning', 'b: As directed,c: As directed', 0, false],
    ],
  ])('%s', (_, requests, expected) => {
    expect(plan(...requests)).toEqual(expected)
  })
})
