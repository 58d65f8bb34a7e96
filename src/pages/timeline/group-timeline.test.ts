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
  const groups = groupTimeline([
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
    expect(groups.years.map((year) => [year.year, year.count])).toEqual([
      ['2024', 5],
      ['2019', 1],
    ])
  })

  it('puts incomplete dates at the end of their year and month', () => {
    expect(groups.years[0]?.months.map((month) => [month.raw, month.days.map((day) => day.raw)])).toEqual([
      ['2024-05', ['2024-05-03', '2024-05']],
      ['2024', ['2024']],
    ])
  })

  it('uses the local day at the place of care, as sent', () => {
    expect(groups.years[0]?.months[0]?.days[0]?.events.map((each) => each.key)).toEqual(['late', 'early', 'day'])
  })

  it('keeps events with an unreadable or missing date apart', () => {
    expect(groups.undated.map((each) => each.key)).toEqual(['none', 'words'])
  })
})

describe('newestYears', () => {
  const { years } = groupTimeline([
    event('a', '2024-05-03'),
    event('b', '2024-12-31'),
    event('c', '2023-01-01'),
    event('d', '2023'),
    event('e', '2020-02'),
  ])

  it.each([
    ['has the newest years', 3, ['2024']],
    ['adds years up to the limit', 4, ['2024', '2023']],
    ['has one year, even a long one', 1, ['2024']],
    ['has all years of a short record', 9, ['2024', '2023', '2020']],
  ])('%s', (_, maxRows, expected) => {
    expect([...newestYears(years, maxRows)]).toEqual(expected)
  })

  it('yearsOfEvents lists the years of all events, newest first', () => {
    expect(
      yearsOfEvents(
        ['2019-12-31', undefined, '2024', 'last spring', '2024-05-03T09:00:00Z'].map((raw) => ({
          dateGroups: dateGroupsOf(raw),
        })),
      ),
    ).toEqual(['2024', '2019'])
  })
})
