import { test as base, expect, type Clock, type Page } from '@playwright/test'
import { shiftClock, shiftFromNow, START } from '../scripts/ci/test-clock.mjs'
import { sandboxesFor, type Sandboxes } from './sandboxes'
import { startApp, type RunningApp, type RunningSandbox } from './servers'

/** One for all that a worker runs: its sandboxes and the pages of its browser read the same time. */
const clockShift = shiftFromNow()

interface Options {
  /** Flags of the sandbox for this journey, besides those that all have. */
  sandboxArgs: string[]
  /** Changes to the EHR's entry in the app's configuration. */
  ehrConfig: Record<string, unknown>
  /** Messages on the console that the journey provokes on purpose. */
  expectedConsole: RegExp | undefined
}

interface RunClock {
  /** The time of the run. */
  now(): number
  /** Milliseconds from the true time to that of the run, for a sandbox that a journey starts itself. */
  readonly shift: number
  /**
   * Hands the time of the pages to the journey, which may let it jump or stand; until then it is that of the run and goes on ticking.
   * Only while no page is open: one that is would see the true time between the two clocks, days away, and sign out as after days of rest.
   */
  take(): Promise<Clock>
}

interface Journey {
  clock: RunClock
  ehr: RunningSandbox
  /** From the connect page to the first page of the record. */
  signIn(person: RegExp, patient?: RegExp): Promise<void>
  /** As care staff without a patient, to the search for patients. */
  signInStaff(person: RegExp): Promise<void>
}

export const test = base.extend<Options & Journey, { app: RunningApp; sandboxes: Sandboxes }>({
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
      const sandboxes = sandboxesFor(app.origin, clockShift)
      await use(sandboxes)
      await sandboxes.close()
    },
    { scope: 'worker' },
  ],
  ehr: async ({ app, sandboxes, sandboxArgs, ehrConfig }, use) => {
    const sandbox = await sandboxes.take(sandboxArgs)
    app.useEhr(sandbox.fhirBase, ehrConfig)
    await use(sandbox)
  },
  clock: async ({ context }, use) => {
    const shifted = await context.addInitScript(shiftClock, clockShift)
    const now = () => Date.now() + clockShift
    const take = async () => {
      expect(context.pages().map((page) => page.url())).toEqual(context.pages().map(() => 'about:blank'))
      // Playwright's clock counts from the true time.
      await shifted.dispose()
      await context.clock.install({ time: now() })
      return context.clock
    }
    await use({ now, shift: clockShift, take })
  },
  baseURL: async ({ app }, use) => use(app.origin),
  // Needs the EHR so that the page is closed before it, and the clock so that no page opens without it.
  page: async ({ page, ehr, clock, expectedConsole }, use) => {
    expect(ehr.fhirBase).toContain('http')
    expect(clock.now()).toBeGreaterThanOrEqual(START)
    const complaints: string[] = []
    const hear = (text: string) => {
      // The run's own clock, which wants into the frame of every note: what the frame holds is looked at where a note sets a trap.
      if (/^Blocked script execution in 'about:(?:blank|srcdoc)'/.test(text)) return
      if (!expectedConsole?.test(text)) complaints.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        hear(`${message.text()} ${message.location().url.replace(/\?.*/, '')}`)
    })
    page.on('pageerror', (error) => hear(String(error)))
    await use(page)
    expect(complaints, 'the browser console stays silent').toEqual([])
  },
  signIn: async ({ page }, use) => {
    await use(async (person, patient) => {
      await page.goto('/connect')
      await page.getByRole('button', { name: /sandbox/i }).click()
      await chooseAtEhr(page, person, patient)
      await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
    })
  },
  signInStaff: async ({ page }, use) => {
    await use(async (person) => {
      await page.goto('/connect')
      await page.getByText('I work in health care').click()
      await page.getByRole('button', { name: /as care staff/ }).click()
      await chooseAtEhr(page, person)
      await expect(page.getByRole('heading', { level: 1, name: 'Find a patient' })).toBeVisible()
    })
  },
})

/** Login, patient picker where there is one, and consent (asked on first use only) on the EHR's own pages. */
async function chooseAtEhr(page: Page, person: RegExp, patient?: RegExp) {
  await page.getByRole('button', { name: person }).click()
  if (patient) await page.getByRole('button', { name: patient }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
}

export { expect }
