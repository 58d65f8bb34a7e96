import { describe, expect, it } from 'vitest'
import { readObservation } from '../result-reading'
import { byDay, byTest, defaultWindow, inWindow, kindOf, matches } from './choose'

const now = new Date('2024-06-01T00:00:00Z')
const read = (id: string, effectiveDateTime?: string, more: object = {}) =>
  readObservation({ resourceType: 'Observation', id, status: 'final', code: { text: 'Sodium' }, ...(effectiveDateTime ? { effectiveDateTime } : {}), ...more })
const idsOf = (readings: readonly { observation: { id?: string } }[]) => readings.map(({ observation }) => observation.id)

describe('inWindow', () => {
  const all = [read('may', '2024-05-20'), read('year', '2024'), read('last', '2023-07-01'), read('old', '2015-01-01'), read('none')]
  it.each([
    ['3m', ['may', 'year', 'none']],
    ['1y', ['may', 'year', 'last', 'none']],
    ['5y', ['may', 'year', 'last', 'none']],
    ['all', ['may', 'year', 'last', 'old', 'none']],
  ] as const)('%s', (window, ids) => {
    expect(idsOf(inWindow(all, window, now))).toEqual(ids)
  })

  it('widens when a year holds few', () => {
    expect([defaultWindow(all, now), defaultWindow([read('old', '2015')], now)]).toEqual(['1y', 'all'])
  })
})

describe('matches', () => {
  const high = read('h', '2024', { interpretation: [{ coding: [{ code: 'H' }] }] })
  it.each([
    ['all', read('a', '2024'), 'all', 'all', '', true],
    ['outside', high, 'outside', 'all', '', true],
    ['not outside without a flag', read('a', '2024'), 'outside', 'all', '', false],
    ['preliminary is not final', read('p', '2024', { status: 'preliminary' }), 'notFinal', 'all', '', true],
    ['a mistake is not waiting to be final', read('e', '2024', { status: 'entered-in-error' }), 'notFinal', 'all', '', false],
    ['text', high, 'all', 'all', ' SOD', true],
    ['other text', high, 'all', 'all', 'glucose', false],
    ['other kind', high, 'all', 'laboratory', '', false],
  ] as const)('%s', (_name, reading, kept, kind, text, expected) => {
    expect(matches(reading, kept, kind, text)).toBe(expected)
  })

  it('has a place for an unknown category', () => {
    expect(kindOf(read('x', '2024', { category: [{ coding: [{ code: 'sdoh' }] }] }))).toBe('other')
  })
})

describe('groups', () => {
  it('keeps all, undated last', () => {
    const days = byDay([read('none'), read('a', '2024-05-03T10:00:00Z'), read('b', '2024-05-03')])
    expect(days.map(({ day, readings }) => [day, idsOf(readings)])).toEqual([['2024-05-03', ['a', 'b']], ['', ['none']]])
  })

  it('groups by test, not by name alone', () => {
    const coded = (code: string) => ({ code: { text: 'Sodium', coding: [{ system: 'http://loinc.org', code }] } })
    expect(byTest([read('a', '2024', coded('1')), read('b', '2024', coded('2')), read('c', '2023', coded('1'))]).map(({ readings }) => idsOf(readings))).toEqual([['a', 'c'], ['b']])
  })
})
