// What two hundred changes of page leave behind in the browser: `npm run build && node bench/memory.mjs`. Nothing here fails on a number.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { register } from 'tsx/esm/api'
import { findBrowser } from '../scripts/ci/find-browser.mjs'
import { keep } from './report.mjs'

const { values } = parseArgs({
  options: { changes: { type: 'string', default: '200' }, person: { type: 'string', default: 'Walter' } },
})

register()
const { startApp, startSandbox } = await import('../e2e/servers.ts')
const app = await startApp()
const sandbox = await startSandbox(['--quiet', '--app-origin', app.origin])
app.useEhr(sandbox.fhirBase)
const { env, path } = await findBrowser()
const browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), env: { ...process.env, ...env } })

/** Heap in MB, nodes of all documents and listeners, after the browser has collected what nobody holds. */
async function held(devtools) {
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const of = (name) => metrics.find((one) => one.name === name)?.value ?? 0
  return {
    'heap MB': Number((usedSize / 1e6).toFixed(2)),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
  }
}

/** Presses the link of the page, or of the navigation, that leads to the address; waits until the page has changed and has nothing left to load. */
async function goTo(page, address) {
  await page.evaluate((to) => {
    const link = document.querySelector(`a[href="${to}"]`)
    if (link) return link.click()
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction(
    (to) =>
      location.pathname === to &&
      document.querySelector('main h1') &&
      !document.querySelector('main [aria-busy="true"]'),
    address,
    { polling: 50 },
  )
}

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, timezoneId: 'America/New_York' })
  await page.goto(`${app.origin}/connect`)
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: new RegExp(values.person) }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await page.locator('#record-nav').waitFor({ state: 'attached' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  // Lists, charts, single records, tools and pages beside the record, in the order in which somebody might wander.
  const lists = [
    '/',
    '/results',
    '/medicines',
    '/records',
    '/visits',
    '/timeline',
    '/find',
    '/vitals',
    '/conditions',
    '/privacy',
  ]
  for (const address of lists) await goTo(page, address)
  await goTo(page, '/results')
  const trends = await page.evaluate(() =>
    [...document.querySelectorAll('main a[href^="/results/trend/"]')]
      .slice(0, 3)
      .map((one) => one.getAttribute('href')),
  )
  await goTo(page, '/conditions')
  const details = await page.evaluate(() =>
    [...document.querySelectorAll('main a[href*="/Condition/"]')].slice(0, 3).map((one) => one.getAttribute('href')),
  )
  const tour = [...lists, ...trends, ...details]
  // Code that was never run is made ready at its first uses: what counts is what comes after them.
  for (let turn = 0; turn < 3; turn += 1) for (const address of tour) await goTo(page, address)

  const rows = []
  const changes = Number(values.changes)
  for (let turn = 0; turn <= changes; turn += 1) {
    if (turn % (changes / 4) === 0) {
      await goTo(page, '/')
      rows.push({ changes: turn, ...(await held(devtools)) })
    }
    await goTo(page, tour[turn % tour.length])
  }
  console.table(rows)
  const [first, last] = [rows[0], rows.at(-1)]
  const grown = (name, unit) => ({
    what: `${changes} changes of page: ${name}`,
    floor: first[name],
    measured: last[name],
    ratio: Number((last[name] / first[name]).toFixed(3)),
    unit,
    goal: '1.1 x',
  })
  keep('memory', [grown('heap MB', 'MB'), grown('nodes', ''), grown('listeners', '')])
} finally {
  await browser.close()
  await sandbox.close()
  await app.close()
}
