import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { shiftClock, shiftFromNow } from '../scripts/ci/test-clock.mjs'
import { FOREIGN_CLIENT } from './foreign-ehr/authorization-server'
import { people } from './foreign-ehr/people'
import { startApp, startForeignEhrProcess } from './servers'

/** A step on the EHR's sign-in pages: the label of a button, link or radio, or the label of a field and its value. */
type SignInStep = readonly ['press', string] | readonly ['fill', string, string]

/** The JSON file that `PLAINCHART_EHR` names; its format is in docs/go-live.md. */
interface ExternalEhr {
  readonly ehr: Readonly<Record<string, unknown>> & {
    readonly name: string
    readonly fhirBase: string
    readonly allowOrigins?: readonly string[]
  }
  readonly port?: number
  readonly signIn: readonly SignInStep[]
}

interface Target {
  readonly app: string
  readonly name: string
  /** Origins to which the app may send requests. */
  readonly origins: readonly string[]
  /** Whether it is known that the EHR revokes tokens. */
  readonly revokes: boolean
  readonly fhirBase: string
  signIn(page: Page): Promise<void>
}

const externalFile = process.env['PLAINCHART_EHR']
const external =
  externalFile === undefined ? undefined : (JSON.parse(readFileSync(externalFile, 'utf8')) as ExternalEhr)
/** The foreign EHR that is started without an external one. */
const foreignEhr = (fhirBase: string): ExternalEhr => ({
  ehr: { name: 'Foreign EHR', fhirBase, clientId: FOREIGN_CLIENT, offline: 'offline_access' },
  signIn: [['press', `Sign in as ${people['josue-sipes']}`]],
})
/** An external EHR runs in real time, and so do the pages. */
const shift = external === undefined ? shiftFromNow() : 0

/** Resolves `env:NAME`, so that user names and passwords are in the environment and not in the file. */
function resolveSecret(text: string): string {
  const [, name] = /^env:(\w+)$/.exec(text) ?? []
  if (name === undefined) return text
  const value = process.env[name]
  if (value === undefined) throw new Error(`${externalFile}: signIn needs the environment variable ${name}`)
  return value
}

async function performStep(page: Page, [action, label, text]: SignInStep) {
  const pattern = new RegExp(label, 'i')
  if (action === 'fill')
    return page.getByLabel(pattern).or(page.getByPlaceholder(pattern)).first().fill(resolveSecret(text))
  return page
    .getByRole('button', { name: pattern })
    .or(page.getByRole('link', { name: pattern }))
    .or(page.getByRole('radio', { name: pattern }))
    .first()
    .click()
}

/** Runs against the external EHR, or the foreign one (e2e/foreign-ehr) if none is configured. */
export const test = base.extend<{ target: Target }>({
  target: async ({ context }, use) => {
    const app = await startApp(shift, external?.port ?? 0)
    const started = external === undefined ? await startForeignEhrProcess(app.origin, shift) : undefined
    const { ehr, signIn: steps } = external ?? foreignEhr(started?.fhirBase ?? '')
    const { fhirBase, name, allowOrigins = [], ...settings } = ehr
    // Only the settings of the file: those of the sandbox's entry do not apply to other EHRs.
    app.useConfig({ ehrs: [{ id: 'ehr', clientId: app.defaultClientId, ...settings, name, fhirBase, allowOrigins }] })
    await context.addInitScript(shiftClock, shift)
    const signIn = async (page: Page) => {
      await page.goto(`${app.origin}/connect`)
      await page.getByRole('main').getByRole('button').first().click()
      for (const step of steps) await performStep(page, step)
      await expect(page.getByRole('heading', { level: 1, name: 'Your health at a glance' })).toBeVisible({
        timeout: 60_000,
      })
    }
    const origins = [app.origin, new URL(fhirBase).origin, ...allowOrigins]
    await use({ app: app.origin, name, fhirBase, origins, revokes: started !== undefined, signIn })
    await started?.close()
    await app.close()
  },
})

export { expect }
