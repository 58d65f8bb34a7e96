import type { Page } from '@playwright/test'
import { PUBLIC_CLIENT } from '../sandbox/auth/built-in-clients'
import { expect, test } from './fixtures'
import { startHostileEhr, type HostileEhr } from './hostile-ehr'
import { startSandbox, type RunningSandbox } from './servers'

/** Opens a site with two EHRs: the sandbox, with a redirect URI per EHR, and the hostile one. */
async function twoEhrs(
  page: Page,
  honest: RunningSandbox,
  hostile: HostileEhr,
  changes: Readonly<Record<string, unknown>> = {},
) {
  const entry = (id: string, name: string, fhirBase: string) => ({
    id,
    name,
    fhirBase,
    clientId: PUBLIC_CLIENT,
    persist: 'tab',
  })
  const ehrs = [
    { ...entry('honest', 'Honest Health', honest.fhirBase), ...changes },
    entry('hostile', 'Hostile Health', hostile.fhirBase),
  ]
  await page.route('**/config.json', (route) => route.fulfill({ json: { ehrs } }))
  await page.goto('/connect')
}

const choose = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()
const tokenRequests = ({ requests: heard }: HostileEhr) =>
  heard.filter((line) => line.startsWith('POST') || /[?&]code=/.test(line))
const couldNot = 'The health system could not sign you in.'
const notForThis = 'The answer of the health system does not fit this sign-in. We stopped it: no record was opened.'

for (const [behavior, claims] of [
  [
    'that claims the issuer of the other one',
    (issuer: string) => ({ issuer, authorization_response_iss_parameter_supported: true }),
  ],
  ['that names no issuer', () => ({})],
] as const)
  test(`an EHR ${behavior} and redirects to another EHR of the site gets neither code nor verifier`, async ({
    page,
    app,
    clock,
  }) => {
    const hostile = await startHostileEhr()
    const honest = await startSandbox(
      ['--app-origin', app.origin, '--redirect-uri', `${app.origin}/callback/honest`, '--quiet'],
      clock.shift,
    )
    app.useEhr(honest.fhirBase, { allowOrigins: [hostile.origin] })
    hostile.setDiscovery(claims(honest.url))
    hostile.redirectAuthorization(`${honest.url}/authorization/connect/authorize`, (question) => {
      question.set('aud', honest.fhirBase)
      question.set('redirect_uri', `${app.origin}/callback/honest`)
    })
    const sent: string[] = []
    page.on('request', (request) =>
      request.method() === 'POST' && request.url().endsWith('/token') ? sent.push(request.url()) : undefined,
    )
    await twoEhrs(page, honest, hostile)
    await choose(page, /Hostile Health/)
    await choose(page, /Walter/)
    await choose(page, /^allow/i)
    await expect(page.getByRole('main')).toContainText(notForThis)
    await expect(page).toHaveURL(`${app.origin}/callback/honest`)
    expect([sent, tokenRequests(hostile)]).toEqual([[], []])
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
    await page.getByRole('link', { name: /again/i }).click()
    await choose(page, /Honest Health/)
    await choose(page, /Walter/)
    await expect(page.getByRole('heading', { level: 1, name: /at a glance/i })).toBeVisible()
    expect(sent).toEqual([`${honest.url}/authorization/connect/token`])
    await page.goto('about:blank')
    hostile.close()
    await honest.close()
  })

test.describe('with a redirect URI per EHR', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('the honest EHR rejects the redirect URI of another EHR', async ({ page, app, clock }) => {
    const hostile = await startHostileEhr()
    const honest = await startSandbox(
      ['--app-origin', app.origin, '--redirect-uri', `${app.origin}/callback/honest`, '--quiet'],
      clock.shift,
    )
    app.useEhr(honest.fhirBase, { allowOrigins: [hostile.origin] })
    hostile.redirectAuthorization(`${honest.url}/authorization/connect/authorize`, (question) =>
      question.set('aud', honest.fhirBase),
    )
    await twoEhrs(page, honest, hostile)
    await choose(page, /Hostile Health/)
    await expect(page.locator('body')).toContainText('redirect_uri')
    expect(new URL(page.url()).origin).toBe(honest.url)
    hostile.close()
    await honest.close()
  })
})

test('an EHR that claims the configured issuer of another is rejected before the redirect', async ({
  page,
  app,
  ehr,
}) => {
  const hostile = await startHostileEhr()
  app.useEhr(ehr.fhirBase, { allowOrigins: [hostile.origin] })
  hostile.setDiscovery({ issuer: ehr.url })
  await twoEhrs(page, ehr, hostile, { issuer: ehr.url })
  await choose(page, /Hostile Health/)
  await expect(page.getByRole('main')).toContainText(couldNot)
  expect(hostile.requests.filter((line) => line.includes('authorize'))).toEqual([])
  hostile.close()
})
