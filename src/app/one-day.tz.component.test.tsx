import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headings, linksTo, main, rowOf, sectionOf } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const result = (id: string, effectiveDateTime: string, value: number) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
  ],
  code: { coding: [{ system: 'http://loinc.org', code: '2345-7' }], text: 'Glucose' },
  subject,
  effectiveDateTime,
  valueQuantity: { value, unit: 'mg/dL', system: 'http://unitsofmeasure.org', code: 'mg/dL' },
})
const visit = (id: string, start: string, end: string) => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: { code: 'AMB' },
  type: [{ text: `Visit ${id}` }],
  subject,
  period: { start, end },
})

/** The day of a moment in the zone of the device. */
const localDay = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(moment))

/** Each result with its date as sent and the day that the app must name everywhere. */
const results: Readonly<Record<string, readonly [sent: string, day: string]>> = {
  midnight: ['2026-10-05T00:00:00Z', 'October 5, 2026'],
  fraction: ['2026-08-05T00:00:00.000+00:00', 'August 5, 2026'],
  endOfDay: ['2026-09-05T24:00:00Z', 'September 6, 2026'],
  localEndOfDay: ['2026-07-05T24:00:00-04:00', 'July 6, 2026'],
  evening: ['2026-06-05T00:30:00Z', localDay('2026-06-05T00:30:00Z')],
  morning: ['2026-06-04T13:00:00Z', localDay('2026-06-04T13:00:00Z')],
  local: ['2026-05-05T23:30:00-04:00', 'May 5, 2026'],
}
const visits: Readonly<Record<string, readonly [start: string, end: string, day: string]>> = {
  night: ['2026-05-05T00:00:00Z', '2026-05-05T02:30:00Z', localDay('2026-05-05T00:00:00Z')],
  dates: ['2026-03-09T00:00:00Z', '2026-03-09T00:00:00Z', 'March 9, 2026'],
  wholeDay: ['2026-02-09T00:00:00Z', '2026-02-09T23:59:59Z', 'February 9, 2026'],
  newYear: ['2026-01-01T03:00:00Z', '2026-01-01T03:30:00Z', localDay('2026-01-01T03:00:00Z')],
}

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  ...Object.entries(results).map(([id, [sent]], index) => result(id, sent, 90 + index)),
  ...Object.entries(visits).map(([id, [start, end]]) => visit(id, start, end)),
])

const pathOf = (type: string, id: string): string => `/record/${type}/${id}`
/** `yyyy-mm-dd` of a day in words. */
const isoDay = (day: string): string => new Date(`${day} UTC`).toISOString().slice(0, 10)
const textOf = (element: Element | null | undefined): string => element?.textContent ?? ''
const inBothLists = [
  ...Object.entries(results).map(([id, [, day]]) => [pathOf('Observation', id), day] as const),
  ...Object.entries(visits).map(([id, [, , day]]) => [pathOf('Encounter', id), day] as const),
]

test('results have one day in the headings, the table, the rows, the trend and on their pages', async () => {
  await renderRoute('/results?by=date', { person: 'tove', sandbox })
  await waitFor(() => expect(headings(2).length).toBeGreaterThan(1))
  // The year is left out in the current one.
  for (const [index, [, day]] of Object.values(results).entries())
    expect(textOf(sectionOf(day.replace(', 2026', '')))).toContain(`${90 + index} mg/dL`)
  // Days are in order, each once.
  const days = headings(2).flatMap((text) => /^[A-Z][a-z]+ \d+$/.exec(text) ?? [])
  expect(days.map((day) => isoDay(`${day}, 2026`))).toEqual(
    [...new Set(Object.values(results).map(([, day]) => isoDay(day)))].sort().reverse(),
  )

  await openPage('/results?time=all&group=table')
  for (const [id, [, day]] of Object.entries(results))
    expect(linksTo(pathOf('Observation', id))[0]?.closest('td')?.dataset['day']).toBe(day)

  await openPage('/results/trend/midnight')
  const table = await within(main()).findByRole('table')
  for (const [id, [, day]] of Object.entries(results))
    expect(textOf(rowOf(pathOf('Observation', id), table))).toContain(day.replace(', 2026', ''))

  for (const [id, [, day]] of Object.entries(results)) {
    await openPage(pathOf('Observation', id))
    expect(textOf(main())).toContain(day)
  }
})

test('the timeline has every record under its day', async () => {
  await renderRoute('/timeline', { person: 'tove', sandbox })
  await waitFor(() => expect(linksTo(pathOf('Encounter', 'newYear'))).not.toHaveLength(0))
  for (const [path, day] of inBothLists)
    expect([path, linksTo(path)[0]?.closest<HTMLElement>('[data-day]')?.dataset['day']]).toEqual([path, isoDay(day)])
})

test('a visit has one day in its tile, in the list and on its page', async () => {
  await renderRoute('/records/Encounter', { person: 'tove', sandbox })
  for (const [id, [, , day]] of Object.entries(visits)) {
    const row = rowOf(pathOf('Encounter', id))
    // As in rows: without the current year, else with a short month.
    expect(textOf(row)).toContain(day.endsWith('2025') ? day.replace(/^(\w{3})\w*/, '$1') : day.replace(', 2026', ''))
    expect(textOf(row.closest('section')?.querySelector('h2, h3'))).not.toMatch(day.endsWith('2025') ? /2026/ : /2025/)
  }
  for (const [id, [, , day]] of Object.entries(visits)) {
    await openPage(pathOf('Encounter', id))
    const texts = [...main().querySelectorAll('dd')].map(textOf).filter((text) => / 202\d/.test(text))
    expect([id, texts[0]?.slice(0, day.length)]).toEqual([id, day])
    expect(main().querySelector(`[aria-hidden] time[datetime="${isoDay(day)}"]`)).not.toBeNull()
  }
})
