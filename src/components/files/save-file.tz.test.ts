import { expect, test } from 'vitest'
import { datedFileName } from './save-file'

const day = new Date(2026, 0, 5, 23, 59)

test.each([
  ['Test results', 'csv', 'test-results-2026-01-05.csv'],
  ['Alergias y reacción', 'csv', 'alergias-y-reaccion-2026-01-05.csv'],
  ['../../x\u202e', 'txt', 'x-2026-01-05.txt'],
  ['診断', 'txt', 'record-2026-01-05.txt'],
])('%s is saved as %s with a safe name', (what, extension, name) =>
  expect(datedFileName(what, extension, day)).toBe(name),
)
