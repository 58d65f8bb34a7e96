import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const criticalTypes = ['AllergyIntolerance', 'Condition', 'MedicationRequest', 'Observation']

/** Leaves searches for conditions without a response. Returns a function that gives the requested types. */
async function blockConditions(page: Page, fhirBase: string) {
  const requested = new Set<string>()
  await page.route(`${fhirBase}/*`, (route) => {
    const { pathname } = new URL(route.request().url())
    const type = pathname.split('/').at(-1) ?? ''
    requested.add(type)
    // No response.
    return type === 'Condition' ? undefined : route.continue()
  })
  return () => [...requested].filter((type) => type !== 'metadata' && type !== 'fhir').toSorted()
}

/** Holds the timeout of critical requests until the returned function fires it, because the machine may be slow. */
async function holdCriticalTimeout(page: Page) {
  await page.addInitScript(() => {
    const real = globalThis.setTimeout.bind(globalThis)
    const pendingTimers: (() => void)[] = []
    Object.assign(globalThis, {
      fireHeldTimeouts: () => pendingTimers.splice(0).forEach((run) => run()),
      setTimeout: (run: () => void, delay?: number, ...rest: never[]) =>
        delay === 3_000 ? pendingTimers.push(run) : real(run, delay, ...rest),
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { fireHeldTimeouts(): void }).fireHeldTimeouts())
}

/** After the callback, delays the app's code until the promise resolves. Routes do not see redirects, so a request listener detects the callback. */
async function holdAppCode(page: Page, until: Promise<void>) {
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
  const requested = await blockConditions(page, ehr.fhirBase)
  const fireTimeout = await holdCriticalTimeout(page)
  await signInThroughPages(/Walter/)
  const main = page.getByRole('main')
  for (const href of ['/records/AllergyIntolerance', '/medicines', '/results'])
    await expect(main.locator(`section:has(a[href="${href}"]) li`).first()).toBeVisible()
  // Of visits only those to come.
  expect(requested().filter((type) => !['Patient', 'walter', 'Encounter'].includes(type))).toEqual(criticalTypes)

  await fireTimeout()
  await expect(main.locator('nav li:has(a[href="/records/Immunization"])')).toBeVisible()
  await expect(main.locator('section:has(a[href="/conditions"])').locator('[aria-busy="true"]').first()).toBeVisible()
  expect(requested()).toEqual(expect.arrayContaining(['CarePlan', 'CareTeam', 'Immunization']))
})

test('when all critical types have loaded, the rest follows without a timeout', async ({
  page,
  signInThroughPages,
}) => {
  await holdCriticalTimeout(page)
  await signInThroughPages(/Walter/)
  const main = page.getByRole('main')
  await expect(main.locator('section:has(a[href="/conditions"]) li').first()).toBeVisible()
  for (const href of ['/records/Immunization', '/documents'])
    await expect(main.locator(`nav li:has(a[href="${href}"])`)).toBeVisible()
})

test('critical types are requested once, while the app code is still loading', async ({
  page,
  ehr,
  signInThroughPages,
}) => {
  const firstRequests = ['Patient/', 'Encounter?patient=ana&status', ...criticalTypes]
  const requested: string[] = []
  let complete: () => void = () => undefined
  const allRequested = new Promise<void>((resolve) => (complete = resolve))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${ehr.fhirBase}/`) || request.method() !== 'GET') return
    requested.push(request.url().slice(ehr.fhirBase.length + 1))
    if (firstRequests.every((type) => requested.some((address) => address.startsWith(type)))) complete()
  })
  await holdAppCode(page, allRequested)
  await signInThroughPages(/Ana/)
  await expect(page.locator('main a[href^="/record/Condition"]').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  expect(requested.filter((address) => firstRequests.some((type) => address.startsWith(type))).toSorted()).toEqual([
    'AllergyIntolerance?patient=ana',
    'Condition?patient=ana',
    'Encounter?patient=ana&status=planned',
    'MedicationRequest?patient=ana&_include=MedicationRequest%3Amedication',
    'Observation?patient=ana',
    'Patient/ana',
  ])
})

test('results and conditions are requested after the app code has loaded, and do not wait for a list that never responds', async ({
  page,
  ehr,
  signInThroughPages,
}) => {
  const requested = new Set<string>()
  page.on(
    'request',
    (request) =>
      void (
        request.url().startsWith(`${ehr.fhirBase}/`) &&
        requested.add(new URL(request.url()).pathname.split('/').at(-1) ?? '')
      ),
  )
  let releaseCode: () => void = () => undefined
  await holdAppCode(page, new Promise<void>((resolve) => (releaseCode = resolve)))
  // No response.
  await page.route(`${ehr.fhirBase}/AllergyIntolerance*`, () => undefined)
  const others = Promise.all(
    ['Encounter', 'MedicationRequest'].map((type) =>
      page.waitForResponse((response) => response.url().startsWith(`${ehr.fhirBase}/${type}?`)),
    ),
  )
  const signedIn = signInThroughPages(/Ana/)
  await others
  expect([...requested]).toEqual(
    expect.arrayContaining(['ana', 'AllergyIntolerance', 'Encounter', 'MedicationRequest']),
  )
  expect([...requested]).not.toContain('Observation')
  expect([...requested]).not.toContain('Condition')

  releaseCode()
  await signedIn
  await expect(page.getByRole('main').locator('section:has(a[href="/results"]) li').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
