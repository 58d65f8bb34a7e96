import { waitUntil } from './wait-until'
import type { Step } from './step'
import type { PageDriver } from './page-driver'

/** Whether the current page can send a request to the configured EHR. */
async function requestToEhr({ evaluate }: PageDriver): Promise<unknown> {
  await evaluate(() => {
    const setResult = (text: string) => (document.documentElement.dataset['result'] = text)
    setResult('')
    const request = async () =>
      fetch(
        `${((await (await fetch('/config.json')).json()) as { ehrs: { fhirBase: string }[] }).ehrs[0]?.fhirBase}/metadata`,
      )
    request().then(
      () => setResult('sent'),
      () => setResult('blocked'),
    )
    return true
  })
  return waitUntil(
    'a sent or blocked request',
    async () => (await evaluate(() => document.documentElement.dataset['result'])) || undefined,
  )
}

/** Console errors of the request that the first step blocks on purpose. */
export const expectedConsoleErrors = /connect-src 'self' http:\/\/localhost:1\b/

/** Every engine must enforce the CSP that `src/bootstrap/csp-narrow.js` narrows (docs/decisions/0019-health-system-directory.md). */
export const policySteps: readonly Step[] = [
  [
    'policy: with a session at one system, requests to other systems are blocked',
    async (driver) => {
      const { engine, open, expectHeading, evaluate } = driver
      await open('/connect')
      await expectHeading('Your health record, in plain words')
      if ((await requestToEhr(driver)) !== 'sent') throw new Error('the EHR cannot be reached at all')
      await evaluate(() =>
        sessionStorage.setItem('plainchart.session', JSON.stringify({ ehr: { fhirBase: 'http://localhost:1/fhir' } })),
      )
      await engine.reload()
      await expectHeading('Your health record, in plain words')
      const narrowed = await requestToEhr(driver)
      await evaluate(() => sessionStorage.clear())
      if (narrowed !== 'blocked') throw new Error('a request to another EHR was sent')
    },
  ],
]

export const signInSteps: readonly Step[] = [
  [
    'sign-in: connect page, EHR sign-in, consent, summary',
    async ({ open, click, expectHeading, expectText }) => {
      await open('/')
      await expectHeading('Your health record, in plain words')
      await click('main button', /^Continue to Sandbox EHR/)
      await click('button', /Quinn Sample/)
      await click('button', /^Allow/)
      await expectHeading('Your health at a glance')
      await expectText('Quinn Robin Sample', 'header')
    },
  ],
]

export const leavingSteps: readonly Step[] = [
  [
    'second tab: needs its own sign-in, and its sign-out ends both sessions',
    async ({ engine, open, click, expectHeading }) => {
      await open('/records/Goal')
      await expectHeading('Health goals')
      const close = await engine.newTab()
      await open('/conditions')
      await expectHeading('Your health record, in plain words')
      await click('main button', /^Continue to Sandbox EHR/)
      await click('button', /Quinn Sample/)
      await expectHeading('Health conditions')
      await click('header button', /^Sign out$/)
      await expectHeading('You are signed out')
      await close()
      await expectHeading('You are signed out')
    },
  ],
  [
    'back after sign-out: shows no record page',
    async ({ engine, expectHeading }) => {
      await engine.back()
      await expectHeading(/^(You are signed out|Your health record, in plain words)$/)
    },
  ],
  [
    'another person signs in: only their record is shown',
    async ({ open, click, expectHeading, evaluate, expectText }) => {
      await open('/connect')
      await click('main button', /^Continue to Sandbox EHR/)
      await click('button', /Walter/)
      await click('button', /^Allow/)
      // Some engines reload a URL that is opened twice and redirect to the last page. A link that moves while the page loads cannot be clicked.
      await expectText(/Home/, '#record-nav')
      await expectHeading(/./)
      await click('#record-nav a', /^Home$/)
      await expectHeading('Your health at a glance')
      if (await evaluate(() => document.body.innerText.includes('Quinn')))
        throw new Error('the name of the previous person is on the page')
    },
  ],
]

export const signOutSteps: readonly Step[] = [
  [
    'sign-out: is confirmed and leaves only the sign-out marker in storage',
    async ({ click, expectHeading, evaluate }) => {
      await click('header button', /^Sign out$/)
      await expectHeading('You are signed out')
      const keys = await evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].join(' '))
      if (keys !== 'plainchart.sign-out') throw new Error(`storage has ${keys}`)
    },
  ],
]
