// Loading time by length of the record, compared with a bare page that fetches the same Observations: `npm run build && node bench/growth.mjs`.
// The first rows should appear as fast for a long record as for a short one; the rest may grow with the record. Times depend on the machine. Nothing fails on a time.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { register } from 'tsx/esm/api'
import { findBrowser } from '../scripts/ci/find-browser.mjs'
import { bareFetch, heapOf, median, recordTasks } from './measure.mjs'
import { saveRows } from './report.mjs'

// Sandbox sizes that give the first person about 500, 5,000, 20,000 and 100,000 Observations.
const { values } = parseArgs({
  options: {
    resources: { type: 'string', multiple: true, default: ['3770', '10600', '34000', '160000'] },
    rounds: { type: 'string', default: '3' },
  },
})

register()
const { startApp, startSandbox } = await import('../e2e/servers.ts')
const { env, path } = await findBrowser()
const browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), env: { ...process.env, ...env } })
const app = await startApp()

/** Signs in. Returns the milliseconds from the callback until conditions are painted. */
async function timeToConditions(page) {
  await page.goto(`${app.origin}/connect`)
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /longest record/ }).click()
  const allow = page.getByRole('button', { name: /^allow/i })
  await allow.or(page.locator('#record-nav')).first().waitFor({ state: 'attached' })
  if (await allow.isVisible()) await allow.click()
  await page.waitForFunction(() => document.querySelector('a[href*="/Condition/"]'), undefined, { polling: 20 })
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          setTimeout(() => resolve(performance.now() - performance.getEntriesByType('navigation')[0].fetchStart)),
        ),
      ),
  )
}

/** Rows for one record length: first conditions, all Observations, and heap. */
async function measureLength(resources) {
  const sandbox = await startSandbox(['--quiet', '--app-origin', app.origin, '--population', `long:${resources}`])
  app.useEhr(sandbox.fhirBase)
  const firstRowTimes = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const context = await browser.newContext({ timezoneId: 'America/New_York' })
    firstRowTimes.push(await timeToConditions(await context.newPage()))
    await context.close()
  }
  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.addInitScript(recordTasks)
  let token = ''
  page.on('request', (request) => (token = request.headers().authorization ?? token))
  await timeToConditions(page)
  await page.goto(`${app.origin}/privacy`)
  await page.locator('#record-nav').waitFor({ state: 'attached' })
  const bare = await context.newPage()
  await bare.goto(`${app.origin}/config.json`)
  const floor = await bareFetch(bare, `${sandbox.fhirBase}/Observation?patient=large-00001`, token)
  await bare.close()
  await page.bringToFront()
  await page.goto(`${app.origin}/results`)
  await page.getByRole('main').getByRole('searchbox').first().waitFor()
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]'),
    undefined,
    { timeout: 1_200_000, polling: 200 },
  )
  const allLoadedMs = await page.evaluate(
    () =>
      performance.now() -
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (name.includes('/Observation?') ? startTime : [])),
      ),
  )
  const heap = await heapOf(page)
  await context.close()
  await sandbox.close()
  const ratio = (one, other) => Number((one / other).toFixed(2))
  return [
    {
      what: `${floor.count} Observations: conditions after the return from the EHR`,
      measured: Math.round(median(firstRowTimes)),
      unit: 'ms',
      goal: 'flat',
    },
    {
      what: `${floor.count} Observations: all in the app's hands`,
      floor: Math.round(floor.ms),
      measured: Math.round(allLoadedMs),
      ratio: ratio(allLoadedMs, floor.ms),
      unit: 'ms',
      goal: '1.3 x',
    },
    {
      what: `${floor.count} Observations: heap`,
      floor: Math.round(floor.heap / 1e6),
      measured: Math.round(heap / 1e6),
      ratio: ratio(heap, floor.heap),
      unit: 'MB',
      goal: '3 x',
    },
  ]
}

try {
  const rows = []
  for (const resources of values.resources) rows.push(...(await measureLength(resources)))
  console.table(rows)
  saveRows('growth', rows)
} finally {
  await browser.close()
  await app.close()
}
