import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const first = ['AllergyIntolerance', 'Condition', 'MedicationRequest', 'Observation']

/** Types whose lists have been asked for, in a record whose list of conditions never comes. */
async function withoutConditions(page: Page, fhirBase: string) {
  const asked = new Set<string>()
  await page.route(`${fhirBase}/*`, (route) => {
    const { pathname } = new URL(route.request().url())
    const type = pathname.split('/').at(-1) ?? ''
    asked.add(type)
    // Left without an answer.
    return type === 'Condition' ? undefined : route.continue()
  })
  return () => [...asked].filter((type) => type !== 'metadata' && type !== 'fhir').toSorted()
}

/** Holds the page's patience with a list that does not answer until `lose` is called: the machine may be slow. */
async function holdPatience(page: Page) {
  await page.addInitScript(() => {
    const real = globalThis.setTimeout.bind(globalThis)
    const held: (() => void)[] = []
    Object.assign(globalThis, {
      loseOne: () => held.splice(0).forEach((run) => run()),
      setTimeout: (run: () => void, delay?: number, ...rest: never[]) => (delay === 3_000 ? held.push(run) : real(run, delay, ...rest)),
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { loseOne(): void }).loseOne())
}

test('what must be known first is asked for alone; the rest comes when one of it does not answer for long, and what did not come is still told as coming', async ({ page, ehr, signIn }) => {
  const asked = await withoutConditions(page, ehr.fhirBase)
  const lose = await holdPatience(page)
  await signIn(/Walter/)
  const main = page.getByRole('main')
  for (const href of ['/records/AllergyIntolerance', '/medicines', '/results']) await expect(main.locator(`section:has(a[href="${href}"]) li`).first()).toBeVisible()
  expect(asked().filter((type) => !['Patient', 'walter'].includes(type))).toEqual(first)

  await lose()
  await expect(main.locator('section:has(a[href="/records/Immunization"]) li').first()).toBeVisible()
  await expect(main.locator('section:has(a[href="/conditions"])').locator('[aria-busy="true"]').first()).toBeVisible()
  expect(asked()).toEqual(expect.arrayContaining(['CarePlan', 'Encounter', 'Immunization']))
})

test('where all of it has come the rest follows without a wait', async ({ page, signIn }) => {
  await holdPatience(page)
  await signIn(/Walter/)
  for (const href of ['/conditions', '/records/Immunization', '/records/Encounter']) await expect(page.getByRole('main').locator(`section:has(a[href="${href}"]) li`).first()).toBeVisible()
})
