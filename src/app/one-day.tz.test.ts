import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatedCases } from '../../scripts/ci/full-matrix'
import { plannedFiles } from '../components/files/planned-files'
import { visitDay } from '../components/rows/visit-day-tile'
import { latestResults, selectResults } from '../clinical/observations/latest-results'
import { readObservation } from '../clinical/observations/result-reading'
import { recordGroups } from '../clinical/overview/record-groups'
import { newestFirst } from '../clinical/shared/newest-first'
import { formatDay } from '../fhir/format-date'
import { newestCandidates } from '../clinical/assertion/__fixtures__/newest-candidates'
import { english } from '../i18n/__fixtures__/format'
import { exportContext, exportSourceOf } from '../resources/export/__fixtures__/export-source'
import { yearOf } from '../resources/export/export-selection'
import { recordText } from '../resources/export/record-text'
import { newestDay } from '../pages/all-records/record-count'
import { groupByDay } from '../components/results/group-results'
import { dateGroupsOf } from '../pages/timeline/group-timeline'

/** What the clock of the device shows at a moment: an implementation that the app does not use. */
function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}

const dateOf = ([day, time, offset]: readonly [string, string, string]): string =>
  time === '' ? day : day + time + offset
/** Dates around the ends of months and years, with the day that each must have. */
const dates = fc
  .tuple(
    fc.constantFrom('2026-01-01', '2025-12-31', '2026-03-08', '2026-03-09', '2026-06-30', '2026-11-01'),
    fc.constantFrom('', 'T00:00:00', 'T00:00:00.000', 'T00:30:00', 'T04:59:59', 'T13:00:00', 'T23:30:00'),
    fc.constantFrom('Z', '+00:00', '-05:00', '+13:00'),
  )
  .map((parts) => {
    const [day, time, offset] = parts
    const isUtcMoment = time !== '' && !time.startsWith('T00:00:00') && /Z|\+00/.test(offset)
    return { raw: dateOf(parts), day: isUtcMoment ? localDay(new Date(dateOf(parts))) : day }
  })

const check = { numRuns: generatedCases(600), seed: 20_261_126 }
const options = { format: english, style: 'patient' } as const

const subject = { reference: 'Patient/p' }
const observation = (effectiveDateTime: string, id: string) => ({
  resourceType: 'Observation' as const,
  id,
  status: 'final',
  code: { text: `Test ${id}` },
  subject,
  effectiveDateTime,
  valueQuantity: { value: 1, unit: 'mmol/L' },
})

describe('a record', () => {
  it('has one day in heading, row, tile, page, list and file', () => {
    fc.assert(
      fc.property(dates, ({ raw, day }) => {
        const year = day.slice(0, 4)
        const text = formatDay(day, options)
        const result = observation(raw, 'a')
        const visit = {
          resourceType: 'Encounter' as const,
          id: 'v',
          status: 'finished',
          subject,
          period: { start: raw },
        }
        const note = {
          resourceType: 'DocumentReference' as const,
          id: 'n',
          status: 'current',
          type: { text: 'Note' },
          date: raw,
          content: [{ attachment: { contentType: 'text/plain', data: 'SGk=' } }],
        }
        const source = exportSourceOf([note, result])
        const [file] = plannedFiles(source, english)
        expect({
          row: formatDay(raw, options),
          results: groupByDay([readObservation(result, english)]).map((group) => group.day),
          timeline: dateGroupsOf(raw),
          tile: visitDay(visit),
          newest: newestDay([result], '2027-01-01'),
          visits: recordGroups('Encounter', [visit], { today: '2026-11-24', died: undefined }, english).map(
            (group) => group.year ?? year,
          ),
          exported: yearOf(result, 'Observation'),
        }).toEqual({
          row: text,
          results: [day],
          timeline: { year, month: day.slice(0, 7), day },
          tile: day,
          newest: day,
          visits: [year],
          exported: year,
        })
        expect(file?.title.startsWith(day)).toBe(true)
        expect(recordText(source, exportContext).split(text)).toHaveLength(3)
      }),
      check,
    )
  })
})

describe('records', () => {
  it('are sorted, grouped and chosen by these days', () => {
    fc.assert(
      fc.property(fc.array(dates, { minLength: 2, maxLength: 6 }), (all) => {
        const results = all.map(({ raw }, index) => observation(raw, String(index)))
        const dayOf = ({ id }: { id?: string | undefined }) => all[Number(id)]?.day ?? ''
        const days = all
          .map(({ day }) => day)
          .toSorted()
          .reverse()
        const sorted = newestFirst('Observation', results)
        expect(sorted.map(dayOf)).toEqual(days)
        const groups = groupByDay(sorted.map((each) => readObservation(each, english)))
        expect(groups.map(({ day }) => day)).toEqual([...new Set(days)])
        const { shown } = selectResults(
          latestResults(newestCandidates(results), Infinity, english),
          false,
          Date.UTC(2027, 0),
        )
        expect(shown.map(({ reading }) => dayOf(reading.observation))).toEqual(days.slice(0, shown.length))
      }),
      check,
    )
  })

  it('come first on a day if they are critical', () => {
    const [evening, morning] = ['2026-06-05T00:30:00Z', '2026-06-04T13:00:00Z']
    const interpretation = [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code: 'HH' }] },
    ]
    const results = [observation(evening, 'normal'), { ...observation(morning, 'critical'), interpretation }]
    const { shown } = selectResults(
      latestResults(newestCandidates(results), Infinity, english),
      false,
      Date.UTC(2027, 0),
    )
    const isSameDay = localDay(new Date(evening)) === localDay(new Date(morning))
    expect(shown.map(({ reading }) => reading.observation.id)).toEqual(
      isSameDay ? ['critical', 'normal'] : ['normal', 'critical'],
    )
  })
})
