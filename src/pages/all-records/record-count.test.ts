import { expect, test } from 'vitest'
import { newestDay } from './record-count'

const visit = (start: string) => ({ resourceType: 'Encounter', period: { start } })

test('newestDay ignores future and invalid dates', () => {
  expect(
    newestDay([visit('2026-03-01'), visit('2026-12-24T10:00:00Z'), visit('2025'), visit('soon')], '2026-11-09'),
  ).toBe('2026-03-01')
  expect(newestDay([visit('2026-12-24')], '2026-11-09')).toBeUndefined()
})

test('newestDay ignores conditions, whose date is their onset', () => {
  expect(newestDay([{ resourceType: 'Condition', onsetDateTime: '2020-01-01' }], '2026-11-09')).toBeUndefined()
})
