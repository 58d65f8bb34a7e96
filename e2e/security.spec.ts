import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentSecurityPolicy } from '../scripts/security-headers.mjs'
import { startChartPage } from './chart-page'
import { expect, test } from './fixtures'
import { examplesOn, go, lists, routeOf } from './pages'
import { switchboard } from './switchboard'
import type { Page } from '@playwright/test'

const shipped = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'public', 'config.json'), 'utf8')) as { ehrs: Record<string, unknown>[] }

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
const shown = (page: Page) => page.evaluate(() => [location.href, document.title, JSON.stringify(history.state), document.referrer].join('\n'))

test('the app is served with headers that let it run its own scripts and talk to its EHR alone', async ({ page, app, ehr }) => {
  const answer = await page.goto('/connect')
  const headers = answer?.headers() ?? {}
  expect(headers['content-security-policy']).toBe(contentSecurityPolicy({ ehrs: [{ ...shipped.ehrs[0], fhirBase: ehr.fhirBase }] }))
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${ehr.url};`)
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|data:/)
  expect([headers['referrer-policy'], headers['x-content-type-options'], headers['cache-control']]).toEqual(['no-referrer', 'nosniff', 'no-store'])
  expect((await page.request.get(`${app.origin}/config.json`)).headers()['cache-control']).toBe('no-store')
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? ''
  expect((await page.request.get(app.origin + script)).headers()['cache-control']).toContain('immutable')
})

test.describe('what the policy stops', () => {
  test.use({ expectedConsole: /Content Security Policy|requires 'Trusted|trusted-types/i })

  test('a script in the page, a style in the page, a form, and a request to a host that is no EHR', async ({ page }) => {
    await page.goto('/connect')
    await page.evaluate(() => {
      const directives: string[] = []
      Object.assign(window, { directives })
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => directives.push(effectiveDirective))
      const add = (name: string, text: string) => document.head.append(Object.assign(document.createElement(name), { textContent: text }))
      // Past the policy on markup, to the one on scripts.
      const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): { createScript(text: string): string } } }
      add('script', trustedTypes.createPolicy('dompurify', { createScript: (text: string) => text }).createScript('window.ran = true'))
      add('style', 'h1 { color: red }')
      document.body.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }))
      void fetch('https://elsewhere.example/').catch(() => undefined)
      const form = Object.assign(document.createElement('form'), { action: 'https://elsewhere.example/', method: 'post' })
      document.body.append(form)
      form.submit()
    })
    // The browser says of a base again and again that it is refused, as often as something asks for an address.
    const stopped = () => page.evaluate(() => [...new Set((window as unknown as { directives: string[] }).directives)].toSorted())
    await expect.poll(stopped).toEqual(['base-uri', 'connect-src', 'form-action', 'script-src-elem', 'style-src-elem'])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('markup and scripts made of text, and a policy of another name that would let them in', async ({ page }) => {
    await page.goto('/connect')
    const refused = await page.evaluate(() => {
      const isRefused = (act: () => unknown) => {
        try {
          act()
          return false
        } catch (cause) {
          return cause instanceof TypeError
        }
      }
      const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
      const text = '<img src=x onerror="window.ran = true">'
      return [
        isRefused(() => document.body.insertAdjacentHTML('beforeend', text)),
        isRefused(() => (document.createElement('iframe').srcdoc = text)),
        isRefused(() => (document.createElement('script').text = 'window.ran = true')),
        isRefused(() => trustedTypes.createPolicy('another', {})),
      ]
    })
    expect(refused).toEqual([true, true, true, true])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('a page of another site that shows the app in a frame', async ({ page, app }) => {
    const chart = await startChartPage()
    chart.show(`${app.origin}/connect`)
    await page.goto(chart.sameSite)
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
    chart.close()
  })
})

test('a walk over every page breaks no rule of the policy and leaves nothing of the record behind', async ({ page, signIn, app, ehr }) => {
  test.setTimeout(300_000)
  const hosts = new Set<string>()
  const carriers: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(origin)
    if (request.headers()['referer']?.startsWith(app.origin)) carriers.push(request.url())
    if (request.headers()['authorization'] && origin !== ehr.url) carriers.push(request.url())
  })
  await page.addInitScript(() => {
    Object.assign(window, { broken: [] })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => (window as unknown as { broken: string[] }).broken.push(`${effectiveDirective} ${sourceFile}`))
  })
  await signIn(/Walter/)
  const name = (await page.getByRole('banner').locator('bdi').first().innerText()).split(' ')
  const personal = new RegExp([...name.filter((part) => part.length > 3), 'metformin', 'diabetes', 'hemoglobin'].join('|'), 'i')
  const paths = [...lists]
  for (let index = 0; index < paths.length; index += 1) {
    const path = paths[index] ?? '/'
    await go(page, path)
    if (index < lists.length) for (const example of await examplesOn(page)) if (!paths.some((known) => routeOf(known) === routeOf(example))) paths.push(example)
    expect((await shown(page)).replace(/\/(?:record\/[A-Za-z]+|documents)\/[^\s"/?#]+/g, ''), path).not.toMatch(personal)
  }
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
  expect([...hosts].toSorted()).toEqual([app.origin, ehr.url].toSorted())
  expect(carriers).toEqual([])
  expect(await kept(page)).toEqual({ local: {}, tab: ['plainchart.active', 'plainchart.session'], cookies: '', caches: [], databases: [], workers: 0 })
  const record = await page.evaluate(() => sessionStorage.getItem('plainchart.session') ?? '')
  expect(Object.keys(JSON.parse(record) as object).filter((key) => !['id', 'ehrId', 'family', 'afterSignOut', 'tokens', 'place', 'asked', 'scope', 'patientId', 'user', 'needPatientBanner', 'choosesPatient', 'endSessionUrl', 'encounterId'].includes(key))).toEqual([])
  expect(record).not.toMatch(/metformin|diabetes|hemoglobin|resourceType/i)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/signed out/i)
  expect((await kept(page)).tab).toEqual([])
  expect(await page.content()).not.toMatch(personal)
})

test.describe('with a server that misbehaves', () => {
  test("another person's record is shown nowhere, and the token goes to no other host", async ({ page, signIn, ehr, app }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (![ehr.url, app.origin].includes(new URL(request.url()).origin)) elsewhere.push(request.url())
    })
    await signIn(/Walter/)
    await switchboard(ehr).only({ kind: 'wrong-patient' }, { kind: 'next-elsewhere', type: 'Encounter' }, { kind: 'next-elsewhere', type: 'Observation' })
    await page.reload()
    for (const path of ['/', '/timeline', '/results', '/vitals', '/vitals/growth', '/conditions', '/medicines', '/documents', '/records/Encounter', '/records/Coverage', '/loaded']) {
      await go(page, path)
      await expect(page.getByRole('main'), path).not.toContainText('Somebody Else')
    }
    expect(elsewhere).toEqual([])
  })
})
