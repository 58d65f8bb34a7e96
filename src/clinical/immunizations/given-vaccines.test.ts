import { expect, it } from 'vitest'
import { givenOn, givenVaccines, placeOfDose } from './given-vaccines'
import type { Resource } from '../../fhir/resource'

const at = { today: '2026-12-01', died: undefined }
const dose = (id: string, code: string, status: string, day: string): Resource => ({
  resourceType: 'Immunization',
  id,
  status,
  vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code }], text: id },
  occurrenceDateTime: day,
})

it('only vaccines that were given count, by what they protect from, the first dose first', () => {
  const { vaccines, others } = givenVaccines(
    [
      dose('mmr2', '03', 'completed', '2025-01-01'),
      dose('not', '21', 'not-done', '2024-06-01'),
      dose('odd', '21', 'strange', '2024-05-01'),
      dose('mmr1', '03', 'completed', '2024-01-01'),
      dose('flu', '150', 'completed', '2023-01-01'),
    ],
    at,
  )
  expect(vaccines.map(({ family, doses }) => [family, doses.map(({ id }) => id)])).toEqual([
    ['mmr', ['mmr1', 'mmr2']],
    ['flu', ['flu']],
  ])
  expect(others).toBe(2)
})

it('the date on which an entry was recorded is no date of the vaccine', () => {
  const base = { resourceType: 'Immunization' as const, recorded: '2025-01-01' }
  expect([
    givenOn(dose('a', '03', 'completed', '2024-01-01')),
    givenOn({ ...base, occurrenceString: 'as a child' }),
    givenOn(base),
  ]).toEqual([{ raw: '2024-01-01' }, { said: 'as a child' }, undefined])
})

it('the place is named by itself or by the record it points to, else by who gave it', () => {
  const named = (reference: string) => (reference === 'Location/l' ? 'Clinic' : undefined)
  const of = (rest: object) => placeOfDose({ resourceType: 'Immunization', ...rest }, named)
  expect([
    of({ location: { reference: 'Location/l' } }),
    of({ location: { reference: 'Location/gone' }, performer: [{ actor: { display: 'Dr. A' } }] }),
    of({}),
  ]).toEqual(['Clinic', 'Dr. A', undefined])
})
