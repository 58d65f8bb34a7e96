import { test as base, expect, type Page } from '@playwright/test'
import { startApp, startSandbox, type RunningApp, type RunningSandbox } from './servers'

interface Options {
  /** Flags of the sandbox for this journey. */
  sandboxArgs: string[]
  /** Changes to the EHR's entry in the app's configuration. */
  ehrConfig: Record<string, unknown>
  /** Messages on the console that the journey provokes on purpose. */
  expectedConsole: RegExp | undefined
}

interface Journey {
  ehr: RunningSandbox
  /** From the connect page to the first page of the record. */
  signIn(person: RegExp, patient?: RegExp): Promise<void>
  /** As care staff without a patient, to the search for patients. */
  signInStaff(person: RegExp): Promise<void>
}

export const test = base.extend<Options & Journey, { app: RunningApp }>({
  sandboxArgs: [[], { option: true }],
  ehrConfig: [{}, { option: true }],
  expectedConsole: [undefined, { option: true }],
  app: [
    async ({}, use) => {
      const app = await startApp()
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  ehr: async ({ app, sandboxArgs, ehrConfig }, use) => {
    const sandbox = await startSandbox(['--app-origin', app.origin, '--quiet', ...sandboxArgs])
    app.useEhr(sandbox.fhirBase, ehrConfig)
    await use(sandbox)
    await sandbox.close()
  },
  baseURL: async ({ app }, use) => use(app.origin),
  // Needs the EHR so that the page is closed before it.
  page: async ({ page, ehr, expectedConsole }, use) => {
    expect(ehr.fhirBase).toContain('http')
    const complaints: string[] = []
    const hear = (text: string) => {
      // The test's own look into the frame of a document that stands empty yet; the page that comes into it is 'about:srcdoc'.
      if (text.startsWith("Blocked script execution in 'about:blank'")) return
      if (!expectedConsole?.test(text)) complaints.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') hear(`${message.text()} ${message.location().url.replace(/\?.*/, '')}`)
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
