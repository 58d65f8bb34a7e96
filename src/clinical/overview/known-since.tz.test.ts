import { describe, expect, test } from 'vitest'
import { isSince, marksAreFit, newsOf, sinceDay, sinceDaysAgo, sinceVisit } from './known-since'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

const since = sinceDay('2026-03-03')
const today = '2026-05-10'
const one = (resourceType: RecordType, more: object, id = 'x'): Resource => ({ resourceType, id, ...more })

describe('the date that makes an entry count', () => {
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
    } = newsOf(type, [one(type, more)], since, today)
    expect([item?.raw, item?.label?.replace(/:.*/, '')]).toEqual([raw, label])
  })
})

describe('since a moment', () => {
  test.each([
    ['2026-03-03', true],
    ['2026-03-02', false],
    ['2026-04', true],
    ['2026-03', false],
    ['2027', true],
    ['2026', false],
    ['never', undefined],
  ])('a date without a time counts when all of it lies there: %s', (raw, counts) => {
    expect(isSince(raw, since)).toBe(counts)
  })

  test('a time counts by its moment, wherever it was written', () => {
    const noon = { at: Date.UTC(2026, 2, 3, 12), day: '2026-03-04' }
    expect(
      ['2026-03-03T12:00:00Z', '2026-03-03T11:59:59Z', '2026-03-03T08:00:00-04:00', '2026-03-03T13:59:00+02:00'].map(
        (raw) => isSince(raw, noon),
      ),
    ).toEqual([true, false, true, false])
  })

  test('what was only suggested was not prescribed on its date', () => {
    expect(
      newsOf(
        'MedicationRequest',
        [one('MedicationRequest', { intent: 'proposal', authoredOn: '2026-05-05' })],
        since,
        today,
      ).items[0]?.label,
    ).toBe('MedicationRequest.authoredOn:suggested')
  })

  test('from the end of a visit on; the day of the visit itself does not count', () => {
    expect(
      sinceVisit(one('Encounter', { period: { start: '2026-03-03T09:00:00Z', end: '2026-03-03T10:00:00Z' } })),
    ).toEqual({ at: Date.UTC(2026, 2, 3, 10, 0, 1), day: '2026-03-04' })
    expect(sinceVisit(one('Encounter', { period: { start: '2026-02-28' } }))).toEqual(sinceDay('2026-03-01'))
    expect(sinceVisit(one('Encounter', { period: { start: '2026-02' } }))).toBeUndefined()
    expect(sinceVisit(one('Encounter', {}))).toBeUndefined()
  })

  test('thirty days back begins at a midnight of the device', () => {
    expect(sinceDaysAgo(30, new Date(2026, 2, 20, 17, 30).getTime())).toEqual(sinceDay('2026-02-18'))
  })
})

describe('the marks of the system', () => {
  const marked = (...marks: readonly (string | undefined)[]) =>
    marks.map((lastUpdated, index) =>
      one('Coverage', lastUpdated === undefined ? {} : { meta: { lastUpdated } }, `c${index}`),
    )

  test('tell something only where nearly all have one and no day holds half of them', () => {
    expect(marksAreFit(marked('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'))).toBe(true)
    expect(marksAreFit(marked('2026-01-01T00:00:00Z', '2026-01-01T09:00:00Z', '2026-03-01T00:00:00Z'))).toBe(false)
    expect(marksAreFit(marked('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', undefined))).toBe(false)
    expect(marksAreFit(marked('2026-01-01T00:00:00Z'))).toBe(false)
    expect(marksAreFit([])).toBe(false)
  })

  test('an old entry that the system changed later says so; of none of a fit list it is unknown', () => {
    const { items, undated } = newsOf(
      'Coverage',
      marked('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-04-01T00:00:00Z'),
      since,
      today,
    )
    expect([items.map(({ kind, raw, label }) => [kind, raw, label]), undated]).toEqual([
      [['changed', '2026-04-01T00:00:00Z', undefined]],
      0,
    ])
  })

  test('without marks every entry of a kind that has no date of its own is unknown', () => {
    expect(newsOf('Coverage', marked(undefined, undefined), since, today)).toEqual({ items: [], undated: 2 })
  })
})

test('corrected results stand first, then the newest', () => {
  const records = [
    one('Observation', { issued: '2026-04-01T00:00:00Z', status: 'final' }, 'old'),
    one('Observation', { issued: '2026-05-01T00:00:00Z', status: 'final' }, 'new'),
    one('Observation', { issued: '2026-03-20T00:00:00Z', status: 'amended' }, 'changed'),
  ]
  expect(newsOf('Observation', records, since, today).items.map(({ record, kind }) => [record.id, kind])).toEqual([
    ['changed', 'corrected'],
    ['new', 'new'],
    ['old', 'new'],
  ])
})
