import { describe, expect, it } from 'vitest'
import { eventsAboveReader } from './use-scroll-anchor'

const event = (key: string, raw?: string) => ({ key, raw })
const late = [
  event('known', '2024-06-01'),
  event('newer', '2024-07-01'),
  event('older', '2020-01-01'),
  event('undated'),
]

describe('eventsAboveReader', () => {
  it.each([
    ['holds back late events above the day at the top of the viewport', new Set(['known']), '2022-03-01', ['newer']],
    ['holds nothing back at the top of the page', new Set(['known']), undefined, []],
    ['holds nothing back on an empty page', new Set<string>(), '2022-03-01', []],
  ])('%s', (_, shownKeys, day, expected) => {
    expect(eventsAboveReader(late, shownKeys, day).map(({ key }) => key)).toEqual(expected)
  })
})
