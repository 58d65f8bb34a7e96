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
      setTimeout: (run: () => void, delay?: number, ...rest: never[]) =>
        delay === 3_000 ? held.push(run) : real(run, delay, ...rest),
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { loseOne(): void }).loseOne())
}

/** From the answer of the EHR on, the code that draws does not come before that. A route does not see that answer, to which the EHR sends the browser on. */
async function holdCode(page: Page, until: Promise<void>) {
  let isBack = false
  page.on('request', (request) => void (isBack ||= new URL(request.url()).pathname === '/callback'))
  await page.route('**/assets/app-*.js', async (route) => {
    if (isBack) await until
    await route.continue()
  })
}

test('critical types are requested first; after a timeout the rest follows and the pending list still shows as loading', async ({
  page,
  ehr,
  signInThroughPages,
}) => {
  const asked = await withoutConditions(page, ehr.fhirBase)
  const lose = await holdPatience(page)
  await signInThroughPages(/Walter/)
  const main = page.getByRole('main')
  for (const href of ['/records/AllergyIntolerance', '/medicines', '/results'])
    await expect(main.locator(`section:has(a[href="${href}"]) li`).first()).toBeVisible()
  expect(asked().filter((type) => !['Patient', 'walter'].includes(type))).toEqual(first)

  await lose()
  await expect(main.locator('section:has(a[href="/records/Immunization"]) li').first()).toBeVisible()
  await expect(main.locator('section:has(a[href="/conditions"])').locator('[aria-busy="true"]').first()).toBeVisible()
  expect(asked()).toEqual(expect.arrayContaining(['CarePlan', 'Encounter', 'Immunization']))
})

test('when all critical types have loaded, the rest follows without a timeout', async ({
  page,
  signInThroughPages,
}) => {
  await holdPatience(page)
  await signInThroughPages(/Walter/)
  for (const href of ['/conditions', '/records/Immunization', '/records/Encounter'])
    await expect(page.getByRole('main').locator(`section:has(a[href="${href}"]) li`).first()).toBeVisible()
})

test('critical types are requested once, while the app code is still loading', async ({
  page,
  ehr,
  signInThroughPages,
}) => {
  const asked: string[] = []
  let complete: () => void = () => undefined
  const allAsked = new Promise<void>((resolve) => (complete = resolve))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${ehr.fhirBase}/`) || request.method() !== 'GET') return
    asked.push(request.url().slice(ehr.fhirBase.length + 1))
    if (['Patient/', ...first].every((type) => asked.some((address) => address.startsWith(type)))) complete()
  })
  await holdCode(page, allAsked)
  await signInThroughPages(/Ana/)
  await expect(page.locator('main a[href^="/record/Condition"]').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  expect(asked.filter((address) => ['Patient/', ...first].some((type) => address.startsWith(type))).toSorted()).toEqual(
    [
      'AllergyIntolerance?patient=ana',
      'Condition?patient=ana',
      'MedicationRequest?patient=ana&_include=MedicationRequest%3Amedication',
      'Observation?patient=ana',
      'Patient/ana',
    ],
  )
})

test('results are requested after the app code has loaded, and do not wait for a list that never responds', async ({
  page,
  ehr,
  signInThroughPages,
}) => {
  const asked = new Set<string>()
  page.on(
    'request',
    (request) =>
      void (
        request.url().startsWith(`${ehr.fhirBase}/`) &&
        asked.add(new URL(request.url()).pathname.split('/').at(-1) ?? '')
      ),
  )
  let bringCode: () => void = () => undefined
  await holdCode(page, new Promise<void>((resolve) => (bringCode = resolve)))
  // Left without an answer.
  await page.route(`${ehr.fhirBase}/AllergyIntolerance*`, () => undefined)
  const others = Promise.all(
    ['Condition', 'MedicationRequest'].map((type) =>
      page.waitForResponse((response) => response.url().startsWith(`${ehr.fhirBase}/${type}?`)),
    ),
  )
  const signedIn = signInThroughPages(/Ana/)
  await others
  expect([...asked]).toEqual(expect.arrayContaining(['ana', 'AllergyIntolerance', 'Condition', 'MedicationRequest']))
  expect([...asked]).not.toContain('Observation')

  bringCode()
  await signedIn
  await expect(page.getByRole('main').locator('section:has(a[href="/results"]) li').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
