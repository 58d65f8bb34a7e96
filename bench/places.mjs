// Opening the places of the navigation on a phone with a quarter of the CPU, when their code and the record are loaded: `npm run build && node bench/places.mjs`.
// From the click until the page is painted: its heading, and rows that are visible. Times depend on the machine. Nothing fails on a time.
import { parseArgs } from 'node:util'
import { median } from './measure.mjs'
import { saveRows } from './report.mjs'
import { consent, limit, options, people, startRun } from './sign-in-run.mjs'

const { values } = parseArgs({ options: { ...options, kilobits: { type: 'string', default: '100000' } } })
const run = await startRun(values, [], people.walter)

/** Milliseconds from a click on a place until it is painted. */
const open = (page, path) =>
  page.evaluate(
    (to) =>
      new Promise((resolve, reject) => {
        const link = document.querySelector(`nav a[href="${to}"], header a[href="${to}"]`)
        const before = document.querySelector('main h1')
        const start = performance.now()
        const isOpen = () =>
          location.pathname === to &&
          ![null, before].includes(document.querySelector('main h1')) &&
          [...document.querySelectorAll('main :is([data-row], [data-day], li a)')].some((row) =>
            row.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
        const check = () => {
          if (performance.now() - start > 30_000) reject(new Error(`${to} does not open`))
          else if (isOpen()) setTimeout(() => resolve(performance.now() - start))
          else requestAnimationFrame(check)
        }
        link.click()
        requestAnimationFrame(check)
      }),
    path,
  )

try {
  await consent(run, 'app')
  const context = await run.browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  await page.goto(run.pages.app.start)
  await run.pages.app.startSignIn(page)
  await page.getByRole('button', { name: run.person.button }).click()
  await page.locator('#record-nav').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const places = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('nav a, header a')]
        .map((link) => link.getAttribute('href'))
        .filter((href) => ['/', '/results', '/medicines', '/conditions', '/timeline', '/records'].includes(href)),
    ),
  ])
  // Once, so that the code of each is loaded.
  for (const place of [...places.slice(1), '/']) {
    await open(page, place)
    await page.waitForLoadState('networkidle')
  }
  await limit(page, values, false)
  const times = Object.fromEntries(places.map((place) => [place, []]))
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const place of [...places.slice(1), '/']) {
      times[place].push(await open(page, place))
      await page.waitForTimeout(1_500)
    }
  const rows = places.map((place) => ({
    what: `${place} opens, warm`,
    measured: Math.round(median(times[place])),
    unit: 'ms',
    goal: '300',
  }))
  console.table(rows)
  saveRows('places', rows)
  await context.close()
} finally {
  await run.close()
}
