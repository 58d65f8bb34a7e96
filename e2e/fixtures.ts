import { test as base, expect, type Clock, type Page } from '@playwright/test'
import { shiftClock, shiftFromNow, START } from '../scripts/ci/test-clock.mjs'
import { createSandboxPool, type SandboxPool } from './sandboxes'
import { signInOverHttp, storedSession, storeSession, type SignInTemplate } from './http-sign-in'
import { startApp, type RunningApp, type RunningSandbox } from './servers'

/** One clock per worker: its sandboxes and pages have the same time. */
const clockShift = shiftFromNow()

interface Options {
  /** Additional command line flags of the sandbox. */
  sandboxArgs: string[]
  /** Overrides of the EHR's entry in the app's config.json. */
  ehrConfig: Record<string, unknown>
  /** Console errors and warnings that the test causes on purpose. */
  expectedConsole: RegExp | undefined
}

interface RunClock {
  /** Current time of the run in milliseconds. */
  now(): number
  /** Milliseconds from real time to the time of the run, for sandboxes that a test starts itself. */
  readonly shift: number
  /**
   * Installs Playwright's clock, so that the test can move or stop the pages' time; until then it ticks from the start of the run.
   * Call it before a page is open: between the two clocks an open page would see real time, days away, and sign out as idle.
   */
  install(): Promise<Clock>
}

interface TestFixtures {
  clock: RunClock
  ehr: RunningSandbox
  /** Opens the home page of a record, signed in over HTTP: fast, for tests that are not about signing in. */
  signIn(person: RegExp, patient?: RegExp): Promise<void>
  /** As `signIn`, but opens this page of the record and waits until it has loaded. Saves the home page. */
  signInAt(path: string, person: RegExp, patient?: RegExp): Promise<void>
  /** As `signIn`, for a provider without a patient: opens the patient search. */
  signInProvider(person: RegExp): Promise<void>
  /** Signs in through the connect page and the EHR's pages; ends on the home page of a record. */
  signInThroughPages(person: RegExp, patient?: RegExp): Promise<void>
  /** Signs in a provider through the same pages; ends on the patient search. */
  signInProviderThroughPages(person: RegExp): Promise<void>
}

interface WorkerFixtures {
  app: RunningApp
  sandboxes: SandboxPool
  /** Keyed by EHR settings and mode. */
  signInTemplates: Map<string, SignInTemplate>
}

export const test = base.extend<Options & TestFixtures, WorkerFixtures>({
  sandboxArgs: [[], { option: true }],
  ehrConfig: [{}, { option: true }],
  expectedConsole: [undefined, { option: true }],
  app: [
    async ({}, use) => {
      const app = await startApp(clockShift)
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  sandboxes: [
    async ({ app }, use) => {
      const sandboxes = createSandboxPool(app.origin, clockShift)
      await use(sandboxes)
      await sandboxes.close()
    },
    { scope: 'worker' },
  ],
  signInTemplates: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  ehr: async ({ app, sandboxes, sandboxArgs, ehrConfig }, use) => {
    const sandbox = await sandboxes.acquire(sandboxArgs)
    app.useEhr(sandbox.fhirBase, ehrConfig)
    await use(sandbox)
  },
  clock: async ({ context }, use) => {
    const shifted = await context.addInitScript(shiftClock, clockShift)
    const now = () => Date.now() + clockShift
    const install = async () => {
      expect(context.pages().map((page) => page.url())).toEqual(context.pages().map(() => 'about:blank'))
      // Playwright's clock starts from real time.
      await shifted.dispose()
      await context.clock.install({ time: now() })
      return context.clock
    }
    await use({ now, shift: clockShift, install })
  },
  baseURL: async ({ app }, use) => use(app.origin),
  // Depends on the EHR so that the page closes before it, and on the clock so that no page opens without it.
  page: async ({ page, ehr, clock, expectedConsole }, use) => {
    expect(ehr.fhirBase).toContain('http')
    expect(clock.now()).toBeGreaterThanOrEqual(START)
    const messages: string[] = []
    const record = (text: string) => {
      // The init script with the run's clock is blocked in sandboxed frames, which is expected.
      if (/^Blocked script execution in 'about:(?:blank|srcdoc)'/.test(text)) return
      if (!expectedConsole?.test(text)) messages.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        record(`${message.text()} ${message.location().url.replace(/\?.*/, '')}`)
    })
    page.on('pageerror', (error) => record(String(error)))
    await use(page)
    expect(messages, 'console errors and warnings').toEqual([])
  },
  signInThroughPages: async ({ page }, use) =>
    use((person, patient) => completeSignInPages(page, modes.patient, person, patient)),
  signInProviderThroughPages: async ({ page }, use) =>
    use((person) => completeSignInPages(page, modes.provider, person)),
  signIn: async ({ page, ehr, ehrConfig, clock, signInTemplates }, use) => {
    const key = JSON.stringify(['patient', ehr.fhirBase, ehrConfig])
    await use((person, patient) => fastSignIn({ page, clock, signInTemplates, key }, modes.patient, person, patient))
  },
  signInAt: async ({ page, ehr, ehrConfig, clock, signInTemplates }, use) => {
    const key = JSON.stringify(['patient', ehr.fhirBase, ehrConfig])
    await use(async (path, person, patient) => {
      await fastSignIn({ page, clock, signInTemplates, key }, modes.patient, person, patient, path)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    })
  },
  signInProvider: async ({ page, ehr, ehrConfig, clock, signInTemplates }, use) => {
    const key = JSON.stringify(['provider', ehr.fhirBase, ehrConfig])
    await use((person) => fastSignIn({ page, clock, signInTemplates, key }, modes.provider, person))
  },
})

interface Mode {
  readonly startSignIn: (page: Page) => Promise<void>
  /** Where the app opens after sign-in. */
  readonly path: string
  readonly heading: string | RegExp
}

const modes = {
  patient: {
    startSignIn: (page) => page.getByRole('button', { name: /sandbox/i }).click(),
    path: '/',
    heading: /at a glance|record/i,
  },
  provider: {
    startSignIn: async (page) => {
      await page.getByText('I work in health care').click()
      await page.getByRole('button', { name: /as care staff/ }).click()
    },
    path: '/patients',
    heading: 'Find a patient',
  },
} as const satisfies Record<string, Mode>

/** Connect page, login, patient picker if the person has several patients, and consent (first sign-in only). */
async function completeSignInPages(page: Page, { startSignIn, heading }: Mode, person: RegExp, patient?: RegExp) {
  await page.goto('/connect')
  await startSignIn(page)
  await page.getByRole('button', { name: person }).click()
  if (patient) await page.getByRole('button', { name: patient }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

interface FastSignIn {
  readonly page: Page
  readonly clock: RunClock
  readonly signInTemplates: Map<string, SignInTemplate>
  readonly key: string
}

async function openFirstPage(page: Page, mode: Mode, path: string) {
  await page.goto(path)
  const name = path === mode.path ? mode.heading : /./
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The first sign-in of a worker with these settings goes through the pages and records the authorization request and the stored session; later ones repeat it over HTTP. */
async function fastSignIn(
  { page, clock, signInTemplates, key }: FastSignIn,
  mode: Mode,
  person: RegExp,
  patient?: RegExp,
  path = mode.path,
) {
  const template = signInTemplates.get(key)
  if (template) {
    const session = await signInOverHttp(template, person, patient, clock.now())
    await page.goto('/favicon.svg')
    await storeSession(page, session)
    return openFirstPage(page, mode, path)
  }
  const authorization = page.waitForRequest((request) => /\/authorize\?/.test(request.url()))
  await completeSignInPages(page, mode, person, patient)
  const record = await storedSession(page)
  if (record) signInTemplates.set(key, { authorizeUrl: (await authorization).url(), record })
  if (path !== mode.path) await openFirstPage(page, mode, path)
}

export { expect }
