import { describe, expect, it } from 'vitest'
import { groupTimeline, newestYears, dateGroupsOf, yearsOfEvents } from './group-timeline'

const event = (key: string, raw: string | undefined, order = 0, type = 'Encounter', text = '') => ({
  key,
  raw,
  dateGroups: dateGroupsOf(raw),
  order,
  type,
  text,
})

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
    expect(line.years.map((year) => [year.year, year.count])).toEqual([
      ['2024', 5],
      ['2019', 1],
    ])
  })

  it('closes a year and a month with what is known less exactly', () => {
    expect(line.years[0]?.months.map((month) => [month.raw, month.days.map((day) => day.raw)])).toEqual([
      ['2024-05', ['2024-05-03', '2024-05']],
      ['2024', ['2024']],
    ])
  })

  it('keeps the day as written at the place of care', () => {
    expect(line.years[0]?.months[0]?.days[0]?.events.map((each) => each.key)).toEqual(['late', 'early', 'day'])
  })

  it('puts unreadable and missing dates last, dropping none', () => {
    expect(line.undated.map((each) => each.key)).toEqual(['none', 'words'])
  })
})

describe('overview of the years', () => {
  const { years } = groupTimeline([
    event('a', '2024-05-03'),
    event('b', '2024-12-31'),
    event('c', '2023-01-01'),
    event('d', '2023'),
    event('e', '2020-02'),
  ])

  it.each([
    ['begins with the newest years', 3, ['2024']],
    ['goes on while there is room', 4, ['2024', '2023']],
    ['has one year, however long it is', 1, ['2024']],
    ['has all years of a short record', 9, ['2024', '2023', '2020']],
  ])('what is drawn %s', (_, most, expected) => {
    expect([...newestYears(years, most)]).toEqual(expected)
  })

  it('lists the years of all events, newest first, without those that name none', () => {
    expect(
      yearsOfEvents(
        ['2019-12-31', undefined, '2024', 'last spring', '2024-05-03T09:00:00Z'].map((raw) => ({
          dateGroups: dateGroupsOf(raw),
        })),
      ),
    ).toEqual(['2024', '2019'])
  })
})
