import { describe, expect, it } from 'vitest'
import { filterEvents, groupTimeline } from './group'

const event = (key: string, raw: string | undefined, order = 0, type = 'Encounter', text = '') => ({ key, raw, order, type, text })

describe('groupTimeline', () => {
  const line = groupTimeline([
    event('year', '2024'),
    event('day', '2024-05-03'),
    event('late', '2024-05-03T23:30:00-04:00', 2),
    event('early', '2024-05-03T09:00:00-04:00', 1),
    event('month', '2024-05'),
    event('old', '2019-12-31'),
    event('none', undefined),
    event('words', 'last spring'),
  ])

  it('sorts years newest first with their counts', () => {
    expect(line.years.map((year) => [year.year, year.count])).toEqual([['2024', 5], ['2019', 1]])
  })

  it('closes a year and a month with what is known less exactly', () => {
    expect(line.years[0]?.months.map((month) => [month.raw, month.days.map((day) => day.raw)])).toEqual([['2024-05', ['2024-05-03', '2024-05']], ['2024', ['2024']]])
  })

  it('keeps the day as written at the place of care', () => {
    expect(line.years[0]?.months[0]?.days[0]?.events.map((each) => each.key)).toEqual(['late', 'early', 'day'])
  })

  it('puts unreadable and missing dates last, dropping none', () => {
    expect(line.undated.map((each) => each.key)).toEqual(['none', 'words'])
  })
})

describe('filterEvents', () => {
  const all = [event('a', '2024', 0, 'Encounter', 'clinic visit'), event('b', '2024', 0, 'Goal', 'lose weight')]
  it.each([
    ['nothing chosen', new Set<string>(), '', ['a', 'b']],
    ['a type hidden', new Set(['Goal']), '', ['a']],
    ['text without regard to case', new Set<string>(), ' WEIGHT', ['b']],
    ['no match', new Set<string>(), 'zzz', []],
  ])('%s', (_name, hidden, text, keys) => {
    expect(filterEvents(all, hidden, text).map((each) => each.key)).toEqual(keys)
  })
})
