import { describe, expect, it } from 'vitest'
import { eventDate } from './event-date'
import type { RecordType } from '../../contract'
import { english } from '../../i18n/__fixtures__/format'

const options = { format: english, style: 'patient' } as const

describe('eventDate', () => {
  it.each<readonly [string, RecordType, object, unknown]>([
    [
      'has neither label nor time of a result',
      'Observation',
      { effectiveDateTime: '2026-05-03T09:15:00-04:00' },
      { label: undefined, text: undefined },
    ],
    [
      'has the label of a date that says little of a result',
      'Observation',
      { issued: '2026-05-03T09:15:00-04:00' },
      { label: 'Observation.issued', text: undefined },
    ],
    ['has no text for a day', 'Procedure', { performedDateTime: '2026-05-03' }, { label: undefined, text: undefined }],
    [
      'has the label of a day',
      'Condition',
      { onsetDateTime: '2026-05-03' },
      { label: 'Condition.onsetDateTime', text: undefined },
    ],
    [
      'has no time of day of the start of an illness',
      'Condition',
      { onsetDateTime: '2026-05-03T09:15:00-04:00' },
      { label: 'Condition.onsetDateTime', text: undefined },
    ],
    [
      'has no time of day at which an allergy was written down',
      'AllergyIntolerance',
      { recordedDate: '2026-05-03T09:15:00-04:00' },
      { label: 'AllergyIntolerance.recordedDate', text: undefined },
    ],
    [
      'has no time of a visit in the past',
      'Encounter',
      { period: { start: '2026-05-03T09:15:00-04:00', end: '2026-05-03T09:40:00-04:00' } },
      { label: undefined, text: undefined },
    ],
    [
      'has both ends of a stay',
      'Encounter',
      { period: { start: '2026-05-03', end: '2026-05-09' } },
      { label: undefined, text: 'May 3, 2026 to May 9, 2026' },
    ],
    [
      'has an open end for a plan without one',
      'CarePlan',
      { period: { start: '2026-05-03' } },
      { label: undefined, text: 'From May 3, 2026' },
    ],
    [
      'has only the time of a future visit',
      'Encounter',
      { period: { start: '2027-05-03T09:15:00-04:00' } },
      { label: undefined, text: '9:15 a.m.' },
    ],
    [
      'has the range of days in which a problem began',
      'Condition',
      { onsetPeriod: { start: '1986', end: '1990' } },
      { label: 'Condition.onsetPeriod', text: 'between 1986 and 1990' },
    ],
    [
      'has no text for a future plan',
      'CarePlan',
      { period: { start: '2027-05-03' } },
      { label: undefined, text: undefined },
    ],
    [
      'has the day after a label that needs it',
      'Goal',
      { target: [{ dueDate: '2027-05' }] },
      { label: 'Goal.target.dueDate', text: 'May 2027' },
    ],
    [
      'does not say that a procedure was performed when it was not',
      'Procedure',
      { status: 'not-done', performedDateTime: '2026-05-03' },
      { label: undefined, text: undefined },
    ],
    [
      'has both ends of the period of a result',
      'Observation',
      { category: [{ coding: [{ code: 'laboratory' }] }], effectivePeriod: { start: '2026-05-03', end: '2026-05-04' } },
      { label: undefined, text: 'May 3, 2026 to May 4, 2026' },
    ],
    [
      'has no label of the day of an order',
      'MedicationRequest',
      { status: 'active', intent: 'order', authoredOn: '2026-05-03' },
      { label: undefined, text: undefined },
    ],
    [
      'has the label of the day of what is only suggested',
      'MedicationRequest',
      { status: 'active', intent: 'proposal', authoredOn: '2026-05-03' },
      { label: 'MedicationRequest.authoredOn:suggested', text: undefined },
    ],
    ['is undefined for a record without a date', 'Goal', {}, undefined],
  ])('%s', (_, type, rest, expected) => {
    expect(eventDate(type, { resourceType: type, ...rest }, options, Date.UTC(2026, 10, 21))).toEqual(expected)
  })

  it('has the time of day of a result for a provider', () => {
    const result = { resourceType: 'Observation', effectiveDateTime: '2026-05-03T09:15:00-04:00' } as const
    const forProvider = { format: english, style: 'provider' } as const
    expect(eventDate('Observation', result, forProvider, Date.UTC(2026, 10, 21))?.text).toMatch(/^0?9:15/)
  })
})
