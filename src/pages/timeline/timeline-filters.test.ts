import { describe, expect, it } from 'vitest'
import { dateGroupsOf } from './group-timeline'
import { readTimelineFilters, matchesTimelineFilters, timelineQuery } from './timeline-filters'

const types = ['Encounter', 'Observation']
const all = { show: undefined, from: undefined, to: undefined }

describe('readTimelineFilters', () => {
  it.each([
    ['reads an empty query', '', all],
    [
      'reads types and years',
      'show=Encounter,Observation&from=2019&to=2024',
      { show: types, from: '2019', to: '2024' },
    ],
    ['leaves out unknown types and invalid years', 'show=Patient,<b>&from=19&to=x', all],
  ])('%s', (_, query, expected) => {
    expect(readTimelineFilters(new URLSearchParams(query), types)).toEqual(expected)
  })

  it('reads what timelineQuery writes', () => {
    const filters = { show: ['Encounter'], from: '2019', to: undefined }
    expect(readTimelineFilters(timelineQuery(filters), types)).toEqual(filters)
    expect(timelineQuery(all).toString()).toBe('')
  })
})

describe('matchesTimelineFilters', () => {
  const event = { kind: 'Encounter', dateGroups: dateGroupsOf('2020-05'), text: 'clinic visit' }
  it.each([
    ['matches without filters', event, all, '', true],
    ['excludes another type', event, { ...all, show: ['Observation'] }, '', false],
    ['excludes events before the first year', event, { ...all, from: '2021' }, '', false],
    ['excludes events after the last year', event, { ...all, to: '2019' }, '', false],
    ['matches events in the range', event, { ...all, from: '2020', to: '2020' }, '', true],
    [
      'matches events without a date in any range',
      { ...event, dateGroups: undefined },
      { ...all, from: '2021' },
      '',
      true,
    ],
    ['matches text in any case', event, all, ' CLINIC', true],
    ['excludes other text', event, all, 'dentist', false],
  ])('%s', (_, candidate, filters, text, expected) => {
    expect(matchesTimelineFilters(candidate, filters, text)).toBe(expected)
  })
})
