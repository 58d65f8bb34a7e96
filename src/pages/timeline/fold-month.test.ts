import { expect, it } from 'vitest'
import { foldMonth } from './fold-month'

const days = [
  { raw: '2026-10-21', events: ['pressure 3', 'visit'] },
  { raw: '2026-10-14', events: ['fill 3', 'fill 2', 'fill of a recalled lot'] },
  { raw: '2026-10-07', events: ['pressure 2'] },
  { raw: '2026-10', events: ['weight 1'] },
]
/** All fills but the recalled one, and home readings by test. */
const keyOf = (event: string): string | undefined => (/^\w+ \d$/.test(event) ? event.split(' ')[0] : undefined)

it('folds what repeats on several days, and drops the days of which nothing is left', () => {
  const { days: left, folds } = foldMonth(days, keyOf)
  expect(folds.map(({ key, events }) => [key, events])).toEqual([['pressure', ['pressure 3', 'pressure 2']]])
  expect(left.map(({ raw, events }) => [raw, events])).toEqual([
    ['2026-10-21', ['visit']],
    ['2026-10-14', ['fill of a recalled lot']],
    ['2026-10', ['weight 1']],
  ])
})

it('folds what repeats on one day there, and nothing that is alone or has no key', () => {
  const { days: left } = foldMonth(days, keyOf)
  expect(left.map(({ folds }) => folds.map(({ key, events }) => [key, events]))).toEqual([
    [],
    [['fill', ['fill 3', 'fill 2']]],
    [],
  ])
})

it('has each event once', () => {
  const { days: left, folds } = foldMonth(days, keyOf)
  const all = [...left.flatMap((day) => [...day.events, ...day.folds.flatMap(({ events }) => events)])]
  expect([...all, ...folds.flatMap(({ events }) => events)].toSorted()).toEqual(
    days.flatMap(({ events }) => events).toSorted(),
  )
})
