// The app with a record of 20,000 Observations, compared with a bare page that only fetches them: `node bench/large-record.mjs`. Needs a build (`npm run build`).
// `--slower 4` throttles the CPU to a quarter, as on a slow phone; `--resources` sets the length of the record; `--only trend` measures one page.
// Times depend on the machine, so compare the ratios. Nothing fails on a time.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { register } from 'tsx/esm/api'
import { findBrowser } from '../scripts/ci/find-browser.mjs'
import { bareFetch, framesOf, heapOf, longTasks, median, recordTasks, typeRepeatedly } from './measure.mjs'
import { saveRows } from './report.mjs'

const { values } = parseArgs({
  options: {
    resources: { type: 'string', default: '34000' },
    runs: { type: 'string', default: '1' },
    slower: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: ['results', 'trend', 'timeline'] },
  },
})

register()
const { startApp, startSandbox } = await import('../e2e/servers.ts')
const { env, path } = await findBrowser()
const app = await startApp()
const sandbox = await startSandbox(['--quiet', '--app-origin', app.origin, '--population', `long:${values.resources}`])
app.useEhr(sandbox.fhirBase)
const browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), env: { ...process.env, ...env } })

/** Measurements by row, one per run. */
const measurements = new Map()
function addMeasurement(what, floor, measured, unit, goal) {
  const row = measurements.get(what) ?? { floors: [], all: [], unit, goal }
  measurements.set(what, row)
  row.all.push(measured)
  if (floor) row.floors.push(floor)
}
const rowOf = ([what, { floors, all, unit, goal }]) => ({
  what,
  ...(floors.length > 0 ? { floor: median(floors), ratio: Number((median(all) / median(floors)).toFixed(2)) } : {}),
  measured: median(all),
  unit,
  goal,
})
const waitForPage = (page) =>
  page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('main [aria-busy="true"]'),
    undefined,
    { timeout: 600_000, polling: 100 },
  )

/** Signs in as the person with the longest record and opens a page without Observations. */
async function signIn() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.addInitScript(recordTasks)
  await throttleCpu(page)
  let token = ''
  page.on('request', (request) => {
    token = request.headers().authorization ?? token
  })
  await page.goto(`${app.origin}/connect`)
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /longest record/ }).click()
  // Consent is requested once.
  const allow = page.getByRole('button', { name: /^allow/i })
  await allow.or(page.locator('#record-nav')).first().waitFor({ state: 'attached' })
  if (await allow.isVisible()) await allow.click()
  await page.locator('#record-nav').waitFor({ state: 'attached' })
  // The summary would start to load the results.
  await page.goto(`${app.origin}/privacy`)
  await page.locator('#record-nav').waitFor({ state: 'attached' })
  return { context, page, token: () => token }
}

async function throttleCpu(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
}

async function run() {
  const { context, page, token } = await signIn()
  const bare = await context.newPage()
  await throttleCpu(bare)
  await bare.goto(`${app.origin}/config.json`)
  const first = `${sandbox.fhirBase}/Observation?patient=large-00001`
  const floor = await bareFetch(bare, first, token())
  // A background tab renders at most once a second, which would distort the measurement.
  await bare.close()
  await page.bringToFront()
  addMeasurement(
    `${floor.count} Observations in ${floor.pages} pages`,
    Math.round(floor.ms),
    await timeToLoad(page, '/results'),
    'ms',
    '1.3 x',
  )
  const tasks = await longTasks(page)
  addMeasurement('results: longest task while they load', undefined, tasks.longest, 'ms', '50')
  addMeasurement('results: tasks over 50 ms while they load', undefined, tasks.count, '', '0')
  addMeasurement(
    'JS heap after load',
    Math.round(floor.heap / 1e6),
    Math.round((await heapOf(page)) / 1e6),
    'MB',
    '3 x',
  )
  const pages = { results: onResults, trend: onTrend, timeline: onTimeline }
  for (const name of values.only) await pages[name](page)
  await context.close()
}

/** Milliseconds from the first request for Observations until the page has loaded, while text is typed into it. */
async function timeToLoad(page, address) {
  await page.goto(`${app.origin}${address}`)
  await page.getByRole('main').getByRole('searchbox').first().waitFor()
  const stopTyping = typeRepeatedly(page)
  await waitForPage(page)
  const ms = await page.evaluate(
    () =>
      performance.now() -
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (name.includes('/Observation?') ? startTime : [])),
      ),
  )
  const latency = await stopTyping()
  addMeasurement('results: slowest answer to a key while they load', undefined, latency, 'ms', '100')
  return Math.round(ms)
}

/** Milliseconds from an action in the page until the next frame after `until` is true. Rejects after a minute, for example when a control has another name now. */
async function responseTime(page, action, until) {
  await page.evaluate(() => {
    globalThis.benchStart = undefined
    const recordStart = () => (globalThis.benchStart ??= performance.now())
    for (const type of ['input', 'click', 'change']) addEventListener(type, recordStart, { capture: true, once: true })
  })
  const done = page.evaluate(
    (source) =>
      new Promise((resolve, reject) => {
        const isDone = new Function(`return (${source})`)()
        const limit = performance.now() + 60_000
        const poll = () => {
          if (performance.now() > limit) reject(new Error(`Still false after a minute: ${source}`))
          else if (globalThis.benchStart !== undefined && isDone())
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - globalThis.benchStart)))
          else setTimeout(poll, 4)
        }
        poll()
      }),
    String(until),
  )
  await action()
  return Math.round(await done)
}

/** Scrolls about forty screens in four seconds with the mouse wheel. Returns the browser's frame statistics and the longest time between two animation frames in milliseconds. */
async function scroll(page) {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    globalThis.benchFrames = []
    let last = performance.now()
    const frame = (now) => {
      globalThis.benchFrames.push(now - last)
      last = now
      globalThis.benchFrame = requestAnimationFrame(frame)
    }
    globalThis.benchFrame = requestAnimationFrame(frame)
  })
  const frames = await framesOf(browser, () =>
    devtools.send('Input.synthesizeScrollGesture', {
      x: 600,
      y: 500,
      yDistance: -36_000,
      speed: 9_000,
      gestureSourceType: 'mouse',
    }),
  )
  const longest = await page.evaluate(
    () => (cancelAnimationFrame(globalThis.benchFrame), Math.max(...globalThis.benchFrames)),
  )
  await page.evaluate(() => scrollTo(0, 0))
  return { ...frames, longest: Math.round(longest) }
}

async function onResults(page) {
  const changed = () => document.querySelector('main p[role="status"]')?.textContent !== globalThis.benchBefore
  const before = () =>
    page.evaluate(() => (globalThis.benchBefore = document.querySelector('main p[role="status"]')?.textContent))
  await before()
  addMeasurement(
    'results: text filter',
    undefined,
    await responseTime(page, () => page.getByRole('main').getByRole('searchbox').fill('glucose'), changed),
    'ms',
    '100',
  )
  await before()
  await page.evaluate(() => document.querySelectorAll('main details').forEach((one) => (one.open = true)))
  const time = page.getByRole('group', { name: 'Time' })
  await responseTime(page, () => time.getByRole('radio').first().dispatchEvent('click'), changed)
  await before()
  addMeasurement(
    'results: all of the time',
    undefined,
    await responseTime(
      page,
      () => time.getByRole('radio', { name: 'All', exact: true }).dispatchEvent('click'),
      changed,
    ),
    'ms',
    '100',
  )
}

/** Navigates inside the app and waits for a link. */
async function navigate(page, address, link) {
  await page.evaluate(
    (path) => (history.pushState({}, '', path), dispatchEvent(new PopStateEvent('popstate'))),
    address,
  )
  await page.locator(`main ${link}`).first().waitFor()
}

/** Hovers and clicks a link. Returns the milliseconds until the next frame after `until` is true. */
async function clickLink(page, address, until) {
  const link = page.locator(`main a[href="${address}"]`).first()
  await link.hover()
  return responseTime(page, () => link.click(), until)
}

/** Number of points of the trend over the whole time. */
async function pointsOf(page) {
  await page.getByRole('radio', { name: 'All', exact: true }).dispatchEvent('click')
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => resolve(Number(document.querySelector('main input[type="range"]').max) + 1), 1000),
      ),
  )
}

async function onTrend(page) {
  const weight = 'a[href^="/results/trend/"]:has-text("weight")'
  await navigate(page, '/vitals', weight)
  const trend = await page.locator(`main ${weight}`).first().getAttribute('href')
  const hasChart = () => document.querySelector('svg.recharts-surface path.recharts-line-curve')
  addMeasurement(
    'trend of the longest series, the first chart',
    undefined,
    await clickLink(page, trend, hasChart),
    'ms',
    '250',
  )
  addMeasurement('trend of the longest series: its points', undefined, await pointsOf(page), '', '')
  await navigate(page, '/vitals', weight)
  addMeasurement(
    'trend of the longest series: drawn again',
    undefined,
    await clickLink(page, trend, hasChart),
    'ms',
    '150',
  )
  await page.evaluate(
    () => (globalThis.benchBefore = document.querySelector('path.recharts-line-curve')?.getAttribute('d')),
  )
  addMeasurement(
    'trend: all of the time',
    undefined,
    await responseTime(
      page,
      () => page.getByRole('radio', { name: 'All', exact: true }).dispatchEvent('click'),
      () => {
        const d = document.querySelector('path.recharts-line-curve')?.getAttribute('d')
        return d && d !== globalThis.benchBefore
      },
    ),
    'ms',
    '150',
  )
  await page.evaluate(
    () => (globalThis.benchBefore = document.querySelector('main input[type="range"]').getAttribute('aria-valuetext')),
  )
  addMeasurement(
    'trend: one step of the slider',
    undefined,
    await responseTime(
      page,
      () => page.getByRole('slider').press('ArrowLeft'),
      () =>
        document.querySelector('main input[type="range"]').getAttribute('aria-valuetext') !== globalThis.benchBefore,
    ),
    'ms',
    '100',
  )
}

async function onTimeline(page) {
  await navigate(page, '/records', 'a[href="/timeline"]')
  await longTasks(page)
  addMeasurement(
    'timeline: first rows, results in memory',
    undefined,
    await clickLink(page, '/timeline', () => document.querySelector('[data-day]')),
    'ms',
    '200',
  )
  await page.waitForFunction(() => document.querySelector('main p[role="status"]')?.textContent === '', undefined, {
    timeout: 600_000,
  })
  const loading = await longTasks(page)
  addMeasurement('timeline: longest task while the rest loads', undefined, loading.longest, 'ms', '50')
  const { dropped, unpainted, longest } = await scroll(page)
  addMeasurement('timeline: frames that the browser dropped while it is scrolled', undefined, dropped, '', '0')
  addMeasurement('timeline: frames with a part not painted yet', undefined, unpainted, '', '0')
  addMeasurement('timeline: longest time between two frames of the page itself', undefined, longest, 'ms', '50')
  const hasChanged = () =>
    [...document.querySelectorAll('main p[role="status"]')].map((one) => one.textContent).join() !==
    globalThis.benchBefore
  const before = () =>
    page.evaluate(
      () =>
        (globalThis.benchBefore = [...document.querySelectorAll('main p[role="status"]')]
          .map((one) => one.textContent)
          .join()),
    )
  await before()
  addMeasurement(
    'timeline: text filter',
    undefined,
    await responseTime(page, () => page.getByRole('main').getByRole('searchbox').fill('glucose'), hasChanged),
    'ms',
    '100',
  )
  await before()
  addMeasurement(
    'timeline: filter cleared',
    undefined,
    await responseTime(page, () => page.getByRole('main').getByRole('searchbox').fill(''), hasChanged),
    'ms',
    '100',
  )
  // The oldest years are collapsed.
  await page.locator('nav:has(a[href^="#year-"]) details').evaluateAll((all) => all.forEach((one) => (one.open = true)))
  addMeasurement(
    'timeline: jump to the oldest year',
    undefined,
    await responseTime(
      page,
      () => page.locator('nav a[href^="#year-"]').last().click(),
      () => document.activeElement?.id.startsWith('year-'),
    ),
    'ms',
    '100',
  )
}

try {
  for (let count = 0; count < Number(values.runs); count += 1) await run()
  const rows = [...measurements].map(rowOf)
  console.table(rows)
  saveRows(`record of ${values.resources}, ${values.slower}`, rows)
} finally {
  await browser.close()
  await sandbox.close()
  await app.close()
}
