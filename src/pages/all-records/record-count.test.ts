import { expect, test } from 'vitest'
import { newestDay } from './newest-day'

const visit = (start: string) => ({ resourceType: 'Encounter', period: { start } })

test('the newest day is one that has come, and what is no date is none', () => {
  expect(
    newestDay([visit('2026-03-01'), visit('2026-12-24T10:00:00Z'), visit('2025'), visit('soon')], '2026-11-09'),
  ).toBe('2026-03-01')
  expect(newestDay([visit('2026-12-24')], '2026-11-09')).toBeUndefined()
})

test('a condition has begun on its day, which says nothing of how new the list is', () => {
  expect(newestDay([{ resourceType: 'Condition', onsetDateTime: '2020-01-01' }], '2026-11-09')).toBeUndefined()
})
