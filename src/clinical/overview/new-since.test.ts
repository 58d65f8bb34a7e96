import { expect, it } from 'vitest'
import { sinceVisit } from './record-changes'
import { firstOfGroups, isVirtualVisit, lastVisitInPerson, newRecords } from './new-since'
import { observationKind } from '../../resources/observation-kind'
import type { Resource, ResourceOf } from '../../fhir/resource'

const context = { today: '2026-11-26', died: undefined }
const now = Date.UTC(2026, 10, 26, 12)
const visit = (id: string, day: string, more: object = {}): ResourceOf<'Encounter'> => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: { code: 'AMB' },
  period: { start: `${day}T09:00:00-05:00`, end: `${day}T09:30:00-05:00` },
  ...more,
})
const result = (id: string, day: string, more: object = {}): ResourceOf<'Observation'> => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: { text: id },
  effectiveDateTime: `${day}T10:00:00-05:00`,
  valueQuantity: { value: 1 },
  ...more,
})

it.each([
  [{ class: { code: 'VR' } }, true],
  [{ type: [{ text: 'Phone visit or call' }] }, true],
  [{ class: { code: 'AMB' } }, false],
  [{}, false],
])('a visit by phone or video is not in person: %j', (more, expected) => {
  expect(isVirtualVisit({ resourceType: 'Encounter', ...more })).toBe(expected)
})

it('starts from the last finished visit in person', () => {
  const visits = [
    visit('phone', '2026-09-03', { class: { code: 'VR' } }),
    visit('planned', '2026-11-18', { status: 'planned' }),
    visit('last', '2026-07-22'),
    visit('before', '2026-01-22'),
  ]
  expect(lastVisitInPerson(visits, context, now)?.id).toBe('last')
  expect(lastVisitInPerson([], context, now)).toBeUndefined()
})

it('lists what came after the visit, without its own results and without what did not take place', () => {
  const last = visit('last', '2026-07-22')
  const lists: Partial<Record<string, readonly Resource[]>> = {
    Observation: [
      result('of-the-visit', '2026-07-22'),
      result('new', '2026-10-28'),
      result('new', '2026-10-01', { id: 'new-before' }),
      result('mistake', '2026-10-28', { status: 'entered-in-error' }),
      result('home', '2026-09-21', { category: [{ coding: [{ code: 'vital-signs' }] }] }),
    ],
    Encounter: [last, visit('phone', '2026-09-03'), visit('missed', '2026-11-18', { status: 'planned' })],
    MedicationDispense: [
      { resourceType: 'MedicationDispense', id: 'fill', status: 'completed', whenHandedOver: '2026-10-07' },
    ],
  }
  const { groups, fills, readings } = newRecords(
    {
      visit: last,
      since: sinceVisit(last) ?? { at: 0, day: '2026-07-23' },
      today: '2026-11-26',
      recordsOf: (type) => lists[type] ?? [],
      kindOf: observationKind,
    },
    context,
  )
  const ids = (records: readonly Resource[]) => records.map(({ id }) => id)
  expect(ids(groups.flat())).toEqual(['new', 'phone'])
  expect([ids(fills), ids(readings)]).toEqual([['fill'], ['home']])
})

it('takes the first of each group before the second of any, and keeps their order', () => {
  const record = (id: string): Resource => ({ resourceType: 'Goal', id })
  const groups = [['a', 'b', 'c'], ['d'], ['e', 'f']].map((ids) => ids.map(record))
  expect(firstOfGroups(groups, 4).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e'])
  expect(firstOfGroups([], 4)).toEqual([])
})
