import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, giveElementsSize, main, summaryOf } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith, unmountApp } from '../../app/__fixtures__/render-route'

const result = (day: string, value: number, more: object = {}) => ({
  resourceType: 'Observation',
  id: `potassium-${day}`,
  status: 'final',
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
  ],
  code: { text: 'Potassium', coding: [{ system: 'http://loinc.org', code: '2823-3' }] },
  subject: { reference: 'Patient/tove' },
  effectiveDateTime: day,
  valueQuantity: { value, unit: 'mmol/L' },
  ...more,
})
const high = { interpretation: [{ coding: [{ code: 'H' }] }] }

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  result('2026-01-01', 4.1),
  result('2026-04-11', 5.9, high),
  result('2026-06-10', 4.6),
  result('2026-07-20', 4.4),
  result('2026-10-28', 4.2),
  { ...result('2026-02-01', 4.3), effectiveDateTime: undefined },
])
const path = '/results/trend/potassium-2026-10-28'
const shownDays = () => [...main().querySelectorAll('tbody time')].map(({ textContent }) => textContent)
const findTable = () => within(main()).findByRole('table')
const button = (name: string) => within(main()).getByRole('button', { name })
const chooseDays = async (days: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(days))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await userEvent.click(button('Show this time'))
}
const findDrawing = () =>
  waitFor(() => main().querySelector<HTMLElement>('div[aria-hidden]:has(svg.recharts-surface)') ?? expect.unreachable())
const sentence =
  'April 1, 2026 to July 20, 2026: 3 results, 1 outside the range. The lowest was 4.4 mmol/L and the highest was 5.9 mmol/L.'
const days = ['July 20', 'June 10', 'April 11']

test('two days choose the time: sentence, chart and table follow, the address has it, one press shows all again', async () => {
  giveElementsSize()
  await renderRoute(path, { person: 'tove', sandbox })
  await findTable()
  await findInMain('The table below has all of them.')
  await userEvent.click(summaryOf('Choose a time'))
  await chooseDays({ 'First day': '2026-08-01', 'Last day': '2026-07-20' })
  expect(screen.getByRole('alert').textContent).toBe('Enter two days. The first must not be after the last.')
  expect(location.search).toBe('')
  await chooseDays({ 'First day': '2026-04-01' })
  await screen.findByText(sentence)
  expect(screen.getByText(sentence).closest('[role="status"]')).not.toBeNull()
  expect(location.search).toBe('?from=2026-04-01&to=2026-07-20')
  expect(shownDays()).toEqual(days)
  expect(screen.getByRole('heading', { name: 'Results 3 of 6' })).toBeDefined()
  expect(main().textContent).not.toContain('all of them')
  expect(summaryOf('Save all results of this test')).toBeDefined()
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])

  unmountApp()
  await renderRoute(location.pathname + location.search, { person: 'tove', sandbox })
  await screen.findByText(sentence)
  await userEvent.click(button('Show all of the time'))
  await waitFor(() => expect(location.search).toBe('?range=all'))
  expect(screen.getByRole('heading', { name: 'Results 6' })).toBeDefined()
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a time without results says so and has no table', async () => {
  await renderRoute(`${path}?from=2020-01-01&to=2020-12-31`, { person: 'tove', sandbox })
  await screen.findByText('January 1, 2020 to December 31, 2020: no results.')
  expect(within(main()).queryByRole('table')).toBeNull()
  await userEvent.click(button('Show all of the time'))
  await findTable()
})

test('a drag over the chart chooses its days; a press selects a point, and a finger that scrolls the page changes nothing', async () => {
  giveElementsSize()
  await renderRoute(path, { person: 'tove', sandbox })
  await findTable()
  const drag = async (from: number, to: number, end: 'pointerUp' | 'pointerCancel') => {
    const drawing = await findDrawing()
    const at = (clientX: number) => ({ clientX, pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' })
    fireEvent.pointerDown(drawing, at(from))
    fireEvent.pointerMove(drawing, at(to))
    fireEvent[end](drawing, at(to))
  }
  await drag(300, 500, 'pointerCancel')
  await drag(300, 303, 'pointerUp')
  expect(location.search).toBe('')
  await waitFor(() => expect(main().textContent).toContain('June 10, 2026: 4.6'))
  await drag(500, 300, 'pointerUp')
  await findInMain(/May 16, 2026 to August 29, 2026: 2 results\./)
  expect(location.search).toBe('?from=2026-05-16&to=2026-08-29')
})

test('care staff see the chosen time above the full table', async () => {
  await renderRoute('/results/trend/walter-hba1c-2010?from=2026-01-01&to=2026-12-31', {
    person: 'dr-lee',
    patient: 'walter',
    provider: true,
  })
  await findInMain(/01 Jan 2026 to 31 Dec 2026: \d results, \d outside the range\./)
  await findInMain('Only results from this time: 01 Jan 2026 to 31 Dec 2026.')
  expect(shownDays().filter((day) => !/2026/.test(day))).toEqual([])
})
