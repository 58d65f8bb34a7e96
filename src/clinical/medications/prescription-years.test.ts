import { expect, it } from 'vitest'
import { byYear } from './prescription-years'

const request = (id: string, authoredOn?: string) => ({
  resourceType: 'MedicationRequest',
  id,
  ...(authoredOn === undefined ? {} : { authoredOn }),
})

it('puts prescriptions under the year as written and those without a date last', () => {
  const given = [
    request('none'),
    request('a', '2024-12-31T23:30:00-05:00'),
    request('odd', 'last spring'),
    request('b', '2024'),
    request('c', '2023-01'),
  ]
  expect(byYear(given).map(({ year, requests }) => [year, requests.map(({ id }) => id)])).toEqual([
    ['2024', ['a', 'b']],
    ['2023', ['c']],
    [undefined, ['none', 'odd']],
  ])
})
