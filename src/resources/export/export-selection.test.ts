import { expect, it } from 'vitest'
import { isInYears, applySelection, exportYearsOf } from './export-selection'
import { exportSourceOf, exportContext } from './__fixtures__/export-source'
import { missingNotes } from './missing-notes'
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
const source = exportSourceOf([
  visit('new', '2026-01-01'),
  visit('old', '2019-01-01'),
  { resourceType: 'Encounter', id: 'undated', status: 'finished' },
  allergy('holds', 'active'),
  allergy('over', 'resolved'),
  { resourceType: 'Coverage', id: 'c', status: 'cancelled', period: { start: '2010' } },
])
const all = { excludedTypes: new Set<never>(), from: undefined, to: undefined }
const ids = (of: typeof source) => of.parts.flatMap(({ records }) => records.map(({ id }) => id))

it('keeps everything without a selection', () => {
  expect(ids(applySelection(source, all))).toHaveLength(6)
  expect(missingNotes(applySelection(source, all), exportContext)).toEqual([])
})

it('years leave out records of other years, but never current or undated ones', () => {
  const selected = applySelection(source, { ...all, from: '2025', to: '2026' })
  expect(ids(selected)).toEqual(['new', 'undated', 'holds'])
  expect(missingNotes(selected, exportContext)).toEqual(['3 records from other years are not in here.'])
})

it('excluded types are named, without notes on what is missing of them', () => {
  const selected = applySelection(
    {
      ...source,
      parts: source.parts.map((part) => (part.type === 'Coverage' ? { ...part, gap: 'partial' as const } : part)),
    },
    { ...all, excludedTypes: new Set(['Coverage' as const, 'Goal' as const]) },
  )
  expect(missingNotes(selected, exportContext)).toEqual(['You chose to leave out: Insurance.'])
})

it.each([
  [undefined, '2018', false],
  ['2019', undefined, true],
  ['2019', '2019', true],
  ['2020', undefined, false],
])('a visit of 2019 from %s to %s: %s', (from, to, isIncluded) =>
  expect(isInYears(visit('v', '2019-03'), 'Encounter', { from, to })).toBe(isIncluded),
)

it('the years come from the dates, newest first', () =>
  expect(exportYearsOf(source)).toEqual(['2026', '2019', '2010', '2001']))
