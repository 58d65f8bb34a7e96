import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findLink, findTitle, giveElementsSize, linksTo, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, unmountApp } from '../../app/__fixtures__/render-route'

const a1c = '/results/trend/walter-hba1c-2010'
const findNewest = () => screen.findByRole('region', { name: 'Newest result' })
const drawings = () => main().querySelectorAll('svg.recharts-surface')
const checkbox = (name: RegExp) => within(main()).findByRole<HTMLInputElement>('checkbox', { name })
const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test('the page opens with sentences, marks the goal on the range, and says what the test is and its name in the record', async () => {
  await renderRoute(a1c, { person: 'walter' })
  await findTitle('A1c')
  const newest = await findNewest()
  await waitFor(() =>
    expect(newest.textContent).toMatch(
      /6\.7 % on July 22, above the lab’s range \(4 to 5\.6 %\)\..* Your goal: below 7 %\./,
    ),
  )
  expect(within(newest).getByText('Goal 7').closest('svg')).not.toBeNull()
  const explanation = await screen.findByRole('region', { name: 'What this test is' })
  expect(explanation.textContent).toContain('sugar')
  expect(explanation.textContent).toContain('Name in the record: Hemoglobin A1c/Hemoglobin.total in Blood')
  expect(within(explanation).getByRole('link', { name: 'Read more on MedlinePlus (another website)' })).toBeDefined()
})

test('care staff read the summary, the origin and the full table instead of sentences', async () => {
  await renderRoute('/results/trend/walter-potassium-spoiled', { person: 'dr-lee', patient: 'walter', provider: true })
  const newest = await findNewest()
  expect(newest.textContent).toMatch(/4\.3 mmol\/L.*Newer test without a value:.*Please give a new sample\./)
  await findInMain(/The newest value is [\d.]+ mmol\/L/)
  expect(main().textContent).not.toMatch(/ on \d+ \w+ 2026, in the lab’s range/)
  await screen.findByRole('region', { name: 'About the newest result' })
  expect([...main().querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Result', 'Reference range', 'Status', 'Note']),
  )
})

test('the time range and the compared test are in the URL and restored from it', async () => {
  giveElementsSize()
  await renderRoute(a1c, { person: 'walter' })
  await waitFor(() => expect(drawings()).toHaveLength(1))
  await userEvent.click(screen.getByRole('radio', { name: 'All' }))
  await waitFor(() => expect(location.search).toBe('?range=all'))
  await userEvent.click(within(main()).getByText('Compare with another test'))
  await userEvent.click(await checkbox(/^Creatinine/))
  await waitFor(() => expect(drawings()).toHaveLength(2))
  expect(location.search).toMatch(/^\?range=all&compare=[^&]+$/)
  expect(location.pathname).toBe(a1c)
  unmountApp()
  await renderRoute(location.pathname + location.search, { person: 'walter' })
  await waitFor(() => expect(drawings()).toHaveLength(2))
  expect(isChecked('All')).toBe(true)
  await userEvent.click(within(main()).getByText('Compare with another test'))
  const compared = await checkbox(/^Creatinine/)
  expect(compared.checked).toBe(true)
  await userEvent.click(compared)
  await waitFor(() => expect(drawings()).toHaveLength(1))
  expect(location.search).toBe('?range=all')
})

test('other tests, listed with their number of results, are found by name', async () => {
  await renderRoute(a1c, { person: 'walter' })
  await findNewest()
  await userEvent.click(within(main()).getByText('Compare with another test'))
  const choices = () => within(main()).getAllByRole('checkbox', { name: /\(\d+ results\)$/ })
  await waitFor(() => expect(choices().length).toBeGreaterThan(5))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a test' }), 'creatinine')
  await waitFor(() => expect(choices().length).toBeLessThan(5))
  // The record names the eGFR by creatinine.
  for (const { parentElement } of choices()) expect(parentElement?.textContent).toMatch(/creatinine|eGFR/i)
})

test('the lab’s note on a newer result without a value stands first, then the last value', async () => {
  await renderRoute('/results/trend/walter-potassium-spoiled', { person: 'walter' })
  const newest = await findNewest()
  expect(newest.textContent).toMatch(
    /“The sample could not be measured: .* Please give a new sample\.” Could not be measured on September 3\. The last value: 4\.3, July 22, in the lab’s range \(3\.5 to 5\.1\)\.4\.3 mmol\/L/,
  )
})

test('a trend URL works in another session; any result of the test opens its trend, an unknown one the list', async () => {
  await renderRoute('/vitals', { person: 'walter' })
  await userEvent.click(await findLink(/weight/i, main(), '/results/trend/'))
  await waitFor(() => expect(location.pathname).toMatch(/^\/results\/trend\/[^/]+$/))
  const title = (await findTitle(/weight/i)).textContent
  unmountApp()
  await renderRoute(location.pathname, { person: 'walter' })
  await findTitle(title)
  await findNewest()
  // The id of any result of the test opens its trend.
  const results = [...main().querySelectorAll<HTMLAnchorElement>('tr a[href^="/record/Observation/"]')]
  const older = results.at(-1)?.getAttribute('href')?.replace('/record/Observation/', '/results/trend/') ?? ''
  expect(older).not.toBe(location.pathname)
  await openPage(older)
  await findTitle(title)
  await openPage('/results/trend/unknown')
  await findTitle('Test results')
  expect(location.pathname).toBe('/results')
  expect(linksTo('/results/trend/unknown')).toEqual([])
})
