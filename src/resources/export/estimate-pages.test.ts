import { expect, it } from 'vitest'
import { exportSourceOf, exportContext } from './__fixtures__/export-source'
import { estimatePages } from './estimate-pages'
import type { Resource } from '../../fhir/resource'

const goals = (count: number, text = 'Walk'): readonly Resource[] =>
  Array.from({ length: count }, (_, index) => ({
    resourceType: 'Goal',
    id: `${index}`,
    lifecycleStatus: 'active',
    description: { text },
  }))
const pages = (records: readonly Resource[]) => estimatePages(exportSourceOf(records), exportContext)

it('an empty record is one page', () => expect([pages([]), pages(goals(1))]).toEqual([1, 1]))
it('pages grow in proportion to the number of records', () =>
  expect(pages(goals(5000)) / pages(goals(500))).toBeCloseTo(10, 0))
it('records are not split: three of half a page take two pages, five take three', () => {
  const half = (count: number) => goals(count, 'Walk every day. \n'.repeat(16))
  expect([half(1), half(3), half(5)].map(pages)).toEqual([1, 2, 3])
})
it('a record longer than a page continues on the next', () =>
  expect(pages(goals(1, 'Walk every day. \n'.repeat(100)))).toBe(4))
it('longer records take more pages', () =>
  expect(pages(goals(500, 'Walk every day. '.repeat(60)))).toBeGreaterThan(pages(goals(500)) * 3))
it('only a sample of a long list is rendered', () => {
  let read = 0
  const counting = { ...exportContext, nameOf: (resource: Resource) => ((read += 1), exportContext.nameOf(resource)) }
  estimatePages(exportSourceOf(goals(5000)), counting)
  expect(read).toBeLessThan(100)
})
