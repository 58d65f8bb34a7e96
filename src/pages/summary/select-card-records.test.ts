import { describe, expect, it } from 'vitest'
import { selectCardRecords } from './select-card-records'

const living = { today: '2026-11-01', died: undefined }
const now = Date.UTC(2026, 10, 1)
const ids = (records: readonly { readonly id?: string }[]) => records.map(({ id }) => id)

describe('selectCardRecords', () => {
  it.each([
    ['vaccines', 'Immunization', { status: 'completed' }, true],
    ['vaccines', 'Immunization', { status: 'not-done' }, false],
    ['vaccines', 'Immunization', { status: 'entered-in-error' }, false],
    ['vaccines', 'Immunization', { status: 'completed', notGiven: true }, false],
    ['reports', 'DiagnosticReport', { status: 'final' }, true],
    ['reports', 'DiagnosticReport', { status: 'cancelled' }, false],
    ['reports', 'DiagnosticReport', { status: 'entered-in-error' }, false],
    ['reports', 'DiagnosticReport', {}, true],
    ['documents', 'DocumentReference', { status: 'current' }, true],
    ['documents', 'DocumentReference', { status: 'superseded' }, false],
    ['documents', 'DocumentReference', { status: 'current', docStatus: 'entered-in-error' }, false],
    ['plans', 'CarePlan', { status: 'active' }, true],
    ['plans', 'CarePlan', { status: 'completed' }, false],
    ['insurance', 'Coverage', { status: 'active' }, true],
    ['insurance', 'Coverage', { status: 'cancelled' }, false],
    ['goals', 'Goal', { lifecycleStatus: 'planned' }, true],
    ['goals', 'Goal', { lifecycleStatus: 'cancelled' }, false],
    ['team', 'CareTeam', { status: 'inactive' }, false],
    ['allergies', 'AllergyIntolerance', { verificationStatus: { coding: [{ code: 'unconfirmed' }] } }, true],
    ['allergies', 'AllergyIntolerance', { verificationStatus: { coding: [{ code: 'refuted' }] } }, false],
    ['visits', 'Encounter', { status: 'finished' }, true],
    ['visits', 'Encounter', { status: 'cancelled' }, false],
    ['visits', 'Encounter', { status: 'finished', period: { start: '2026-05-02', end: '2026-05-01' } }, true],
  ] as const)('the card %s has a %s with %j: %s', (title, type, more, expected) => {
    expect(selectCardRecords(title, type, [{ resourceType: type, ...more }], living, now).shown).toHaveLength(
      expected ? 1 : 0,
    )
  })

  it.each([
    ['visits', 'Encounter', 'type', { status: 'finished' }, 'period'],
    ['reports', 'DiagnosticReport', 'code', { status: 'final' }, 'effectiveDateTime'],
    ['documents', 'DocumentReference', 'type', { status: 'current' }, 'date'],
  ] as const)('shows what is about the death itself last: %s', (title, type, name, elements, date) => {
    const record = (id: string, text: string, day: string) => ({
      resourceType: type,
      id,
      ...elements,
      [name]: name === 'type' && type === 'Encounter' ? [{ text }] : { text },
      [date]: date === 'period' ? { start: day } : day,
    })
    const records = [record('death', 'Death certificate', '2018-04-27'), record('care', 'Check-up', '2018-01-05')]
    const died = { today: '2026-11-01', died: { on: '2018-04-27' } }
    expect(ids(selectCardRecords(title, type, records, died, now).shown)[0]).toBe('care')
  })

  it('shows every allergy, those of high risk first', () => {
    const allergy = (id: string, criticality: string, recordedDate: string) => ({
      resourceType: 'AllergyIntolerance',
      id,
      criticality,
      recordedDate,
    })
    const given = [
      ...Array.from({ length: 12 }, (_, index) => allergy(`low-${index}`, 'low', '2026')),
      allergy('high', 'high', '2001'),
    ]
    const { shown, more } = selectCardRecords('allergies', 'AllergyIntolerance', given, living, now)
    expect([shown[0]?.id, shown.length, more]).toEqual(['high', 13, 0])
  })

  it.each([
    [
      'plans',
      'CarePlan',
      { status: 'active', intent: 'plan', created: '2020-01-01' },
      { status: 'active', intent: 'option', created: '2026-09-01' },
    ],
    [
      'plans',
      'CarePlan',
      { status: 'active', intent: 'order', created: '2020-01-01' },
      { status: 'unknown', intent: 'plan', created: '2026-09-01' },
    ],
    [
      'goals',
      'Goal',
      { lifecycleStatus: 'active', startDate: '2020-01-01' },
      { lifecycleStatus: 'proposed', startDate: '2026-09-01' },
    ],
  ] as const)(
    'the card %s has what is in force before newer proposals and unknown statuses',
    (title, type, holds, suggested) => {
      const given = [
        { resourceType: type, id: 'suggested', ...suggested },
        { resourceType: type, id: 'holds', ...holds },
      ]
      expect(ids(selectCardRecords(title, type, given, living, now).shown)).toEqual(['holds', 'suggested'])
    },
  )

  it('counts the records that it leaves to the full list', () => {
    const given = ['2020', '2026', '2024', '2025', '2023'].map((occurrenceDateTime) => ({
      resourceType: 'Immunization',
      id: occurrenceDateTime,
      status: 'completed',
      occurrenceDateTime,
    }))
    const { shown, more } = selectCardRecords('vaccines', 'Immunization', given, living, now)
    expect([ids(shown), more]).toEqual([['2026', '2025', '2024'], 2])
  })

  it('puts records with a future date last', () => {
    const given = ['2027-01-01', '2026-05-01'].map((effectiveDateTime) => ({
      resourceType: 'DiagnosticReport',
      id: effectiveDateTime,
      status: 'final',
      effectiveDateTime,
    }))
    expect(ids(selectCardRecords('reports', 'DiagnosticReport', given, living, now).shown)).toEqual([
      '2026-05-01',
      '2027-01-01',
    ])
  })

  it('puts a vaccine and a visit that may not be the newest last', () => {
    const vaccine = (id: string, occurrenceDateTime: string) => ({
      resourceType: 'Immunization',
      id,
      status: 'completed',
      occurrenceDateTime,
    })
    const vaccines = [vaccine('ahead', '2026-11-20'), vaccine('given', '2020-01-01')]
    expect(ids(selectCardRecords('vaccines', 'Immunization', vaccines, living, now).shown)).toEqual(['given', 'ahead'])
    const visit = (id: string, start: string, end: string) => ({
      resourceType: 'Encounter',
      id,
      status: 'finished',
      period: { start, end },
    })
    const visits = [visit('odd', '2026-10-02', '2026-10-01'), visit('plain', '2026-01-02', '2026-01-02')]
    expect(ids(selectCardRecords('visits', 'Encounter', visits, living, now).shown)).toEqual(['plain', 'odd'])
  })

  it('puts planned visits first, the next one on top, then the newest past ones', () => {
    const visit = (id: string, status: string, start: string) => ({
      resourceType: 'Encounter',
      id,
      status,
      period: { start },
    })
    const given = [
      visit('far', 'planned', '2027-03-01'),
      visit('near', 'planned', '2026-11-20'),
      visit('missed', 'planned', '2024-01-01'),
      visit('a', 'finished', '2026-10-01'),
      visit('b', 'finished', '2026-09-01'),
      visit('c', 'finished', '2026-08-01'),
      visit('d', 'finished', '2026-07-01'),
      visit('e', 'finished', '2026-06-01'),
      visit('f', 'finished', '2026-05-01'),
    ]
    const { shown, more } = selectCardRecords('visits', 'Encounter', given, living, now)
    expect([ids(shown), more]).toEqual([['near', 'far', 'a', 'b', 'c', 'd', 'e'], 2])
  })
})
