import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { buildPopulation } from '../../../sandbox/population/build'
import {
  findInMain,
  findLink,
  findTitle,
  isHidden,
  main,
  openTimelineGroups,
  rowOf,
} from '../__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith, startTestSandbox, unmountApp } from '../__fixtures__/render-route'

/** Texts of the patient's private records. */
const privateContent = /Alcohol|Naltrexone|\bHIV\b|counselor/i
const notShown = '1 private record is not shown here.'
const findMasked = () => findLink('Private record')
const notes = () => main().textContent.split(notShown).length - 1
const button = (name: string) => within(main()).getByRole('button', { name })
// eslint-disable-next-line no-restricted-properties -- asserts that nothing is stored
const storage = () => JSON.stringify([{ ...sessionStorage }, { ...window.localStorage }])

test('a private record is masked on every list, in search and where only its position would be shown', async () => {
  await renderRoute('/', { person: 'quinn' })
  await waitFor(() => expect(notes()).toBe(3))
  await waitFor(() => expect(rowOf('/documents').textContent).toMatch(/^Notes.*1 private$/))
  expect(main().textContent).not.toMatch(privateContent)
  for (const path of ['/medicines', '/documents', '/timeline', '/results', '/results?group=test', '/conditions']) {
    await openPage(path)
    await findMasked()
    await findInMain(/marked private/i)
    if (path === '/timeline') await openTimelineGroups()
    expect(main().textContent, path).not.toMatch(privateContent)
  }
  for (const path of ['/vitals', '/results?group=table', '/results?show=outside']) {
    await openPage(path)
    await findInMain(`${notShown} See where`)
    expect(main().textContent, path).not.toMatch(privateContent)
  }
  await openPage('/results?time=all&group=test')
  await userEvent.click(await findLink(/T-score|bone/i, main(), '/results/trend/'))
  await waitFor(() => expect(location.pathname).toMatch(/^\/results\/trend\//))
  await findInMain(`${notShown} See where`)
  expect(main().textContent).not.toMatch(privateContent)
  await openPage('/records/Goal')
  await waitFor(() => expect(notes()).toBe(1))
  await openPage('/find')
  await userEvent.type(await within(main()).findByRole('searchbox'), 'naltrexone')
  await findMasked()
  // What was typed is quoted.
  expect(main().textContent.replaceAll('“naltrexone”', '')).not.toMatch(privateContent)
})

test('a provider whose id_token could not be verified is not care staff: private records stay masked', async () => {
  await renderRoute('/conditions', {
    person: 'quinn',
    user: { type: 'Practitioner', id: 'dr-lee', isUnverified: true },
  })
  await findMasked()
  expect(main().textContent).not.toMatch(privateContent)
  expect(document.documentElement.dataset['audience']).toBe('proxy')
})

test('a revealed private record stays visible until it is masked again or the session ends, and others stay masked', async () => {
  await renderRoute('/conditions', { person: 'quinn' })
  await userEvent.click(await findMasked())
  await findTitle('Private record')
  expect(document.title).toBe('Health condition – Plainchart')
  expect(main().textContent).not.toMatch(privateContent)
  await userEvent.click(button('Show it'))
  await findTitle(/^Alcohol dependence/)
  expect(document.title).toBe('Health condition – Plainchart')
  await waitFor(() => expect(document.activeElement).toBe(button('Cover it again')))
  await openPage('/conditions')
  await findInMain('Alcohol dependence')
  await openPage('/medicines')
  await findInMain('About this page')
  expect(main().textContent).not.toContain('Naltrexone')
  await openPage('/')
  await waitFor(() => expect(notes()).toBe(3))
  expect(main().textContent).not.toMatch(privateContent)
  expect(storage()).not.toContain('quinn-alcohol')
  unmountApp()
  await renderRoute('/conditions', { person: 'quinn' })
  await findMasked()
  expect(main().textContent).not.toMatch(privateContent)
})

test('a private record shown on its page can be masked again there', async () => {
  await renderRoute('/documents/quinn-counseling', { person: 'quinn' })
  await findTitle('Private record')
  await userEvent.click(button('Show it'))
  await findInMain('Letter from the counselor')
  await userEvent.click(button('Cover it again'))
  await waitFor(() => expect(document.activeElement).toBe(button('Show it')))
  expect(main().textContent).not.toContain('counselor')
})

test('a provider sees a private record with its security labels', async () => {
  await renderRoute('/', { person: 'dr-lee', patient: 'quinn' })
  expect(main().textContent).not.toContain('not shown here')
  await openPage('/conditions')
  const row = (await findLink('Alcohol dependence')).closest('li')
  expect(row?.textContent).toContain('Marked private: restricted, substance use disorder information sensitivity')
  expect(within(main()).queryByRole('button', { name: /Show it|Cover it/ })).toBeNull()
})

test('private records are masked for a proxy too', async () => {
  const { resources, people } = buildPopulation(1)
  const security = [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }]
  const marked = resources.map((resource) =>
    resource.resourceType === 'Condition' && JSON.stringify(resource).includes('Eczema')
      ? { ...resource, meta: { security } }
      : resource,
  )
  const sandbox = startTestSandbox({ population: { resources: marked, people } })
  await renderRoute('/conditions', { person: 'maya', patient: 'leo', sandbox })
  await findMasked()
  expect(main().textContent).not.toContain('Eczema')
})

test('hidden details stay hidden on the next page and return unchanged', async () => {
  await renderRoute('/conditions', { person: 'ana' })
  const search = () => within(main()).getByRole<HTMLInputElement>('searchbox', { hidden: true })
  const hide = screen.getByRole('button', { name: 'Hide details' })
  await userEvent.type(search(), 'hay')
  await findLink(/hay fever/i)
  await userEvent.click(hide)
  expect(hide.getAttribute('aria-pressed')).toBe('true')
  await findTitle('The details are hidden')
  expect(isHidden(await findLink(/hay fever/i))).toBe(true)
  expect(screen.getByRole('banner').textContent).not.toContain('Sampleton')
  await userEvent.click(screen.getByRole('button', { name: 'Show the details again' }))
  expect(document.activeElement).toBe(hide)
  expect(isHidden(await findLink(/hay fever/i))).toBe(false)
  expect(search().value).toBe('hay')
  await userEvent.click(hide)
  await userEvent.click(screen.getByRole('link', { name: 'Visits' }))
  await waitFor(() => expect(location.pathname).toBe('/timeline'))
  await findTitle('The details are hidden')
  await userEvent.click(hide)
  await findTitle(/Timeline/)
})

test('a list of which every record is private is never called empty, and one button shows all', async () => {
  const coded = (code: string) => ({ coding: [{ code }] })
  const problem = (id: string, name: string) => ({
    resourceType: 'Condition',
    id,
    meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'PRS' }] },
    subject: { reference: 'Patient/p' },
    clinicalStatus: coded('active'),
    verificationStatus: coded('confirmed'),
    code: { text: name },
  })
  const sandbox = startSandboxWith([
    { resourceType: 'Patient', id: 'p', name: [{ given: ['Pia'], family: 'Linkson' }], birthDate: '1980-02-03' },
    problem('one', 'Low iron'),
    problem('two', 'Back pain'),
  ])
  await renderRoute('/', { person: 'p', sandbox })
  await findInMain('2 private records are not shown here.')
  const card = within(main()).getByRole('region', { name: 'Health conditions' })
  expect(card.textContent).not.toMatch(/Nothing is listed|0 entries|We found no/)
  await openPage('/download/doctor')
  await findInMain('2 records marked as private are not in here.')
  expect(main().textContent).not.toContain('There is no current health condition')
  await openPage('/conditions')
  await findInMain('All 2 records here are marked private.')
  await userEvent.click(button('Show them all'))
  await findInMain('Low iron')
  await findInMain('Back pain')
  expect(main().textContent).not.toContain('All 2 records')
})
