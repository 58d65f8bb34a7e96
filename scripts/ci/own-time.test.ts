import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownDayIn, ownTimeIn } from './own-time.mjs'
import { START } from './test-clock.mjs'

const root = join(import.meta.dirname, '..', '..')
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the time of the run', () => {
  it.each([
    'Printed November 24, 2026',
    '24 Nov 2026',
    'Impreso el 24 de noviembre de 2026',
    'record-2026-11-24.zip',
    'as of 2:05 PM',
    'as of 2:41\u202fPM',
    'a las 2:05 p. m.',
    'at 14:59',
    '2026-11-24T19:05:31Z',
    'at 19:05',
    '3:04 PM',
    'at 15:00',
  ])('is found in "%s"', (text) => expect(ownTimeIn(text)).not.toEqual([]))

  it.each([
    'November 2, 2026',
    'November 23, 2026',
    '2024-11-24',
    '2:05 AM',
    '12:05',
    '1:05 PM',
    'ratio 114:05',
    'http://localhost:1405',
  ])('is not in "%s"', (text) => expect(ownTimeIn(text)).toEqual([]))

  it('is that of the clock of the tests', () => {
    expect(ownTimeIn('May 3, 2024, 9:15 AM', Date.parse('2024-05-03T09:15:00-04:00'))).toEqual([
      'May 3, 2024',
      '9:15 AM',
    ])
    expect(new Date(START).toISOString()).toBe('2026-11-24T19:05:00.000Z')
  })
})

const journeys = filesIn('e2e', /\.spec\.ts$/)
it.each([...filesIn('e2e/snapshots', /./), ...journeys])('%s expects no time of the run', (path) =>
  expect(ownTimeIn(read(path))).toEqual([]),
)

// Unit tests are full of hours of their own.
it.each(filesIn('src', /\.test\.tsx?$/))('%s expects no day of the run', (path) =>
  expect(ownDayIn(read(path))).toEqual([]),
)

// One journey is about the clock itself.
it.each(journeys.filter((path) => path !== 'e2e/clock.spec.ts'))(
  '%s asks no other clock than that of the run',
  (path) => expect(read(path)).not.toMatch(/\bDate\.now\(|new Date\(\)/),
)
