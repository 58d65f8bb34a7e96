import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { shiftClock, shiftFromNow } from '../scripts/ci/test-clock.mjs'
import { startApp, startSandbox } from './servers'

/** What is done on the EHR's own pages: the words on a button, link or entry, or of a field and what goes into it. */
type SignInStep = readonly ['press', string] | readonly ['fill', string, string]

/** An EHR as `PLAINCHART_EHR` names it: a file of JSON. docs/go-live.md says what is in it. */
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
/** A given EHR has the true time, and so have the pages. */
const shift = external === undefined ? shiftFromNow() : 0

/** A user name or password stands in the environment and not in the file: `env:NAME`. */
function resolveSecret(text: string): string {
  const [, name] = /^env:(\w+)$/.exec(text) ?? []
  if (name === undefined) return text
  const value = process.env[name]
  if (value === undefined) throw new Error(`${externalFile}: signIn wants ${name} in the environment`)
  return value
}

async function performStep(page: Page, [how, words, text]: SignInStep) {
  const pattern = new RegExp(words, 'i')
  if (how === 'fill')
    return page.getByLabel(pattern).or(page.getByPlaceholder(pattern)).first().fill(resolveSecret(text))
  return page
    .getByRole('button', { name: pattern })
    .or(page.getByRole('link', { name: pattern }))
    .or(page.getByRole('radio', { name: pattern }))
    .first()
    .click()
}

/** One run against the EHR that is given, or against a sandbox where none is. */
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
    // Only what the file says: the settings of the sandbox's entry are not those of another EHR.
    app.useConfig({ ehrs: [{ id: 'ehr', clientId: app.defaultClientId, ...settings, name, fhirBase, allowOrigins }] })
    await context.addInitScript(shiftClock, shift)
    const signIn = async (page: Page) => {
      await page.goto(`${app.origin}/connect`)
      await page.getByRole('main').getByRole('button').first().click()
      for (const step of external?.signIn ?? sandboxSteps) await performStep(page, step)
      await expect(page.getByRole('heading', { level: 1, name: 'Your health summary' })).toBeVisible({
        timeout: 60_000,
      })
    }
    await use({ app: app.origin, name, origins: [app.origin, new URL(fhirBase).origin, ...allowOrigins], signIn })
    await sandbox?.close()
    await app.close()
  },
})

export { expect }
