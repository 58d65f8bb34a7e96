import { waitUntil } from './wait-until'
import type { Step } from './step'
import type { PageDriver } from './page-driver'

/** What a request to the EHR of the configuration comes to in the page as it stands. */
async function requestToEhr({ look }: PageDriver): Promise<unknown> {
  await look(() => {
    const said = (text: string) => (document.documentElement.dataset['said'] = text)
    said('')
    const ask = async () =>
      fetch(
        `${((await (await fetch('/config.json')).json()) as { ehrs: { fhirBase: string }[] }).ehrs[0]?.fhirBase}/metadata`,
      )
    ask().then(
      () => said('sent'),
      () => said('refused'),
    )
    return true
  })
  return waitUntil(
    'an answer, or a refusal',
    async () => (await look(() => document.documentElement.dataset['said'])) || undefined,
  )
}

/** What a browser says of the request that the first step has refused, on purpose. */
export const expectedConsoleErrors = /connect-src 'self' http:\/\/localhost:1\b/

/** Every engine has to hold what `src/bootstrap/csp-narrow.js` does (docs/decisions/0019-directory.md). */
export const policySteps: readonly Step[] = [
  [
    'a page that keeps a sign-in at one system of a directory lets no request to another through',
    async (visit) => {
      const { engine, open, arrives, look } = visit
      await open('/connect')
      await arrives('See your health record')
      if ((await requestToEhr(visit)) !== 'sent') throw new Error('the EHR cannot be reached at all')
      await look(() =>
        sessionStorage.setItem('plainchart.session', JSON.stringify({ ehr: { fhirBase: 'http://localhost:1/fhir' } })),
      )
      await engine.reload()
      await arrives('See your health record')
      const narrowed = await requestToEhr(visit)
      await look(() => sessionStorage.clear())
      if (narrowed !== 'refused') throw new Error('a request to another EHR was sent')
    },
  ],
]

export const signInSteps: readonly Step[] = [
  [
    'sign-in: the choice of a health system, its sign-in page, consent, the summary',
    async ({ open, press, arrives, reads }) => {
      await open('/')
      await arrives('See your health record')
      await press('main button', /^Continue to Sandbox EHR/)
      await press('button', /Quinn Sample/)
      await press('button', /^Allow/)
      await arrives('Your health summary')
      await reads('Quinn Robin Sample', 'header')
    },
  ],
]

export const leavingSteps: readonly Step[] = [
  [
    'another tab: has no part in the session, signs in for itself, and its sign-out ends both',
    async ({ engine, open, press, arrives }) => {
      await open('/records/Goal')
      await arrives('Health goals')
      const close = await engine.newTab()
      await open('/conditions')
      await arrives('See your health record')
      await press('main button', /^Continue to Sandbox EHR/)
      await press('button', /Quinn Sample/)
      await arrives('Health conditions')
      await press('header button', /^Sign out$/)
      await arrives('You are signed out')
      await close()
      await arrives('You are signed out')
    },
  ],
  [
    'back after the sign-out: no page of the record',
    async ({ engine, arrives }) => {
      await engine.back()
      await arrives(/^(You are signed out|See your health record)$/)
    },
  ],
  [
    'another person signs in: their record, and nothing of the one before',
    async ({ open, press, arrives, look, reads }) => {
      await open('/connect')
      await press('main button', /^Continue to Sandbox EHR/)
      await press('button', /Walter/)
      await press('button', /^Allow/)
      // Some engines load an address anew that is opened twice, with the way back that it knew. A link that moves while the page fills is not hit.
      await reads(/Home/, '#record-nav')
      await arrives(/./)
      await press('#record-nav a', /^Home$/)
      await arrives('Your health summary')
      if (await look(() => document.body.innerText.includes('Quinn')))
        throw new Error('the name of the one before is on the page')
    },
  ],
]

export const signOutSteps: readonly Step[] = [
  [
    'sign-out: says so and leaves nothing in the browser but its own mark',
    async ({ press, arrives, look }) => {
      await press('header button', /^Sign out$/)
      await arrives('You are signed out')
      const kept = await look(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].join(' '))
      if (kept !== 'plainchart.sign-out') throw new Error(`storage holds ${kept}`)
    },
  ],
]
