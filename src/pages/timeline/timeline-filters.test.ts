import { describe, expect, it } from 'vitest'
import { readTimelineFilters, matchesTimelineFilters, timelineQuery } from './timeline-filters'

const types = ['Encounter', 'Observation']
const all = { show: undefined, from: undefined, to: undefined }

describe('filters of the timeline in the address', () => {
  it.each([
    ['nothing', '', all],
    ['types and years', 'show=Encounter,Observation&from=2019&to=2024', { show: types, from: '2019', to: '2024' }],
    ['what nobody knows', 'show=Patient,<b>&from=19&to=x', all],
  ])('%s', (_, query, expected) => {
    expect(readTimelineFilters(new URLSearchParams(query), types)).toEqual(expected)
  })

  it('come back from the address that they make', () => {
    const filters = { show: ['Encounter'], from: '2019', to: undefined }
    expect(readTimelineFilters(timelineQuery(filters), types)).toEqual(filters)
    expect(timelineQuery(all).toString()).toBe('')
  })
})

describe('what they show', () => {
  const event = { type: 'Encounter', raw: '2020-05', text: 'clinic visit' }
  it.each([
    ['everything', event, all, '', true],
    ['another type', event, { ...all, show: ['Observation'] }, '', false],
    ['before the first year', event, { ...all, from: '2021' }, '', false],
    ['after the last year', event, { ...all, to: '2019' }, '', false],
    ['in the years', event, { ...all, from: '2020', to: '2020' }, '', true],
    ['no date, which may lie in any year', { ...event, raw: undefined }, { ...all, from: '2021' }, '', true],
    ['words in any case', event, all, ' CLINIC', true],
    ['other words', event, all, 'dentist', false],
  ])('%s', (_, one, filters, text, expected) => {
    expect(matchesTimelineFilters(one, filters, text)).toBe(expected)
  })
})
