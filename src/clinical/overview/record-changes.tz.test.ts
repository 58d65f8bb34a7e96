import { dayOf } from '../../fhir/__fixtures__/day'
import { describe, expect, test } from 'vitest'
import {
  isSince,
  areUpdateTimesReliable,
  recordChangesSince,
  sinceDay,
  sinceDaysAgo,
  sinceVisit,
} from './record-changes'
import type { RecordType } from '../../contract'
import type { ResourceOf } from '../../fhir/resource'

const since = sinceDay(dayOf('2026-03-03'))
const today = '2026-05-10'
const record = <T extends RecordType>(resourceType: T, more: object, id = 'x') =>
  ({ resourceType, id, ...more }) as ResourceOf<T>

describe('the date of a change', () => {
  test.each<[RecordType, object, string | undefined, string | undefined]>([
    [
      'Observation',
      { issued: '2026-05-05T10:00:00Z', effectiveDateTime: '2026-01-01' },
      '2026-05-05T10:00:00Z',
      'Observation.issued',
    ],
    ['Observation', { effectiveDateTime: '2026-05-04' }, '2026-05-04', 'Observation.effectiveDateTime'],
    ['Observation', { issued: '2026-01-05T10:00:00Z', effectiveDateTime: '2026-05-05' }, undefined, undefined],
    ['DiagnosticReport', { issued: '2026-05-05T10:00:00Z' }, '2026-05-05T10:00:00Z', 'DiagnosticReport.issued'],
    ['Condition', { recordedDate: '2026-05-05', onsetDateTime: '2010' }, '2026-05-05', 'Condition.recordedDate'],
    ['Condition', { onsetDateTime: '2026-05-05' }, undefined, undefined],
    ['AllergyIntolerance', { recordedDate: '2026-05-05' }, '2026-05-05', 'AllergyIntolerance.recordedDate'],
    ['MedicationRequest', { authoredOn: '2026-05-05' }, '2026-05-05', 'MedicationRequest.authoredOn'],
    [
      'MedicationDispense',
      { whenHandedOver: '2026-05-05', whenPrepared: '2026-01-01' },
      '2026-05-05',
      'MedicationDispense.whenHandedOver',
    ],
    [
      'Immunization',
      { recorded: '2026-05-05', occurrenceDateTime: '1999-01-01' },
      '2026-05-05',
      'Immunization.recorded',
    ],
    ['Immunization', { occurrenceDateTime: '2026-05-05' }, '2026-05-05', 'Immunization.occurrenceDateTime'],
    ['DocumentReference', { date: '2026-05-05T00:00:00Z' }, '2026-05-05T00:00:00Z', 'DocumentReference.date'],
    [
      'Procedure',
      { performedPeriod: { start: '2026-03-01', end: '2026-05-05' } },
      '2026-05-05',
      'Procedure.performedPeriod',
    ],
    ['Encounter', { period: { start: '2026-02-01', end: '2026-05-05' } }, '2026-05-05', 'Encounter.period'],
    ['Goal', { statusDate: '2026-05-05', startDate: '2020-01-01' }, '2026-05-05', 'Goal.statusDate'],
    ['Coverage', { period: { start: '2026-05-05' } }, undefined, undefined],
    ['Encounter', { status: 'planned', period: { start: '2027-01-01' } }, undefined, undefined],
    ['Encounter', { status: 'planned', period: { start: '2026-05-05' } }, undefined, undefined],
    ['Procedure', { status: 'preparation', performedDateTime: '2026-05-05' }, undefined, undefined],
    ['Observation', { issued: 'soon', effectiveDateTime: '2026-05-05' }, '2026-05-05', 'Observation.effectiveDateTime'],
  ])('%s %j', (type, more, raw, label) => {
    const {
      items: [item],
    } = recordChangesSince(type, [record(type, more)], since, today)
    expect([item?.raw, item?.label?.replace(/:.*/, '')]).toEqual([raw, label])
  })
})

describe('the start', () => {
  test.each([
    ['2026-03-03', true],
    ['2026-03-02', false],
    ['2026-03-03T00:00:00Z', true],
    ['2026-03-02T00:00:00Z', false],
    ['2026-04', true],
    ['2026-03', false],
    ['2027', true],
    ['2026', false],
    ['never', undefined],
  ])('a date without a time is included when the whole day is after the start: %s', (raw, counts) => {
    expect(isSince(raw, since)).toBe(counts)
  })

  test('a time is compared by its instant, regardless of its offset', () => {
    const noon = { at: Date.UTC(2026, 2, 3, 12), day: '2026-03-04' }
    expect(
      ['2026-03-03T12:00:00Z', '2026-03-03T11:59:59Z', '2026-03-03T08:00:00-04:00', '2026-03-03T13:59:00+02:00'].map(
        (raw) => isSince(raw, noon),
      ),
    ).toEqual([true, false, true, false])
  })

  test('labels the date of a proposal differently from the date of a prescription', () => {
    expect(
      recordChangesSince(
        'MedicationRequest',
        [record('MedicationRequest', { intent: 'proposal', authoredOn: '2026-05-05' })],
        since,
        today,
      ).items[0]?.label,
    ).toBe('MedicationRequest.authoredOn:suggested')
  })

  test('starts after the end of a visit and excludes its day', () => {
    expect(
      sinceVisit(record('Encounter', { period: { start: '2026-03-03T09:00:00Z', end: '2026-03-03T10:00:00Z' } })),
    ).toEqual({ at: Date.UTC(2026, 2, 3, 10, 0, 1), day: '2026-03-04' })
    expect(sinceVisit(record('Encounter', { period: { start: '2026-02-28' } }))).toEqual(sinceDay(dayOf('2026-03-01')))
    expect(sinceVisit(record('Encounter', { period: { start: '2026-02' } }))).toBeUndefined()
    expect(sinceVisit(record('Encounter', {}))).toBeUndefined()
  })

  test('thirty days back start at midnight in the device time zone', () => {
    expect(sinceDaysAgo(30, new Date(2026, 2, 20, 17, 30).getTime())).toEqual(sinceDay(dayOf('2026-02-18')))
  })
})

describe('meta.lastUpdated', () => {
  const updated = (...times: readonly (string | undefined)[]) =>
    times.map((lastUpdated, index) =>
      record('Coverage', lastUpdated === undefined ? {} : { meta: { lastUpdated } }, `c${index}`),
    )

  test('is reliable when nearly all records have it and no day has half of them', () => {
    expect(
      areUpdateTimesReliable(updated('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z')),
    ).toBe(true)
    expect(
      areUpdateTimesReliable(updated('2026-01-01T00:00:00Z', '2026-01-01T09:00:00Z', '2026-03-01T00:00:00Z')),
    ).toBe(false)
    expect(areUpdateTimesReliable(updated('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', undefined))).toBe(false)
    expect(areUpdateTimesReliable(updated('2026-01-01T00:00:00Z'))).toBe(false)
    expect(areUpdateTimesReliable([])).toBe(false)
  })

  test('marks an older record as changed, and leaves none undated, when it is reliable', () => {
    const { items, undated } = recordChangesSince(
      'Coverage',
      updated('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-04-01T00:00:00Z'),
      since,
      today,
    )
    expect([items.map(({ kind, raw, label }) => [kind, raw, label]), undated]).toEqual([
      [['changed', '2026-04-01T00:00:00Z', undefined]],
      0,
    ])
  })

  test('leaves every record without its own date undated when it is missing', () => {
    expect(recordChangesSince('Coverage', updated(undefined, undefined), since, today)).toEqual({
      items: [],
      undated: 2,
    })
  })
})

test('lists corrected results first, then newest first', () => {
  const records = [
    record('Observation', { issued: '2026-04-01T00:00:00Z', status: 'final' }, 'old'),
    record('Observation', { issued: '2026-05-01T00:00:00Z', status: 'final' }, 'new'),
    record('Observation', { issued: '2026-03-20T00:00:00Z', status: 'amended' }, 'changed'),
  ]
  expect(
    recordChangesSince('Observation', records, since, today).items.map(({ record: { id }, kind }) => [id, kind]),
  ).toEqual([
    ['changed', 'corrected'],
    ['new', 'new'],
    ['old', 'new'],
  ])
})
