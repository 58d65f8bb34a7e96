// What the benches of the first page share (first-page.mjs, peers.mjs): the sandbox, the bare page and the app, a sign-in to either, and what a page has needed until its rows stood.
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

/** What each of these benches can be told: how often, the line, the processor and the length of the record. */
export const options = {
  rounds: { type: 'string', default: '5' },
  slower: { type: 'string', default: '4' },
  kilobits: { type: 'string', default: '1600' },
  latency: { type: 'string', default: '150' },
  resources: { type: 'string', default: '3770' },
}

/** How rows of the app and of the bare page are found. */
export const ownRows = {
  conditions: 'a[href*="/Condition/"]',
  observations: 'a[href*="/results/trend/"], a[href*="/Observation/"]',
}

/** Starts what is measured. `values` are those of the options; pages at `otherOrigins` may ask the sandbox too. */
export async function startRun(values, otherOrigins = []) {
  const [floorPort, appPort] = [await freePort(), await freePort()]
  const [floorOrigin, appOrigin] = [floorPort, appPort].map((port) => `http://localhost:${port}`)
  const sandbox = await startSandbox([
    '--quiet',
    ...[floorOrigin, appOrigin, ...otherOrigins].flatMap((origin) => ['--app-origin', origin]),
    '--population',
    `long:${values.resources}`,
  ])
  const floor = await startBarePage(floorPort, sandbox.fhirBase, PUBLIC_CLIENT)
  const settings = join(mkdtempSync(join(tmpdir(), 'plainchart-bench-')), 'settings.json')
  // The server of the project: files come packed and with the headers of a real site.
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
    browser,
    sandbox,
    /** Both pages, and how each is left for the EHR. */
    pages: {
      floor: { start: `${floorOrigin}/`, leave: (page) => page.getByRole('button').click() },
      app: { start: `${appOrigin}/connect`, leave: (page) => page.getByRole('button', { name: /sandbox/i }).click() },
    },
    close: async () => {
      await browser.close()
      await app.kill()
      floor.close()
      await sandbox.close()
    },
  }
}

/** Notes in the page when rows of both kinds have been painted, when conditions can be seen (what stands below a part that is coming is held back for a while), and what blocked it. */
function watchRows(kinds) {
  performance.setResourceTimingBufferSize(10_000)
  globalThis.benchRows = {}
  globalThis.benchTasks = []
  new PerformanceObserver((list) =>
    globalThis.benchTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
  ).observe({ type: 'longtask', buffered: true })
  const see = (row) => {
    if (!row.isConnected || getComputedStyle(row).visibility !== 'visible')
      requestAnimationFrame(() => see(document.querySelector(kinds.conditions) ?? row))
    else globalThis.benchRows.seen = performance.now()
  }
  const look = () => {
    for (const [kind, selector] of Object.entries(kinds))
      if (!(kind in globalThis.benchRows) && document.querySelector(selector)) {
        globalThis.benchRows[kind] = undefined
        if (kind === 'conditions') see(document.querySelector(selector))
        requestAnimationFrame(() => setTimeout(() => (globalThis.benchRows[kind] = performance.now())))
      }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

/** A page of a new visitor with a phone, which notes when rows that these selectors find have been painted. */
export async function phonePage({ browser }, rows) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.addInitScript(watchRows, rows)
  return page
}

/** From here on the page has the slow line and the slow processor; cold: with nothing in the cache. */
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

/** What the page that is open now has needed until its rows stood, all times from the first byte of it that was asked for. */
export async function reading(page) {
  await page.waitForFunction(
    () => globalThis.benchRows?.conditions && globalThis.benchRows?.observations && globalThis.benchRows?.seen,
    undefined,
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

/** Leaves the start of one of the pages for the EHR; gives the person with the longest record there, to be pressed. `waitUntil` is how far the start has to have come. */
async function toPerson({ pages }, page, kind, waitUntil) {
  await page.goto(pages[kind].start, { waitUntil })
  await pages[kind].leave(page)
  const person = page.getByRole('button', { name: /longest record/ })
  await person.waitFor()
  return person
}

const isBack =
  ({ pages }, kind) =>
  (address) =>
    address.origin === new URL(pages[kind].start).origin

/** One sign-in as a new visitor. Cold: nothing of the app is in the cache when the EHR sends the browser back. Gives what /callback needed and what a reload needs. */
export async function visit(run, kind, isCold) {
  const page = await phonePage(run, ownRows)
  const person = await toPerson(run, page, kind, 'networkidle')
  await limit(page, run.values, isCold)
  await person.click({ noWaitAfter: true })
  await page.waitForURL(isBack(run, kind), { waitUntil: 'commit' })
  const first = await reading(page)
  await page.waitForLoadState('networkidle')
  if (kind === 'floor' || isCold) return (await page.context().close(), [first])
  await page.reload({ waitUntil: 'commit' })
  const again = await reading(page)
  await page.context().close()
  return [first, again]
}

/** Consent, which the sandbox asks for once. */
export async function consent(run, kind) {
  const page = await run.browser.newPage()
  await (await toPerson(run, page, kind, 'load')).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await page.waitForURL(isBack(run, kind))
  await page.close()
}

/** Signs in with the bare page, after consent, and gives what the EHR answered it with: a token and whose record it opens. */
export async function signedIn(run) {
  const page = await run.browser.newPage()
  const person = await toPerson(run, page, 'floor', 'load')
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.request().postData()?.includes('authorization_code'),
    ),
    person.click(),
  ])
  const { access_token: token, patient } = await answer.json()
  await page.close()
  return { token, patient }
}
