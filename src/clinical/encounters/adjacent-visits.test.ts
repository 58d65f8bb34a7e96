import { expect, test } from 'vitest'
import { statusContextOf } from '../status/record-status'
import { adjacentVisits } from './adjacent-visits'
import type { ResourceOf } from '../../fhir/resource'

type Visit = ResourceOf<'Encounter'>

const context = statusContextOf(undefined, '2026-11-26')
const visit = (id: string, start: string | undefined, elements: object = {}): Visit => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  ...(start === undefined ? {} : { period: { start } }),
  ...elements,
})
const idsAround = (id: string, all: readonly Visit[]) => {
  const found = all.find((each) => each.id === id)
  if (!found) throw new Error(id)
  const { before, after } = adjacentVisits(found, all, context)
  return [before?.id, after?.id]
}

const march = visit('march', '2026-03-01')
const may = visit('may', '2026-05-01')
const july = visit('july', '2026-07-01')

test('the visits before and after are those next to it by date, in any order of the list', () => {
  expect(idsAround('may', [july, march, may])).toEqual(['march', 'july'])
  expect(idsAround('march', [july, march, may])).toEqual([undefined, 'may'])
  expect(idsAround('may', [may])).toEqual([undefined, undefined])
})

test.each([
  ['cancelled', { status: 'cancelled' }],
  ['entered by mistake', { status: 'entered-in-error' }],
  ['planned for a day that has passed', { status: 'planned' }],
])('a visit that was %s is neither before nor after another one', (_, elements) => {
  const [between, later] = [visit('between', '2026-04-01', elements), visit('later', '2026-06-01', elements)]
  expect(idsAround('may', [march, between, may, later, july])).toEqual(['march', 'july'])
  // On its own page it has its neighbors.
  expect(idsAround('between', [march, between, may, later, july])).toEqual(['march', 'may'])
})

test('a planned visit is after, and a visit without a date is next to none', () => {
  const planned = visit('planned', '2026-12-24', { status: 'planned' })
  expect(idsAround('july', [july, planned, visit('undated', undefined)])).toEqual([undefined, 'planned'])
  expect(idsAround('undated', [july, visit('undated', undefined)])).toEqual([undefined, undefined])
})
