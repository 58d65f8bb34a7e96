import { expect, it } from 'vitest'
import { watchZone } from './watch-zone.mjs'

let notes = 0
watchZone(() => {
  notes += 1
})
/** Whether something asks for the zone of the device. */
const reads = (something: () => unknown): boolean => {
  const before = notes
  something()
  return notes > before
}

const day = new Date(Date.UTC(2024, 4, 3))
const local = new Intl.DateTimeFormat('en-US', { dateStyle: 'short' })
const fixed = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: 'UTC' })

it.each<[string, () => unknown]>([
  ['the hour', () => day.getHours()],
  ['the difference to UTC', () => day.getTimezoneOffset()],
  ['a date as text', () => String(day)],
  ['a date in the words of a place', () => day.toLocaleDateString('en-US')],
  ['a date from its parts', () => new Date(2024, 4, 3)],
  ['a text without a zone', () => new Date('2024-05-03T09:15:00')],
  ['the same, parsed', () => Date.parse('2024-05-03 09:15')],
  ['the time as text', () => Date()],
  ['a format without a zone', () => local.format(day)],
  ['its parts', () => local.formatToParts(day)],
  ['its options', () => Intl.DateTimeFormat().resolvedOptions().timeZone],
])('%s reads the zone', (_, something) => expect(reads(something)).toBe(true))

it.each<[string, () => unknown]>([
  ['the moment', () => [Date.now(), new Date().getTime()]],
  ['a date of UTC', () => [new Date(Date.UTC(2024, 4, 3)).toISOString(), day.getUTCHours()]],
  ['a text with a zone', () => [new Date('2024-05-03T09:15:00Z'), Date.parse('2024-05-03T09:15:00-04:00')]],
  ['a day alone', () => new Date('2024-05-03')],
  ['a format with a zone', () => [fixed.format(day), fixed.formatToParts(day)]],
])('%s does not', (_, something) => expect(reads(something)).toBe(false))
