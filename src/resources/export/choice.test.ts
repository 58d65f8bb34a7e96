import { expect, it } from 'vitest'
import { isOfYears, onlyChosen, yearsIn } from './choice'
import { sourceOf, speech } from './for-tests'
import { missingNotes } from './notes'
import type { Resource } from '../../fhir/resource'

const visit = (id: string, day: string): Resource => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  period: { start: day },
})
const allergy = (id: string, clinical: string): Resource => ({
  resourceType: 'AllergyIntolerance',
  id,
  clinicalStatus: { coding: [{ code: clinical }] },
  recordedDate: '2001-05-05',
})
const source = sourceOf([
  visit('new', '2026-01-01'),
  visit('old', '2019-01-01'),
  { resourceType: 'Encounter', id: 'undated', status: 'finished' },
  allergy('holds', 'active'),
  allergy('over', 'resolved'),
  { resourceType: 'Coverage', id: 'c', status: 'cancelled', period: { start: '2010' } },
])
const all = { without: new Set<never>(), from: undefined, to: undefined }
const ids = (of: typeof source) => of.parts.flatMap(({ records }) => records.map(({ id }) => id))

it('everything stays where nothing is chosen', () => {
  expect(ids(onlyChosen(source, all))).toHaveLength(6)
  expect(missingNotes(onlyChosen(source, all), speech)).toEqual([])
})

it('years leave out what happened in others, and never what still holds or has no date', () => {
  const chosen = onlyChosen(source, { ...all, from: '2025', to: '2026' })
  expect(ids(chosen)).toEqual(['new', 'undated', 'holds'])
  expect(missingNotes(chosen, speech)).toEqual(['3 records from other years are not in here.'])
})

it('kinds that stay out are named, and nothing is said of what is missing of them', () => {
  const chosen = onlyChosen(
    {
      ...source,
      parts: source.parts.map((part) => (part.type === 'Coverage' ? { ...part, gap: 'partial' as const } : part)),
    },
    { ...all, without: new Set(['Coverage' as const, 'Goal' as const]) },
  )
  expect(missingNotes(chosen, speech)).toEqual(['You chose to leave out: Insurance.'])
})

it.each([
  [undefined, '2018', false],
  ['2019', undefined, true],
  ['2019', '2019', true],
  ['2020', undefined, false],
])('a visit of 2019 from %s to %s: %s', (from, to, kept) =>
  expect(isOfYears(visit('v', '2019-03'), 'Encounter', { from, to })).toBe(kept),
)

it('the years come from the dates, the newest first', () =>
  expect(yearsIn(source)).toEqual(['2026', '2019', '2010', '2001']))
