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

test('the trend page explains the test next to the newest result and marks the goal on the range', async () => {
  // An explanation that arrives late is collapsed, so it is loaded with the list.
  await renderRoute('/results', { person: 'walter' })
  await findLink(/^eGFR/)
  await openPage(a1c)
  const newest = await findNewest()
  expect(newest.textContent).toContain('6.7 %')
  await waitFor(() => expect(newest.textContent).toContain('Goal: Less than 7 %'))
  expect(within(newest).getByText('Goal 7').closest('svg')).not.toBeNull()
  const explanation = await screen.findByRole('region', { name: 'What is this?' })
  expect(explanation.textContent).toContain('Shows about how much sugar')
  await findInMain('In the record: Hemoglobin A1c/Hemoglobin.total in Blood')
  expect(
    [...main().querySelectorAll('details')].filter(({ textContent }) => textContent.includes('What is this?')),
  ).toEqual([])
})

test('the time range and the compared test are in the URL and restored from it', async () => {
  giveElementsSize()
  await renderRoute(a1c, { person: 'walter' })
  await waitFor(() => expect(drawings()).toHaveLength(1))
  await userEvent.click(screen.getByRole('radio', { name: 'All' }))
  await waitFor(() => expect(location.search).toBe('?range=all'))
  await userEvent.click(within(main()).getByText('Add a test to compare'))
  await userEvent.click(await checkbox(/^Creatinine/))
  await waitFor(() => expect(drawings()).toHaveLength(2))
  expect(location.search).toMatch(/^\?range=all&compare=[^&]+$/)
  expect(location.pathname).toBe(a1c)
  unmountApp()
  await renderRoute(location.pathname + location.search, { person: 'walter' })
  await waitFor(() => expect(drawings()).toHaveLength(2))
  expect(isChecked('All')).toBe(true)
  await userEvent.click(within(main()).getByText('Add a test to compare'))
  const compared = await checkbox(/^Creatinine/)
  expect(compared.checked).toBe(true)
  await userEvent.click(compared)
  await waitFor(() => expect(drawings()).toHaveLength(1))
  expect(location.search).toBe('?range=all')
})

test('other tests, listed with their number of results, are found by name', async () => {
  await renderRoute(a1c, { person: 'walter' })
  await findNewest()
  await userEvent.click(within(main()).getByText('Add a test to compare'))
  const choices = () => within(main()).getAllByRole('checkbox', { name: /\(\d+ results\)$/ })
  await waitFor(() => expect(choices().length).toBeGreaterThan(5))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a test' }), 'creatinine')
  await waitFor(() => expect(choices().length).toBeLessThan(5))
  for (const { parentElement } of choices()) expect(parentElement?.textContent).toMatch(/creatinine/i)
})

test('the newest value stands first, with the lab’s note on a newer result without one', async () => {
  await renderRoute('/results/trend/walter-potassium-spoiled', { person: 'walter' })
  const newest = await findNewest()
  expect(newest.textContent).toMatch(/4\.3 mmol\/L.*Newer test without a value:.*Please give a new sample\./)
  await findInMain(/The newest value is [\d.]+ mmol\/L/)
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
