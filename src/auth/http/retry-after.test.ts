import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryAt } from './retry-after'

const now = Date.parse('2026-03-01T12:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

test.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'retry-after': '7200' }, 7200],
  ['seconds between spaces', { 'retry-after': ' 7200 ' }, 7200],
  ['a fraction of a second', { 'retry-after': '0.5' }, 0.5],
  ['a date', { 'retry-after': 'Sun, 01 Mar 2026 14:00:00 GMT' }, 7200],
  ['a date of RFC 850', { 'retry-after': 'Sunday, 01-Mar-26 14:00:00 GMT' }, 7200],
  ['a date of asctime', { 'retry-after': 'Sun Mar  1 14:00:00 2026' }, 7200],
  [
    'a date of a server whose clock is an hour ahead',
    { 'retry-after': 'Sun, 01 Mar 2026 15:00:00 GMT', date: 'Sun, 01 Mar 2026 13:00:00 GMT' },
    7200,
  ],
  ['a date in the past', { 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, 0],
  ['more than a month', { 'retry-after': '1e9' }, undefined],
  ['many seconds', { 'retry-after': '999999999999' }, 30 * 24 * 3600],
  ['a negative number', { 'retry-after': '-5' }, undefined],
  ['a word', { 'retry-after': 'soon' }, undefined],
  ['nothing', {}, undefined],
])('%s', (_, headers, seconds) => {
  expect(retryAt(new Headers(headers))).toBe(seconds === undefined ? undefined : now + seconds * 1000)
})
