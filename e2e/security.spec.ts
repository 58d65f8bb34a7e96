import { expect, test } from './fixtures'
import { openPage } from './navigation'
import { exampleLinks, listPaths, routeOf } from './page-paths'
import { switchboard } from './switchboard'
import type { Page } from '@playwright/test'

/** Every place outside the page's memory where something of a record could stay. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    tab: Object.keys(sessionStorage).toSorted(),
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

/** What the browser shows or keeps of a page besides the page: address, title, history. */
const shown = (page: Page) =>
  page.evaluate(() => [location.href, document.title, JSON.stringify(history.state), document.referrer].join('\n'))

test('a walk over every page breaks no rule of the policy and leaves nothing of the record behind', async ({
  page,
  signIn,
  app,
  ehr,
}) => {
  test.setTimeout(300_000)
  const hosts = new Set<string>()
  const carriers: string[] = []
  const console: string[] = []
  page.on('console', (message) => console.push(message.text()))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(origin)
    if (request.headers()['referer']?.startsWith(app.origin)) carriers.push(request.url())
    if (request.headers()['authorization'] && origin !== ehr.url) carriers.push(request.url())
  })
  await page.addInitScript(() => {
    Object.assign(window, { broken: [], ears: [] })
    const { addEventListener: listen } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: Parameters<typeof listen>) {
      if (given[0] === 'message' && this === window) (window as unknown as { ears: string[] }).ears.push('message')
      return listen.apply(this, given)
    }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) =>
      (window as unknown as { broken: string[] }).broken.push(`${effectiveDirective} ${sourceFile}`),
    )
  })
  await signIn(/Walter/)
  const name = (await page.getByRole('banner').locator('bdi').first().innerText()).split(' ')
  const personal = new RegExp(
    [...name.filter((part) => part.length > 3), 'metformin', 'diabetes', 'hemoglobin'].join('|'),
    'i',
  )
  const paths = [...listPaths]
  for (let index = 0; index < paths.length; index += 1) {
    const path = paths[index] ?? '/'
    await openPage(page, path)
    if (index < listPaths.length)
      for (const example of await exampleLinks(page))
        if (!paths.some((known) => routeOf(known) === routeOf(example))) paths.push(example)
    expect(await page.locator('input[type=password], input[autocomplete*=password]').count(), path).toBe(0)
    expect((await shown(page)).replace(/\/(?:record\/[A-Za-z]+|documents)\/[^\s"/?#]+/g, ''), path).not.toMatch(
      personal,
    )
  }
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
  expect(
    await page.evaluate(() => [
      ...(window as unknown as { ears: string[] }).ears,
      ...(window.onmessage === null ? [] : ['onmessage']),
    ]),
  ).toEqual([])
  expect(console.filter((text) => personal.test(text))).toEqual([])
  expect([...hosts].toSorted()).toEqual([app.origin, ehr.url].toSorted())
  expect(carriers).toEqual([])
  expect(await kept(page)).toEqual({
    local: {},
    tab: ['plainchart.active', 'plainchart.session'],
    cookies: '',
    caches: [],
    databases: [],
    workers: 0,
  })
  const record = await page.evaluate(() => sessionStorage.getItem('plainchart.session') ?? '')
  expect(
    Object.keys(JSON.parse(record) as object).filter(
      (key) =>
        ![
          'id',
          'ehrId',
          'tokenFamily',
          'signOutMarker',
          'tokens',
          'endpoints',
          'requestedScopes',
          'scope',
          'patientId',
          'user',
          'needPatientBanner',
          'canSelectPatient',
          'endSessionUrl',
          'encounterId',
        ].includes(key),
    ),
  ).toEqual([])
  expect(record).not.toMatch(/metformin|diabetes|hemoglobin|resourceType/i)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/signed out/i)
  expect((await kept(page)).tab).toEqual([])
  expect(await page.content()).not.toMatch(personal)
})

test.describe('with a misbehaving server', () => {
  test('records of another patient are never shown, and the token is sent to no other host', async ({
    page,
    signIn,
    ehr,
    app,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (![ehr.url, app.origin].includes(new URL(request.url()).origin)) elsewhere.push(request.url())
    })
    await signIn(/Walter/)
    await switchboard(ehr).only(
      { kind: 'wrong-patient' },
      { kind: 'next-elsewhere', type: 'Encounter' },
      { kind: 'next-elsewhere', type: 'Observation' },
    )
    await page.reload()
    for (const path of [
      '/',
      '/timeline',
      '/results',
      '/vitals',
      '/vitals/growth',
      '/conditions',
      '/medicines',
      '/documents',
      '/records/Encounter',
      '/records/Coverage',
      '/loaded',
    ]) {
      await openPage(page, path)
      await expect(page.getByRole('main'), path).not.toContainText('Somebody Else')
    }
    expect(elsewhere).toEqual([])
  })
})
