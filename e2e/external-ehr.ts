import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { shiftClock, shiftFromNow } from '../scripts/ci/test-clock.mjs'
import { startApp, startSandbox } from './servers'

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
  signIn(page: Page): Promise<void>
}

const externalFile = process.env['PLAINCHART_EHR']
const external =
  externalFile === undefined ? undefined : (JSON.parse(readFileSync(externalFile, 'utf8')) as ExternalEhr)
const sandboxSteps: readonly SignInStep[] = [
  ['press', 'Quinn'],
  ['press', 'Allow'],
]
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

/** Runs against the external EHR, or a sandbox if none is configured. */
export const test = base.extend<{ target: Target }>({
  target: async ({ context }, use) => {
    const app = await startApp(shift, external?.port ?? 0)
    const sandbox =
      external === undefined ? await startSandbox(['--app-origin', app.origin, '--quiet'], shift) : undefined
    const {
      fhirBase,
      name,
      allowOrigins = [],
      ...settings
    } = external?.ehr ?? { fhirBase: sandbox?.fhirBase ?? '', name: 'Sandbox EHR' }
    // Only the settings of the file: those of the sandbox's entry do not apply to other EHRs.
    app.useConfig({ ehrs: [{ id: 'ehr', clientId: app.defaultClientId, ...settings, name, fhirBase, allowOrigins }] })
    await context.addInitScript(shiftClock, shift)
    const signIn = async (page: Page) => {
      await page.goto(`${app.origin}/connect`)
      await page.getByRole('main').getByRole('button').first().click()
      for (const step of external?.signIn ?? sandboxSteps) await performStep(page, step)
      await expect(page.getByRole('heading', { level: 1, name: 'Your health at a glance' })).toBeVisible({
        timeout: 60_000,
      })
    }
    await use({ app: app.origin, name, origins: [app.origin, new URL(fhirBase).origin, ...allowOrigins], signIn })
    await sandbox?.close()
    await app.close()
  },
})

export { expect }
