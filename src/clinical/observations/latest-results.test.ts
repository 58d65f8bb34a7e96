import { describe, expect, it } from 'vitest'
import { observationKind } from '../../resources/observation-kind'
import { selectResults, selectVitals, observationsOfKind, latestResults } from './latest-results'
import { newestCandidates } from '../assertion/__fixtures__/newest-candidates'
import { english } from '../../i18n/__fixtures__/format'

const now = Date.UTC(2026, 10, 1)
const lab = (
  id: string,
  code: string,
  effectiveDateTime: string | undefined,
  more: object = { valueQuantity: { value: 5, unit: '%' } },
) => ({
  resourceType: 'Observation' as const,
  id,
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code }] },
  ...(effectiveDateTime ? { effectiveDateTime } : {}),
  ...more,
})
const flag = (code: string) => ({ valueInteger: 1, interpretation: [{ coding: [{ code }] }] })
const ids = (latest: readonly { readonly reading: { readonly observation: { readonly id?: string } } }[]) =>
  latest.map(({ reading }) => reading.observation.id)
const newest = (...results: readonly ReturnType<typeof lab>[]) =>
  ids(latestResults(newestCandidates([lab('old', 'x', '2020-01-01'), ...results]), now, english))

describe('latestResults', () => {
  it.each([
    ['above its range', ['N', 'H']],
    ['critical', ['H', 'HH']],
    ['flagged, where the other one is not', [undefined, 'L']],
  ] as const)('of two results of the same time, the one that is %s, whichever comes first', (_name, flags) => {
    const [other, chosen] = flags.map((code, index) =>
      lab(index === 1 ? 'chosen' : 'other', 'x', '2026-05-01T08:00:00Z', code ? flag(code) : { valueInteger: 1 }),
    )
    for (const results of [
      [other, chosen],
      [chosen, other],
    ])
      expect(newest(...results.filter((each) => each !== undefined))).toEqual(['chosen'])
  })

  it.each([
    ['a newer result', lab('new', 'x', '2026-05-01'), 'new'],
    [
      'a result entered in error',
      lab('new', 'x', '2026-05-01', { status: 'entered-in-error', valueInteger: 1 }),
      'old',
    ],
    ['a cancelled result', lab('new', 'x', '2026-05-01', { status: 'cancelled', valueInteger: 1 }), 'old'],
    ['a future date', lab('new', 'x', '2027-05-01'), 'old'],
    ['a result without a date', lab('new', 'x', undefined), 'old'],
    ['an empty result', lab('new', 'x', '2026-05-01', {}), 'old'],
    [
      'a result with the reason why there is no value',
      lab('new', 'x', '2026-05-01', { dataAbsentReason: { coding: [{ code: 'not-performed' }] } }),
      'old',
    ],
    [
      'a preliminary result of a newer day',
      lab('new', 'x', '2026-05-01', { status: 'preliminary', valueInteger: 1 }),
      'new',
    ],
    [
      'a preliminary result of the same day',
      lab('new', 'x', '2020-01-01', { status: 'preliminary', valueInteger: 1 }),
      'old',
    ],
  ])('with %s', (_name, result, expected) => {
    expect(newest(result)).toEqual([expected])
    expect(ids(latestResults(newestCandidates([result, lab('old', 'x', '2020-01-01')]), now, english))).toEqual([
      expected,
    ])
  })

  it('names a newer result without a value, and sorts by its day', () => {
    const latest = latestResults(
      newestCandidates([
        lab('failed', 'x', '2026-10-31', { dataAbsentReason: { coding: [{ code: 'error' }] } }),
        lab('value', 'x', '2026-10-01'),
        lab('other', 'y', '2026-10-30'),
      ]),
      now,
      english,
    )
    expect(selectResults(latest, false, now).shown).toMatchObject([
      { reading: { observation: { id: 'value' } }, newerWithoutValue: { observation: { id: 'failed' } } },
      { reading: { observation: { id: 'other' } } },
    ])
  })

  it('lists the values in one unit, oldest first, without comparators', () => {
    const value = (number: number, unit: string, comparator?: string) => ({
      valueQuantity: { value: number, unit, ...(comparator ? { comparator } : {}) },
    })
    const results = [
      lab('a', 'x', '2026', value(4, '%')),
      lab('b', 'x', '2025', value(40, 'mmol/mol')),
      lab('c', 'x', '2024', value(3, '%', '<')),
      lab('d', 'x', '2023', value(2, '%')),
      lab('e', 'x', '2022', value(1, '%')),
    ]
    expect(latestResults(newestCandidates(results), now, english)[0]).toMatchObject({
      numbers: [1, 2, 4],
      previous: '2',
    })
  })

  it('keeps tests without a code', () => {
    const uncoded = (id: string) => ({ ...lab(id, '', '2026'), code: undefined })
    expect(ids(latestResults(newestCandidates([uncoded('a'), uncoded('b')]), now, english))).toHaveLength(2)
  })
})

describe('selectResults', () => {
  const latest = latestResults(
    newestCandidates([
      lab('plain', 'a', '2026-10-30'),
      lab('high', 'b', '2026-10-30', flag('H')),
      lab('critical', 'c', '2026-10-30', flag('HH')),
      lab('newer', 'd', '2026-10-31'),
      lab('older', 'e', '2026-10-20', flag('LL')),
      lab('long-ago', 'f', '2026-01-01', flag('HH')),
    ]),
    now,
    english,
  )

  it('sorts by day for patients, and within a day by urgency', () => {
    const { shown, more } = selectResults(latest, false, now)
    expect([ids(shown), more]).toEqual([['newer', 'critical', 'high', 'plain', 'older'], 1])
  })

  it('sorts the last 30 days by urgency for providers, older results after them', () => {
    const { shown, more, hasNoneRecent } = selectResults(latest, true, now)
    expect([ids(shown), more, hasNoneRecent]).toEqual([
      ['critical', 'older', 'high', 'newer', 'plain', 'long-ago'],
      0,
      false,
    ])
  })

  it('shows providers older results, and says so, when there are none of the last 30 days', () => {
    const { shown, hasNoneRecent } = selectResults(
      latest.filter(({ reading }) => reading.observation.id === 'long-ago'),
      true,
      now,
    )
    expect([ids(shown), hasNoneRecent]).toEqual([['long-ago'], true])
  })
})

it('puts blood pressure, weight and heart rate first and omits body mass index', () => {
  const vitals = ['39156-5', '8310-5', '8867-4', '29463-7', '85354-9', '9279-1'].map((code) =>
    lab(code, code, '2026-10-30'),
  )
  expect(selectVitals(latestResults(newestCandidates(vitals), now, english), false)).toMatchObject({
    shown: [
      { reading: { observation: { id: '85354-9' } } },
      { reading: { observation: { id: '29463-7' } } },
      { reading: { observation: { id: '8867-4' } } },
    ],
    more: 2,
  })
})

it.each([
  ['laboratory', true, false],
  ['imaging', true, false],
  ['vital-signs', false, true],
  ['social-history', false, false],
  [undefined, true, false],
])('an observation of the category %s is a test: %s, a vital sign: %s', (category, test, vital) => {
  const record = {
    resourceType: 'Observation' as const,
    ...(category ? { category: [{ coding: [{ code: category }] }] } : {}),
  }
  const isOfKind = (kind: 'test' | 'vitalSign') => observationsOfKind([record], kind, observationKind).length === 1
  expect([isOfKind('test'), isOfKind('vitalSign')]).toEqual([test, vital])
})
