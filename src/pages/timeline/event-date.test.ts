import { describe, expect, it } from 'vitest'
import { eventDate } from './event-date'
import type { RecordType } from '../../contract'

const options = { locale: 'en-US', style: 'patient' } as const

describe('what a row of the timeline says of its date', () => {
  it.each<readonly [string, RecordType, object, unknown]>([
    [
      'the time of a result and what was then',
      'Observation',
      { effectiveDateTime: '2026-05-03T09:15:00-04:00' },
      { label: 'Observation.effectiveDateTime', text: '9:15 a.m.' },
    ],
    ['nothing more for a day', 'Procedure', { performedDateTime: '2026-05-03' }, { label: undefined, text: undefined }],
    [
      'what a bare day is the date of',
      'Condition',
      { onsetDateTime: '2026-05-03' },
      { label: 'Condition.onsetDateTime', text: undefined },
    ],
    [
      'when a visit of one day began',
      'Encounter',
      { period: { start: '2026-05-03T09:15:00-04:00', end: '2026-05-03T09:40:00-04:00' } },
      { label: undefined, text: '9:15 a.m.' },
    ],
    [
      'both ends of a stay',
      'Encounter',
      { period: { start: '2026-05-03', end: '2026-05-09' } },
      { label: undefined, text: 'May 3, 2026 to May 9, 2026' },
    ],
    [
      'that a plan has no end',
      'CarePlan',
      { period: { start: '2026-05-03' } },
      { label: undefined, text: 'From May 3, 2026' },
    ],
    [
      'only the time of a visit to come',
      'Encounter',
      { period: { start: '2027-05-03T09:15:00-04:00' } },
      { label: undefined, text: '9:15 a.m.' },
    ],
    [
      'between which days a problem began',
      'Condition',
      { onsetPeriod: { start: '1986', end: '1990' } },
      { label: 'Condition.onsetPeriod', text: 'between 1986 and 1990' },
    ],
    [
      'nothing more of a plan to come',
      'CarePlan',
      { period: { start: '2027-05-03' } },
      { label: undefined, text: undefined },
    ],
    [
      'the day after a label that wants it',
      'Goal',
      { target: [{ dueDate: '2027-05' }] },
      { label: 'Goal.target.dueDate', text: 'May 2027' },
    ],
    [
      'nothing that says performed of a procedure that was not done',
      'Procedure',
      { status: 'not-done', performedDateTime: '2026-05-03' },
      { label: undefined, text: undefined },
    ],
    [
      'both ends of a time that a label names by its kind',
      'Observation',
      { category: [{ coding: [{ code: 'laboratory' }] }], effectivePeriod: { start: '2026-05-03', end: '2026-05-04' } },
      { label: 'Observation.effectivePeriod:sample', text: 'May 3, 2026 to May 4, 2026' },
    ],
    ['nothing for a record without a date', 'Goal', {}, undefined],
  ])('is %s', (_, type, rest, expected) => {
    expect(eventDate(type, { resourceType: type, ...rest }, options, Date.UTC(2026, 10, 21))).toEqual(expected)
  })
})
