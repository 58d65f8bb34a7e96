import { expect, it } from 'vitest'
import { doseDate, givenVaccines, doseLocation } from './given-vaccines'
import type { ResourceOf } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const at = { today: '2026-12-01', died: undefined }
const dose = (id: string, code: string, status: string, day: string): ResourceOf<'Immunization'> => ({
  resourceType: 'Immunization',
  id,
  status,
  vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code }], text: id },
  occurrenceDateTime: day,
})

it('lists only given vaccines by family, first dose first', () => {
  const { vaccines, omitted } = givenVaccines(
    [
      dose('mmr2', '03', 'completed', '2025-01-01'),
      dose('not', '21', 'not-done', '2024-06-01'),
      dose('odd', '21', 'strange', '2024-05-01'),
      dose('mmr1', '03', 'completed', '2024-01-01'),
      dose('flu', '150', 'completed', '2023-01-01'),
    ],
    at,
    english,
  )
  expect(vaccines.map(({ family, doses }) => [family, doses.map(({ first }) => first.id)])).toEqual([
    ['mmr', ['mmr1', 'mmr2']],
    ['flu', ['flu']],
  ])
  expect(omitted).toBe(2)
})

it('does not use the recorded date as the date of a dose', () => {
  const base = { resourceType: 'Immunization' as const, recorded: '2025-01-01' }
  expect([
    doseDate(dose('a', '03', 'completed', '2024-01-01')),
    doseDate({ ...base, occurrenceString: 'as a child' }),
    doseDate(base),
  ]).toEqual([{ raw: '2024-01-01' }, { text: 'as a child' }, undefined])
})

it('names the location by its display or the referenced record, else the performer', () => {
  const nameOf = (reference: string) => (reference === 'Location/l' ? 'Clinic' : undefined)
  const of = (rest: object) => doseLocation({ resourceType: 'Immunization', ...rest }, nameOf)
  expect([
    of({ location: { reference: 'Location/l' } }),
    of({ location: { reference: 'Location/gone' }, performer: [{ actor: { display: 'Dr. A' } }] }),
    of({}),
  ]).toEqual(['Clinic', 'Dr. A', undefined])
})
