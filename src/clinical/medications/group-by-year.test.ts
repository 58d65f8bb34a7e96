import { expect, it } from 'vitest'
import { groupByYear } from './group-by-year'

const request = (id: string, authoredOn?: string) => ({
  resourceType: 'MedicationRequest',
  id,
  ...(authoredOn === undefined ? {} : { authoredOn }),
})

it('groups prescriptions by year as sent, those without a date last', () => {
  const requests = [
    request('none'),
    request('a', '2024-12-31T23:30:00-05:00'),
    request('odd', 'last spring'),
    request('b', '2024'),
    request('c', '2023-01'),
  ]
  expect(groupByYear(requests).map(({ year, requests: ofYear }) => [year, ofYear.map(({ id }) => id)])).toEqual([
    ['2024', ['a', 'b']],
    ['2023', ['c']],
    [undefined, ['none', 'odd']],
  ])
})
