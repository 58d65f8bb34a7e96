import { expect, it } from 'vitest'
import { sourceOf, speech } from './for-tests'
import { pagesOf } from './pages'
import type { Resource } from '../../fhir/resource'

const goals = (count: number, text = 'Walk'): readonly Resource[] =>
  Array.from({ length: count }, (_, index) => ({
    resourceType: 'Goal',
    id: `${index}`,
    lifecycleStatus: 'active',
    description: { text },
  }))
const pages = (records: readonly Resource[]) => pagesOf(sourceOf(records), speech)

it('a record of next to nothing is one page', () => expect([pages([]), pages(goals(1))]).toEqual([1, 1]))
it('ten times as many records are about ten times as many pages', () =>
  expect(pages(goals(5000)) / pages(goals(500))).toBeCloseTo(10, 0))
it('no record is taken to be cut: three of half a page are two pages, five are three', () => {
  const half = (count: number) => goals(count, 'Walk every day. \n'.repeat(16))
  expect([half(1), half(3), half(5)].map(pages)).toEqual([1, 2, 3])
})
it('a record longer than a page goes on on the next', () =>
  expect(pages(goals(1, 'Walk every day. \n'.repeat(100)))).toBe(4))
it('longer records take more pages', () =>
  expect(pages(goals(500, 'Walk every day. '.repeat(60)))).toBeGreaterThan(pages(goals(500)) * 3))
it('a long list is not put into words as a whole', () => {
  let read = 0
  const counting = { ...speech, nameOf: (resource: Resource) => ((read += 1), speech.nameOf(resource)) }
  pagesOf(sourceOf(goals(5000)), counting)
  expect(read).toBeLessThan(100)
})
