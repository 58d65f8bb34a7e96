import { expect, it } from 'vitest'
import { joinPages, unfinishedParts } from './unfinished'

/** What may be explained, as the rest of the text is left out. */
function explainable(...pages: readonly string[]): string {
  const { text, pieces } = joinPages(pages)
  const without = unfinishedParts(text, pieces)
  return [...text]
    .map((sign, index) => (without.some(({ start, end }) => index >= start && index < end) ? '' : sign))
    .join('')
}

it('a sentence that goes on after the foot and the head of a page is left out on both', () => {
  expect(explainable('Had asthma.\nDenies stroke,\nPage 1 of 2', 'Sample Clinic\nMI or PE.\nHas gout.')).toBe(
    'Had asthma.\nHas gout.',
  )
})

it('pages without the end of a sentence are left out whole', () => {
  expect(explainable('Denies', 'MI', 'PE. ')).toBe('')
})

it('a single page is left as it is', () => {
  expect(explainable('Denies MI')).toBe('Denies MI')
})
