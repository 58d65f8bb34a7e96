// Memory after two hundred page changes: `npm run build && node bench/memory.mjs`. Nothing fails on a number.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { register } from 'tsx/esm/api'
import { findBrowser } from '../scripts/ci/find-browser.mjs'
import { saveRows } from './report.mjs'

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

/** Heap in MB, nodes, listeners and documents after a garbage collection. */
async function memoryOf(devtools) {
  for (let count = 0; count < 3; count += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0
  return {
    'heap MB': Number((usedSize / 1e6).toFixed(2)),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
  }
}

/** Opens a path by its link, or by the router if there is none, and waits until the page has loaded. */
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
  // Lists, trends, records and tools.
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
  // Warm-up: code is compiled and optimized on first use.
  for (let count = 0; count < 3; count += 1) for (const address of tour) await goTo(page, address)

  const rows = []
  const changes = Number(values.changes)
  for (let count = 0; count <= changes; count += 1) {
    if (count % (changes / 4) === 0) {
      await goTo(page, '/')
      rows.push({ changes: count, ...(await memoryOf(devtools)) })
    }
    await goTo(page, tour[count % tour.length])
  }
  console.table(rows)
  const [first, last] = [rows[0], rows.at(-1)]
  const growthOf = (name, unit) => ({
    what: `${changes} changes of page: ${name}`,
    floor: first[name],
    measured: last[name],
    ratio: Number((last[name] / first[name]).toFixed(3)),
    unit,
    goal: '1.1 x',
  })
  saveRows('memory', [growthOf('heap MB', 'MB'), growthOf('nodes', ''), growthOf('listeners', '')])
} finally {
  await browser.close()
  await sandbox.close()
  await app.close()
}
