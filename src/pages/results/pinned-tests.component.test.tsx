import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findTitle, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith, unmountApp } from '../../app/__fixtures__/render-route'

const result = (id: string, text: string, loinc: string, day: string, value: number, flag: string) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
  ],
  code: { text, coding: [{ system: 'http://loinc.org', code: loinc }] },
  subject: { reference: 'Patient/tove' },
  effectiveDateTime: day,
  valueQuantity: { value, unit: 'mmol/L' },
  interpretation: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code: flag }] },
  ],
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  result('potassium-new', 'Potassium', '2823-3', '2026-11-20', 7.1, 'HH'),
  result('potassium-old', 'Potassium', '2823-3', '2026-10-01', 4.1, 'N'),
  result('sodium-new', 'Sodium', '2951-2', '2026-11-20', 149, 'H'),
  result('sodium-old', 'Sodium', '2951-2', '2026-10-01', 140, 'N'),
  result('glucose-new', 'Glucose', '2345-7', '2026-11-20', 5.1, 'N'),
  result('glucose-old', 'Glucose', '2345-7', '2026-10-01', 5.2, 'N'),
  result('cholesterol', 'Cholesterol', '2093-3', '2026-11-20', 5.8, 'H'),
])

const titles = () =>
  within(main())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const findPinned = () => screen.findByRole('region', { name: 'Pinned tests' })
const rowsOf = (part: ParentNode) => [...part.querySelectorAll('[data-row]')].map(({ textContent }) => textContent)
const pin = async (id: string) => {
  await openPage(`/results/trend/${id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Pin this test' }))
  await screen.findByRole('button', { name: 'Unpin this test' })
}

test('pinned tests lead the list below critical results, are compared in one press, and change nothing else on it', async () => {
  await renderRoute('/results', { person: 'tove', sandbox })
  await waitFor(() => expect(rowsOf(main()).length).toBeGreaterThan(2))
  const [before, headings] = [rowsOf(main()), titles()]
  expect(screen.queryByRole('region', { name: 'Pinned tests' })).toBeNull()
  await pin('glucose-old')
  await pin('sodium-new')
  expect(location.search).toBe('?pin=glucose-new&pin=sodium-new')
  await openPage('/results')
  const pinned = await findPinned()
  expect(rowsOf(pinned)).toEqual([expect.stringMatching(/^Blood sugar/), expect.stringMatching(/^Sodium.*Above/)])
  expect(location.search).toBe('?pin=glucose-new&pin=sodium-new')
  const others = [...main().querySelectorAll('[data-row]')].filter((row) => !pinned.contains(row))
  expect(others.map(({ textContent }) => textContent)).toEqual(before)
  // The first card has a critical result.
  expect(titles()).toEqual([headings[0], 'Pinned tests', ...headings.slice(1)])
  await userEvent.click(within(pinned).getByRole('link', { name: 'Compare over time' }))
  await waitFor(() =>
    expect(location.pathname + location.search).toMatch(/^\/results\/trend\/glucose-new\?compare=sodium-new/),
  )
  await findTitle(/sugar/)
  expect(await screen.findByRole('button', { name: 'Unpin this test' })).toBeDefined()
})

test('a reload restores pinned tests from the address; a search, a filter and unpinning remove their card', async () => {
  await renderRoute('/results?pin=glucose-old&pin=unknown', { person: 'tove', sandbox })
  expect(rowsOf(await findPinned())).toHaveLength(1)
  await userEvent.type(screen.getByRole('searchbox', { name: /Find a test/ }), 'sodium')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pinned tests' })).toBeNull())
  await userEvent.clear(screen.getByRole('searchbox', { name: /Find a test/ }))
  await findPinned()
  // The address of the next page has none.
  await openPage('/vitals')
  await openPage('/results')
  await userEvent.click(within(await findPinned()).getByRole('button', { name: 'Unpin' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pinned tests' })).toBeNull())
  expect(location.search).toBe('')
  expect(JSON.stringify(sessionStorage)).not.toContain('glucose')
  unmountApp()
  await renderRoute('/results', { person: 'tove', sandbox })
  await waitFor(() => expect(rowsOf(main()).length).toBeGreaterThan(2))
  expect(screen.queryByRole('region', { name: 'Pinned tests' })).toBeNull()
})
