// How long a phone waits for the first rows after signing in, beside a bare page that makes the same token exchange and asks for the same lists: `npm run build && node bench/first-page.mjs`.
// Floor and app take turns in one run; medians of `--rounds`. 1.6 Mbit/s, 150 ms and a quarter of the processor unless told. Times hold for the machine of the run only; compare the ratios. Nothing here fails on a time.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { register } from 'tsx/esm/api'
import { findBrowser } from '../scripts/find-browser.mjs'
import { startBarePage } from './bare-page.mjs'
import { depthOf, median } from './measure.mjs'
import { keep } from './report.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, slower: { type: 'string', default: '4' }, kilobits: { type: 'string', default: '1600' }, latency: { type: 'string', default: '150' }, resources: { type: 'string', default: '3770' } } })

register()
const { startSandbox } = await import('../e2e/servers.ts')
const { freePort, startSiteServer } = await import('../e2e/site-server.ts')
const { PUBLIC_CLIENT } = await import('../sandbox/auth/clients.ts')

const [floorPort, appPort] = [await freePort(), await freePort()]
const [floorOrigin, appOrigin] = [floorPort, appPort].map((port) => `http://localhost:${port}`)
const sandbox = await startSandbox(['--quiet', '--app-origin', floorOrigin, '--app-origin', appOrigin, '--population', `long:${values.resources}`])
const floor = await startBarePage(floorPort, sandbox.fhirBase, PUBLIC_CLIENT)
const settings = join(mkdtempSync(join(tmpdir(), 'plainchart-bench-')), 'settings.json')
// The server of the project: files come packed and with the headers of a real site.
const app = await startSiteServer(settings, { ehrs: [{ id: 'sandbox', name: 'Sandbox EHR', fhirBase: sandbox.fhirBase, clientId: PUBLIC_CLIENT }] }, 0, {}, appPort)
const { env, path } = await findBrowser()
const browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), env: { ...process.env, ...env } })

/** Both pages, and how each is left for the EHR. */
const pages = {
  floor: { start: `${floorOrigin}/`, leave: (page) => page.getByRole('button').click() },
  app: { start: `${appOrigin}/connect`, leave: (page) => page.getByRole('button', { name: /sandbox/i }).click() },
}

/** Notes in the page when rows of both kinds have been painted, when conditions can be seen (what stands below a part that is coming is held back for a while), and what blocked it. */
function watchRows() {
  performance.setResourceTimingBufferSize(10_000)
  const kinds = { conditions: 'a[href*="/Condition/"]', observations: 'a[href*="/results/trend/"], a[href*="/Observation/"]' }
  globalThis.benchRows = {}
  globalThis.benchTasks = []
  new PerformanceObserver((list) => globalThis.benchTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })))).observe({ type: 'longtask', buffered: true })
  const see = (row) => {
    if (!row.isConnected || getComputedStyle(row).visibility !== 'visible') requestAnimationFrame(() => see(document.querySelector(kinds.conditions) ?? row))
    else globalThis.benchRows.seen = performance.now()
  }
  const look = () => {
    for (const [kind, selector] of Object.entries(kinds)) if (!(kind in globalThis.benchRows) && document.querySelector(selector)) {
      globalThis.benchRows[kind] = undefined
      if (kind === 'conditions') see(document.querySelector(selector))
      requestAnimationFrame(() => setTimeout(() => (globalThis.benchRows[kind] = performance.now())))
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

async function limit(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: Number(values.latency), downloadThroughput: (Number(values.kilobits) * 1000) / 8, uploadThroughput: (Number(values.kilobits) * 1000) / 8 })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
  return devtools
}

/** What the page that is open now has needed until its rows stood, all times from the first byte of it that was asked for. */
async function reading(page) {
  await page.waitForFunction(() => globalThis.benchRows?.conditions && globalThis.benchRows?.observations && globalThis.benchRows?.seen, undefined, { timeout: 120_000, polling: 200 })
  const found = await page.evaluate(() => {
    const [{ fetchStart, responseEnd, transferSize }] = performance.getEntriesByType('navigation')
    const { conditions, observations, seen } = globalThis.benchRows
    const resources = performance.getEntriesByType('resource').map(({ name, startTime, responseEnd: end, transferSize: size }) => ({ name, from: startTime, to: end, size }))
    return { from: fetchStart, conditions: conditions - fetchStart, observations: observations - fetchStart, seen: seen - fetchStart, rows: conditions, page: { name: location.href, from: fetchStart, to: responseEnd, size: transferSize }, resources, tasks: globalThis.benchTasks }
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
    kB: own.reduce((sum, { size }) => sum + size, 0) / 1000,
    depth: depthOf(needed),
    longest: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  }
}

/** One sign-in as a new visitor. Cold: nothing of the app is in the cache when the EHR sends the browser back. Gives what /callback needed and what a reload needs. */
async function visit(kind, isCold) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.addInitScript(watchRows)
  await page.goto(pages[kind].start, { waitUntil: 'networkidle' })
  await pages[kind].leave(page)
  const person = page.getByRole('button', { name: /longest record/ })
  await person.waitFor()
  const devtools = await limit(page)
  if (isCold) await devtools.send('Network.clearBrowserCache')
  await person.click({ noWaitAfter: true })
  await page.waitForURL((address) => address.origin === new URL(pages[kind].start).origin, { waitUntil: 'commit' })
  const first = await reading(page)
  await page.waitForLoadState('networkidle')
  if (kind === 'floor' || isCold) return (await context.close(), [first])
  await page.reload({ waitUntil: 'commit' })
  const again = await reading(page)
  await context.close()
  return [first, again]
}

/** Consent, which the sandbox asks for once. */
async function consent(kind) {
  const page = await browser.newPage()
  await page.goto(pages[kind].start)
  await pages[kind].leave(page)
  await page.getByRole('button', { name: /longest record/ }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await page.waitForURL((address) => address.origin === new URL(pages[kind].start).origin)
  await page.close()
}

const runs = { 'floor, cold': [], 'app, cold': [], 'floor, warm': [], 'app, warm': [], 'app, reload': [] }
try {
  for (const kind of ['floor', 'app']) await consent(kind)
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const kind of ['floor', 'app'])
      for (const isCold of [true, false]) {
        const [first, again] = await visit(kind, isCold)
        runs[`${kind}, ${isCold ? 'cold' : 'warm'}`].push(first)
        if (again) runs['app, reload'].push(again)
      }
  }
  const names = ['conditions', 'observations', 'seen', 'requests', 'files', 'kB', 'depth', 'longest', 'blocked']
  const table = Object.fromEntries(Object.entries(runs).map(([what, all]) => [what, Object.fromEntries(names.map((name) => [name, Math.round(median(all.map((one) => one[name])))]))]))
  console.table(table)
  const goals = { cold: 2.5, warm: 1.6 }
  for (const cache of ['cold', 'warm']) console.log(`${cache}: ${(table[`app, ${cache}`].conditions / table[`floor, ${cache}`].conditions).toFixed(2)} x the bare page until conditions stand (goal ${goals[cache]})`)
  keep(
    'first page',
    ['cold', 'warm'].flatMap((cache) => {
      const [floor, own] = [table[`floor, ${cache}`], table[`app, ${cache}`]]
      return [
        { what: `conditions stand, ${cache}`, floor: floor.conditions, measured: own.conditions, ratio: Number((own.conditions / floor.conditions).toFixed(2)), unit: 'ms', goal: `${goals[cache]} x` },
        { what: `conditions can be seen, ${cache}`, floor: floor.seen, measured: own.seen, ratio: Number((own.seen / floor.seen).toFixed(2)), unit: 'ms', goal: '' },
        { what: `requests in a row, ${cache}`, floor: floor.depth, measured: own.depth, unit: '', goal: '4' },
        { what: `longest task, ${cache}`, floor: floor.longest, measured: own.longest, unit: 'ms', goal: '200' },
        { what: `files of the app, ${cache}`, measured: own.files, unit: '', goal: '12' },
      ]
    }),
  )
} finally {
  await browser.close()
  await app.kill()
  floor.close()
  await sandbox.close()
}
