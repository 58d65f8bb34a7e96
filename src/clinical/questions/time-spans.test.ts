import { expect, it } from 'vitest'
import { isInSpan, readSpan } from './time-spans'

const TODAY = '2026-01-24'

it.each([
  ['blood pressure last year', 'blood pressure', '2025-01-01', '2025-12-31'],
  ['presion el ano pasado', 'presion', '2025-01-01', '2025-12-31'],
  ['a1c last month', 'a1c', '2025-12-01', '2025-12-31'],
  ['a1c this month', 'a1c', '2026-01-01', '2026-01-31'],
  ['a1c in october 2025', 'a1c', '2025-10-01', '2025-10-31'],
  ['a1c en octubre de 2025', 'a1c', '2025-10-01', '2025-10-31'],
  ['a1c since 2024', 'a1c', '2024-01-01', TODAY],
  ['a1c between 2020 and 2022', 'a1c', '2020-01-01', '2022-12-31'],
  ['a1c in the last 2 years', 'a1c', '2024-01-24', TODAY],
  ['a1c en los ultimos 3 meses', 'a1c', '2025-10-24', TODAY],
  ['a1c 2023', 'a1c', '2023-01-01', '2023-12-31'],
])('reads the time of "%s"', (typed, text, from, to) => {
  expect(readSpan(typed, TODAY)).toEqual({ text, span: { from, to } })
})

it.each([
  ['my visit on july 22 2025', 'my visit', '2025-07-22', '2025-07-22'],
  ['mi cita 22 julio 2025', 'mi cita', '2025-07-22', '2025-07-22'],
  ['my visit july 2025', 'my visit', '2025-07-01', '2025-07-31'],
])('reads the day or month of "%s"', (typed, text, from, to) => {
  expect(readSpan(typed, TODAY)).toEqual({ text, span: { from, to } })
})

it.each([
  ['my visit in july', 'my visit', '2025-07', '2026-07-01'],
  ['my july visit', 'my visit', '2025-07', '2026-07-01'],
  ['mi visita julio', 'mi visita', '2025-07', '2026-07-01'],
  ['visits in january', 'visits', '2026-01', '2027-01-01'],
  ['my visit on july 22nd', 'my visit', '2025-07-22', '2026-07-22'],
  ['mi cita 22 julio', 'mi cita', '2025-07-22', '2026-07-22'],
  ['a1c en mayo', 'a1c', '2025-05', '2026-05-01'],
])('reads the time of "%s" as the newest one that has begun, with the next one', (typed, text, assumed, coming) => {
  const read = readSpan(typed, TODAY)
  expect([read.text, read.span?.assumed, read.span?.coming?.from]).toEqual([text, assumed, coming])
})

it.each(['may i stop', 'march of dimes test', 'last a1c', 'a1c two years ago', '2023'])('"%s" has no time', (typed) => {
  expect(readSpan(typed, TODAY)).toEqual({ text: typed, span: undefined })
})

it.each([
  ['2025-06-01', true],
  ['2025-06', true],
  ['2025', true],
  ['2024-12-31', false],
  [undefined, false],
])('a date %s in 2025: %s', (day, isIn) => {
  expect(isInSpan(day, { from: '2025-01-01', to: '2025-12-31' })).toBe(isIn)
})

it('a year that a span covers in part is not in it', () => {
  expect(isInSpan('2025', { from: '2025-03-01', to: '2025-12-31' })).toBe(false)
})
