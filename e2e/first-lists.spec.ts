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

test('what must be known first is asked for once, while the code that draws it is still on its way', async ({ page, ehr, app, signIn }) => {
  const asked: string[] = []
  let complete: () => void = () => undefined
  const allAsked = new Promise<void>((resolve) => (complete = resolve))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${ehr.fhirBase}/`) || request.method() !== 'GET') return
    asked.push(request.url().slice(ehr.fhirBase.length + 1))
    if (['Patient/', ...first].every((type) => asked.some((address) => address.startsWith(type)))) complete()
  })
  let isBack = false
  await page.route(`${app.origin}/callback*`, (route) => ((isBack = true), route.continue()))
  await page.route('**/assets/app-*.js', async (route) => {
    if (isBack) await allAsked
    await route.continue()
  })
  await signIn(/Ana/)
  await expect(page.locator('main a[href^="/record/Condition"]').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  expect(asked.filter((address) => ['Patient/', ...first].some((type) => address.startsWith(type))).toSorted()).toEqual([
    'AllergyIntolerance?patient=ana', 'Condition?patient=ana', 'MedicationRequest?patient=ana&_include=MedicationRequest%3Amedication', 'Observation?patient=ana', 'Patient/ana',
  ])
})
