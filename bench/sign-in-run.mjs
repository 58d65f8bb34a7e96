// Shared by first-page.mjs and peers.mjs: starts the sandbox, the bare page and the app, signs in, and measures what a page needs until its rows are shown.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { register } from 'tsx/esm/api'
import { findBrowser } from '../scripts/ci/find-browser.mjs'
import { startBarePage } from './bare-page.mjs'
import { depthOf } from './measure.mjs'

register()
const { startSandbox } = await import('../e2e/servers.ts')
const { freePort, startSiteServer } = await import('../e2e/site-server.ts')
const { PUBLIC_CLIENT } = await import('../sandbox/auth/built-in-clients.ts')

export { freePort }

/** Command line options: rounds, CPU throttling, bandwidth in kbit/s, latency in ms, and length of the record. */
export const options = {
  rounds: { type: 'string', default: '5' },
  slower: { type: 'string', default: '4' },
  kilobits: { type: 'string', default: '1600' },
  latency: { type: 'string', default: '150' },
  resources: { type: 'string', default: '3770' },
}

/** Selectors of rows in the app and the bare page. */
export const appRows = {
  conditions: 'a[href*="/Condition/"]',
  observations: 'a[href*="/results/trend/"], a[href*="/Observation/"]',
}

/** People to sign in as: the name on the sandbox's page, and its population. */
export const people = {
  /** Some 500 Observations, but nothing that must not be taken and nothing outside its range. */
  longest: { button: /longest record/, population: ({ resources }) => ['--population', `long:${resources}`] },
  /** What the first screen is for: a medicine not to take, allergies, results outside their range; 1,623 Observations. */
  walter: { button: /^Walter/, population: () => [] },
}

/** The parts of the first screen, as selectors; each has to be visible. The part after the first card is the next visit, or what follows it if none is planned. */
const firstScreens = {
  floor: { conditions: 'a[href*="/Condition/"]', results: 'a[href*="/Observation/"]' },
  app: {
    doNotTake: 'main section:first-of-type a[href^="/record/MedicationRequest/"]',
    allergies: 'main section:first-of-type a[href^="/record/AllergyIntolerance/"]',
    nextVisit: 'main section:first-of-type + :not([data-loading])',
    outsideRange: 'main section ul a[href^="/results/trend/"]',
  },
}

/** Starts the servers and the browser. `otherOrigins` may send requests to the sandbox too. */
export async function startRun(values, otherOrigins = [], person = people.longest) {
  const [floorPort, appPort] = [await freePort(), await freePort()]
  const [floorOrigin, appOrigin] = [floorPort, appPort].map((port) => `http://localhost:${port}`)
  const sandbox = await startSandbox([
    '--quiet',
    ...[floorOrigin, appOrigin, ...otherOrigins].flatMap((origin) => ['--app-origin', origin]),
    ...person.population(values),
  ])
  const floor = await startBarePage(floorPort, sandbox.fhirBase, PUBLIC_CLIENT)
  const settings = join(mkdtempSync(join(tmpdir(), 'plainchart-bench-')), 'settings.json')
  // The project's server, so that files are compressed and have the headers of a real site.
  const app = await startSiteServer(
    settings,
    { ehrs: [{ id: 'sandbox', name: 'Sandbox EHR', fhirBase: sandbox.fhirBase, clientId: PUBLIC_CLIENT }] },
    0,
    {},
    appPort,
  )
  const { env, path } = await findBrowser()
  const browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), env: { ...process.env, ...env } })
  return {
    values,
    person,
    browser,
    sandbox,
    /** Both pages, and how to start sign-in on each. */
    pages: {
      floor: { start: `${floorOrigin}/`, startSignIn: (page) => page.getByRole('button').click() },
      app: {
        start: `${appOrigin}/connect`,
        startSignIn: (page) => page.getByRole('button', { name: /sandbox/i }).click(),
      },
    },
    close: async () => {
      await browser.close()
      await app.kill()
      floor.close()
      await sandbox.close()
    },
  }
}

/** Init script: records when rows of both kinds are painted, when conditions and all parts of the first screen are visible (content below a loading section is held back), long tasks and layout shifts. */
function recordRows([kinds, screen]) {
  performance.setResourceTimingBufferSize(10_000)
  globalThis.benchRows = {}
  globalThis.benchTasks = []
  new PerformanceObserver((list) =>
    globalThis.benchTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
  ).observe({ type: 'longtask', buffered: true })
  globalThis.benchShift = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.benchShift += value
  }).observe({ type: 'layout-shift', buffered: true })
  const isVisible = (selector) =>
    [...document.querySelectorAll(selector)].some((part) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
  // At the end of a frame, as rows are.
  const waitForScreen = () => {
    if (!Object.values(screen).every(isVisible)) requestAnimationFrame(waitForScreen)
    else
      setTimeout(() => {
        globalThis.benchScreen = performance.now()
        globalThis.benchBelow = Object.values(screen).filter(
          (selector) => document.querySelector(selector).getBoundingClientRect().top > innerHeight,
        ).length
      })
  }
  if (screen) requestAnimationFrame(waitForScreen)
  const waitForVisibility = (row) => {
    if (!row.isConnected || getComputedStyle(row).visibility !== 'visible')
      requestAnimationFrame(() => waitForVisibility(document.querySelector(kinds.conditions) ?? row))
    else globalThis.benchRows.seen = performance.now()
  }
  const checkRows = () => {
    for (const [kind, selector] of Object.entries(kinds))
      if (!(kind in globalThis.benchRows) && document.querySelector(selector)) {
        globalThis.benchRows[kind] = undefined
        if (kind === 'conditions') waitForVisibility(document.querySelector(selector))
        requestAnimationFrame(() => setTimeout(() => (globalThis.benchRows[kind] = performance.now())))
      }
  }
  new MutationObserver(checkRows).observe(document, { childList: true, subtree: true })
}

/** A page in a new phone-sized browser context that records when rows are painted. */
export async function phonePage({ browser }, rows, screen) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.addInitScript(recordRows, [rows, screen])
  return page
}

/** Throttles network and CPU of the page; clears the cache if `isCold`. */
export async function limit(page, values, isCold) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: Number(values.latency),
    downloadThroughput: (Number(values.kilobits) * 1000) / 8,
    uploadThroughput: (Number(values.kilobits) * 1000) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
  if (isCold) await devtools.send('Network.clearBrowserCache')
}

/** Measures what the open page needed until its rows were painted; times in milliseconds from the start of the navigation. */
export async function measure(page, screen) {
  await page.waitForFunction(
    (hasScreen) =>
      globalThis.benchRows?.conditions &&
      globalThis.benchRows?.observations &&
      globalThis.benchRows?.seen &&
      (!hasScreen || globalThis.benchScreen),
    screen !== undefined,
    { timeout: 120_000, polling: 200 },
  )
  const found = await page.evaluate(() => {
    const [{ fetchStart, responseEnd, transferSize }] = performance.getEntriesByType('navigation')
    const { conditions, observations, seen } = globalThis.benchRows
    const resources = performance
      .getEntriesByType('resource')
      .map(({ name, startTime, responseEnd: end, transferSize: size }) => ({ name, from: startTime, to: end, size }))
    return {
      from: fetchStart,
      conditions: conditions - fetchStart,
      observations: observations - fetchStart,
      seen: seen - fetchStart,
      screen: (globalThis.benchScreen ?? NaN) - fetchStart,
      below: globalThis.benchBelow,
      rows: conditions,
      page: { name: location.href, from: fetchStart, to: responseEnd, size: transferSize },
      resources,
      tasks: globalThis.benchTasks,
    }
  })
  const needed = [found.page, ...found.resources.filter(({ to }) => to > 0 && to <= found.rows)]
  const own = needed.filter(({ name }) => new URL(name).origin === new URL(found.page.name).origin)
  const tasks = found.tasks.filter(({ startTime }) => startTime < found.rows).map(({ duration }) => duration)
  return {
    conditions: found.conditions,
    observations: found.observations,
    seen: found.seen,
    screen: found.screen,
    below: found.below,
    requests: needed.length,
    files: own.length,
    kB: kilobytes(own),
    scriptKB: kilobytes(own.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
    depth: depthOf(needed),
    longest: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  }
}

const kilobytes = (files) => files.reduce((sum, { size }) => sum + size, 0) / 1000

/** Opens one of the pages and goes to the EHR's sign-in page. Returns the button of the person. */
async function openSignIn({ pages, person: { button } }, page, kind, waitUntil) {
  await page.goto(pages[kind].start, { waitUntil })
  await pages[kind].startSignIn(page)
  const person = page.getByRole('button', { name: button })
  await person.waitFor()
  return person
}

const isAtPage =
  ({ pages }, kind) =>
  (address) =>
    address.origin === new URL(pages[kind].start).origin

/** Signs in as a new visitor; cold: with an empty cache at the callback. Returns the measurements of the callback and, if warm, of a reload of the app. `withScreen`: those of the first screen too, and layout shifts until the page is idle. */
export async function visit(run, kind, isCold, withScreen = false) {
  const screen = withScreen ? firstScreens[kind] : undefined
  const page = await phonePage(run, appRows, screen)
  const person = await openSignIn(run, page, kind, 'networkidle')
  await limit(page, run.values, isCold)
  await person.click({ noWaitAfter: true })
  await page.waitForURL(isAtPage(run, kind), { waitUntil: 'commit' })
  const first = await measureAll(page, screen)
  if (kind === 'floor' || isCold) return (await page.context().close(), [first])
  await page.reload({ waitUntil: 'commit' })
  const again = await measureAll(page, screen)
  await page.context().close()
  return [first, again]
}

/** The measurements of a page, with the layout shifts until it is idle in thousandths. */
async function measureAll(page, screen) {
  const measurement = await measure(page, screen)
  await page.waitForLoadState('networkidle')
  return { ...measurement, shift: 1000 * (await page.evaluate(() => globalThis.benchShift)) }
}

/** Gives consent, which the sandbox requests once. */
export async function consent(run, kind) {
  const page = await run.browser.newPage()
  await (await openSignIn(run, page, kind, 'load')).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await page.waitForURL(isAtPage(run, kind))
  await page.close()
}

/** Signs in with the bare page, after consent. Returns the access token and the patient id. */
export async function signInForToken(run) {
  const page = await run.browser.newPage()
  const person = await openSignIn(run, page, 'floor', 'load')
  const [tokenResponse] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.request().postData()?.includes('authorization_code'),
    ),
    person.click(),
  ])
  const { access_token: token, patient } = await tokenResponse.json()
  await page.close()
  return { token, patient }
}
