import { describe, expect, it } from 'vitest'
import { eventsAboveReader } from './use-scroll-anchor'

const event = (key: string, raw?: string) => ({ key, raw })
const late = [
  event('known', '2024-06-01'),
  event('newer', '2024-07-01'),
  event('older', '2020-01-01'),
  event('undated'),
]

describe('records that arrive while somebody reads', () => {
  it.each([
    ['wait when they would stand above the reader', new Set(['known']), '2022-03-01', ['newer']],
    ['come in when nobody has scrolled yet', new Set(['known']), undefined, []],
    ['come in when the page was empty', new Set<string>(), '2022-03-01', []],
  ])('%s', (_, known, reading, expected) => {
    expect(eventsAboveReader(late, known, reading).map(({ key }) => key)).toEqual(expected)
  })
})
