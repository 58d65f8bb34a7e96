// How the app bears a record of 20,000 Observations, beside a bare page that only fetches them: `node bench/large-record.mjs`.
// `--slower 4` takes three quarters of the processor away, as on a slow phone; `--resources` says how long the record is; `--only trend` leaves the other pages out.
// Needs a build (`npm run build`). Times hold for the machine of the run only; compare the ratios. Nothing here fails on a time.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { register } from 'tsx/esm/api'
import { findBrowser } from '../scripts/ci/find-browser.mjs'
import { bareFetch, framesOf, heapOf, interact, longTasks, median, watch } from './measure.mjs'
import { keep } from './report.mjs'

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

/** Every reading of each row, one for a run. */
const readings = new Map()
function say(what, floor, measured, unit, goal) {
  const row = readings.get(what) ?? { floors: [], all: [], unit, goal }
  readings.set(what, row)
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
const ready = (page) =>
  page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('main [aria-busy="true"]'),
    undefined,
    { timeout: 600_000, polling: 100 },
  )

/** Signed in as the person with the longest record, on a page that needs no Observation. */
async function signedIn() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await slowDown(page)
  let token = ''
  page.on('request', (request) => {
    token = request.headers().authorization ?? token
  })
  await page.goto(`${app.origin}/connect`)
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /longest record/ }).click()
  // Consent is asked for once.
  const allow = page.getByRole('button', { name: /^allow/i })
  await allow.or(page.locator('#record-nav')).first().waitFor({ state: 'attached' })
  if (await allow.isVisible()) await allow.click()
  await page.locator('#record-nav').waitFor({ state: 'attached' })
  // Away from the summary, which begins to load the results too.
  await page.goto(`${app.origin}/privacy`)
  await page.locator('#record-nav').waitFor({ state: 'attached' })
  return { context, page, token: () => token }
}

async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) })
}

async function run() {
  const { context, page, token } = await signedIn()
  const bare = await context.newPage()
  await slowDown(bare)
  await bare.goto(`${app.origin}/config.json`)
  const first = `${sandbox.fhirBase}/Observation?patient=large-00001`
  const floor = await bareFetch(bare, first, token())
  // A page behind another one draws once a second at most: what it is measured by would say nothing.
  await bare.close()
  await page.bringToFront()
  say(
    `${floor.count} Observations in ${floor.pages} pages`,
    Math.round(floor.ms),
    await timed(page, '/results'),
    'ms',
    '1.3 x',
  )
  const whole = await longTasks(page)
  say('results: longest task while they load', undefined, whole.longest, 'ms', '50')
  say('results: tasks over 50 ms while they load', undefined, whole.count, '', '0')
  say('JS heap after load', Math.round(floor.heap / 1e6), Math.round((await heapOf(page)) / 1e6), 'MB', '3 x')
  const pages = { results: onResults, trend: onTrend, timeline: onTimeline }
  for (const name of values.only) await pages[name](page)
  await context.close()
}

/** Milliseconds from the first request for Observations until nothing on the page is busy; meanwhile somebody uses the page. */
async function timed(page, address) {
  await page.goto(`${app.origin}${address}`)
  await page.getByRole('main').getByRole('searchbox').first().waitFor()
  const stop = interact(page)
  await ready(page)
  const ms = await page.evaluate(
    () =>
      performance.now() -
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (name.includes('/Observation?') ? startTime : [])),
      ),
  )
  const latency = await stop()
  say('results: slowest answer to a key while they load', undefined, latency, 'ms', '100')
  return Math.round(ms)
}

/** Milliseconds from an action in the page until the next frame after `until` holds. */
async function answer(page, action, until) {
  await page.evaluate(() => {
    globalThis.benchFrom = undefined
    const note = () => (globalThis.benchFrom ??= performance.now())
    for (const type of ['input', 'click', 'change']) addEventListener(type, note, { capture: true, once: true })
  })
  const done = page.evaluate(
    (source) =>
      new Promise((resolve) => {
        const holds = new Function(`return (${source})`)()
        const look = () => {
          if (globalThis.benchFrom !== undefined && holds())
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - globalThis.benchFrom)))
          else setTimeout(look, 4)
        }
        look()
      }),
    String(until),
  )
  await action()
  return Math.round(await done)
}

/** Scrolls some forty screens in four seconds as a mouse wheel does; gives what the browser says of its frames, and the longest time between two frames of the page's own in milliseconds. */
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
  say(
    'results: text filter',
    undefined,
    await answer(page, () => page.getByRole('main').getByRole('searchbox').fill('glucose'), changed),
    'ms',
    '100',
  )
  await before()
  // The choices stand folded on some pages.
  await page.evaluate(() => document.querySelectorAll('main details').forEach((one) => (one.open = true)))
  say(
    'results: all of the time',
    undefined,
    await answer(
      page,
      () => page.getByRole('radio', { name: 'All', exact: true }).nth(1).dispatchEvent('click'),
      changed,
    ),
    'ms',
    '100',
  )
}

/** Goes to a page of the app without loading the app again, until a link stands on it. */
async function to(page, address, link) {
  await page.evaluate(
    (path) => (history.pushState({}, '', path), dispatchEvent(new PopStateEvent('popstate'))),
    address,
  )
  await page.locator(`main ${link}`).first().waitFor()
}

/** Presses the link to an address as somebody with a mouse does; milliseconds until the next frame after `until` holds. */
async function press(page, address, until) {
  const link = page.locator(`main a[href="${address}"]`).first()
  await link.hover()
  return answer(page, () => link.click(), until)
}

/** How many results the slider of the trend steps through when all of the time is shown. */
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
  const weight = 'a[href^="/results/trend/"][aria-label*="ody weight"]'
  await to(page, '/vitals', weight)
  const trend = await page.locator(`main ${weight}`).first().getAttribute('href')
  const drawn = () => document.querySelector('svg.recharts-surface path.recharts-line-curve')
  say('trend of the longest series, the first chart', undefined, await press(page, trend, drawn), 'ms', '250')
  say('trend of the longest series: its points', undefined, await pointsOf(page), '', '')
  await to(page, '/vitals', weight)
  say('trend of the longest series: drawn again', undefined, await press(page, trend, drawn), 'ms', '150')
  await page.evaluate(
    () => (globalThis.benchBefore = document.querySelector('path.recharts-line-curve')?.getAttribute('d')),
  )
  say(
    'trend: all of the time',
    undefined,
    await answer(
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
  say(
    'trend: one step of the slider',
    undefined,
    await answer(
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
  await to(page, '/records', 'a[href="/timeline"]')
  await longTasks(page)
  say(
    'timeline: first rows, results in memory',
    undefined,
    await press(page, '/timeline', () => document.querySelector('[data-day]')),
    'ms',
    '200',
  )
  await page.waitForFunction(() => document.querySelector('main p[role="status"]')?.textContent === '', undefined, {
    timeout: 600_000,
  })
  const loading = await longTasks(page)
  say('timeline: longest task while the rest loads', undefined, loading.longest, 'ms', '50')
  const { dropped, unpainted, longest } = await scroll(page)
  say('timeline: frames that the browser dropped while it is scrolled', undefined, dropped, '', '0')
  say('timeline: frames with a part not painted yet', undefined, unpainted, '', '0')
  say('timeline: longest time between two frames of the page itself', undefined, longest, 'ms', '50')
  const status = () =>
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
  say(
    'timeline: text filter',
    undefined,
    await answer(page, () => page.getByRole('main').getByRole('searchbox').fill('glucose'), status),
    'ms',
    '100',
  )
  await before()
  say(
    'timeline: filter cleared',
    undefined,
    await answer(page, () => page.getByRole('main').getByRole('searchbox').fill(''), status),
    'ms',
    '100',
  )
  // The oldest of many years stand behind a fold.
  await page.locator('nav:has(a[href^="#year-"]) details').evaluateAll((all) => all.forEach((one) => (one.open = true)))
  say(
    'timeline: jump to the oldest year',
    undefined,
    await answer(
      page,
      () => page.locator('nav a[href^="#year-"]').last().click(),
      () => document.activeElement?.id.startsWith('year-'),
    ),
    'ms',
    '100',
  )
}

try {
  for (let turn = 0; turn < Number(values.runs); turn += 1) await run()
  const rows = [...readings].map(rowOf)
  console.table(rows)
  keep(`record of ${values.resources}, ${values.slower}`, rows)
} finally {
  await browser.close()
  await sandbox.close()
  await app.close()
}
