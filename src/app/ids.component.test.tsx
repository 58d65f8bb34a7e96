import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import {
  findInMain,
  findTitle,
  inMain,
  linksTo,
  main,
  selectLanguage,
  watchRequests,
} from './__fixtures__/page-content'
import { openPage, renderRoute, startTestSandbox, unmountApp } from './__fixtures__/render-route'

/** Responds to every search of a type with these records, until the end of the test. */
function respondToSearches(type: string, resources: readonly object[]): void {
  const { fetch } = globalThis
  const bundle = {
    resourceType: 'Bundle',
    type: 'searchset',
    total: resources.length,
    entry: resources.map((resource) => ({ resource, search: { mode: 'match' } })),
  }
  globalThis.fetch = (request, init) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request)
    return pathname === `/fhir/${type}`
      ? Promise.resolve(Response.json(bundle, { headers: { 'content-type': 'application/fhir+json' } }))
      : fetch(request, init)
  }
  onTestFinished(() => void (globalThis.fetch = fetch))
}

const rowAbout = (type: string): string | undefined =>
  [...main().querySelectorAll('tr')].find(({ firstElementChild }) => firstElementChild?.textContent === type)
    ?.textContent

test('ids longer than R4 allows work for a record, its page and its references', async () => {
  const sandbox = startTestSandbox({ persona: 'epic-like' })
  await renderRoute('/records/Procedure', { person: 'walter', sandbox })
  const href = (element: Element | null | undefined) => element?.getAttribute('href') ?? ''
  await waitFor(() => expect(main().querySelector('ol a[href^="/record/Procedure/"]')).not.toBeNull())
  expect(main().textContent).not.toContain('left out')
  const path = href(main().querySelector('ol a[href^="/record/Procedure/"]'))
  expect(path).toMatch(/^\/record\/Procedure\/e_[\w-]{86}$/)
  // As after a reload, without the list in memory.
  unmountApp()
  await renderRoute(path, { person: 'walter', sandbox })
  await findInMain('Where this came from')
  expect(main().textContent).not.toContain('can’t find this record')
  await waitFor(() => expect(main().querySelector('a[href^="/record/"]')).not.toBeNull())
  const link = main().querySelector<HTMLElement>('a[href^="/record/"]') ?? main()
  const target = href(link)
  expect(target).toMatch(/\/e_[\w-]{68,86}$/)
  await userEvent.click(link)
  await waitFor(() => expect(location.pathname).toBe(target))
  await waitFor(() => expect(main().querySelector('dl, table')).not.toBeNull())
  expect(main().textContent).not.toMatch(/can’t find this record|We can’t show/)
  await openPage('/')
  await findInMain('Lisinopril')
})

test('a list whose records were all omitted never looks empty, on any page or in any language', async () => {
  const foreignRecord = {
    resourceType: 'AllergyIntolerance',
    id: 'a',
    patient: { reference: 'Patient/somebody-else' },
    code: { text: 'Secret of another' },
  }
  respondToSearches('AllergyIntolerance', [foreignRecord, { ...foreignRecord, id: 'b' }])
  await renderRoute('/', { person: 'ana' })
  for (const path of ['/', '/records/AllergyIntolerance']) {
    await openPage(path)
    await findInMain(
      'We can’t show any allergies and reactions. The health system sent 2 records, and we left out every one. This does not mean that there are none.',
    )
    expect(main().textContent, path).not.toMatch(/Secret of another|found no allergies|No allergies/i)
  }
  await openPage('/loaded')
  await waitFor(() => expect(rowAbout('Allergies and reactions')).toContain('every one of them was left out'))
  await selectLanguage('es')
  await waitFor(() => expect(rowAbout('Alergias y reacciones')).toContain('los dejamos fuera todos'))
  await openPage('/records/AllergyIntolerance')
  await findInMain(
    'El sistema de salud envió 2 registros y los dejamos fuera todos. Eso no quiere decir que no haya nada.',
  )
})

test('a record with an unclear patient reference is shown, and the ledger says so', async () => {
  const unclear = ['N/A', 'Patient/', 'urn:uuid:8f0e', 'Patient?identifier=1', `Patient/${'x'.repeat(300)}`, undefined]
  respondToSearches(
    'Goal',
    unclear.map((reference, index) => ({
      resourceType: 'Goal',
      id: `g${index}`,
      ...(reference === undefined ? {} : { subject: { reference } }),
      description: { text: `Goal number ${index}` },
    })),
  )
  await renderRoute('/records/Goal', { person: 'ana' })
  await findInMain('6 records here do not clearly say who they belong to.')
  for (const index of unclear.keys()) expect(linksTo(`/record/Goal/g${index}`), `goal ${index}`).not.toEqual([])
  expect(main().textContent).not.toContain('left out')
  await userEvent.click(inMain().getByRole('link', { name: 'Goal number 5' }))
  await findInMain('This record does not clearly say who it belongs to.')
  await openPage('/loaded')
  await waitFor(() => expect(rowAbout('Health goals')).toContain('do not clearly say who they belong to'))
})

test('ids that look like URLs open their own record and nothing else', async () => {
  const hostile = [
    '../../patients',
    'a/b',
    '%2e%2e%2fconnect',
    '?next=/connect',
    '#/connect',
    '//evil.example/x',
    'a b',
    'eX_9|:=@',
    'javascript:alert(1)',
    'x%',
  ]
  respondToSearches(
    'Goal',
    hostile.map((id, index) => ({
      resourceType: 'Goal',
      id,
      subject: { reference: 'Patient/ana' },
      description: { text: `Goal number ${index}` },
    })),
  )
  const unexpected = watchRequests(/evil|\/fhir\/Goal\//)
  await renderRoute('/records/Goal', { person: 'ana' })
  for (const [index, id] of hostile.entries()) {
    await openPage('/records/Goal')
    await userEvent.click(await inMain().findByRole('link', { name: `Goal number ${index}` }))
    await findTitle(`Goal number ${index}`)
    expect(location.pathname).toBe(`/record/Goal/${encodeURIComponent(id)}`)
  }
  expect(unexpected, 'loaded records are not requested again').toEqual([])
})
