import { waitForIdle, trackRequests } from './network-idle'
import { expect, test } from './fixtures'
import type { Page } from '@playwright/test'

const a1c = 'A1c (blood sugar over about 3 months)'
const inRecord = 'Hemoglobin A1c/Hemoglobin.total in Blood'

/** Top positions of the visible rows, headings and fields. Elements skipped by `content-visibility` are ignored. */
const visibleTops = (page: Page) =>
  page
    .getByRole('main')
    .locator('li:has(a[href^="/record/"]), tr, h2, dt, button')
    .evaluateAll((rows) =>
      rows
        .filter(
          (row) =>
            row.checkVisibility({ contentVisibilityAuto: true }) && row.getBoundingClientRect().top < innerHeight,
        )
        .map((row) => Math.round(row.getBoundingClientRect().top)),
    )

/** Reserved spaces below the viewport that no name fills. */
const emptyReservedSpaces = (page: Page) =>
  page
    .locator('[data-alternate-name][style*="min-block-size"]')
    .evaluateAll(
      (spaces) =>
        spaces.filter((space) => (space.closest('[data-row], tr, li')?.getBoundingClientRect().top ?? 0) > innerHeight)
          .length,
    )

interface LateNames {
  readonly path: string
  /** The text of a row in the record, and its plain name. */
  readonly words: string
  readonly plain: string
  /** The dictionary file that the page requests last. */
  readonly last: string
  /** False for rows that have only one name. */
  readonly hasBothNames?: boolean
  /** A link that appears after the rows. */
  readonly after?: RegExp
}

/** Opens a page with its dictionary files held back, releases them and expects that nothing moves. */
async function expectNoShift(page: Page, { path, words, plain, last, after, hasBothNames = true }: LateNames) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.unrouteAll()
  await page.route(/\/assets\/[^/]*dictionary-/, async (route) => (await released, route.continue()))
  await page.goto(path)
  const main = page.getByRole('main')
  const title = main
    .getByRole('link', { name: words })
    .or(main.getByRole('heading', { level: 1, name: words }))
    .first()
  await expect(title, path).toBeVisible()
  if (after) await expect(main.getByRole('link', { name: after })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await waitForIdle(page)
  const before = await visibleTops(page)
  expect(before.length, path).toBeGreaterThan(2)
  const lastFile = page.waitForResponse(new RegExp(`dictionary-${last}-en`))
  release()
  await lastFile
  await expect(
    main
      .getByRole('link', { name: plain })
      .or(main.getByRole('heading', { level: 1, name: plain }))
      .first(),
    path,
  ).toBeVisible()
  if (hasBothNames) await expect(main, path).toContainText(`In the record: ${words}`)
  await waitForIdle(page)
  expect(await visibleTops(page), path).toEqual(before)
  expect(await emptyReservedSpaces(page), path).toBe(0)
}

const a1cIn = (path: string, last = 'units') => ({ path, words: inRecord, plain: a1c, last })

for (const width of [1280, 320])
  test(`plain names and explanations that arrive late move no visible row, ${String(width)} px wide`, async ({
    page,
    signInAt,
  }) => {
    await trackRequests(page, /dictionary-/)
    await page.setViewportSize({ width, height: 2400 })
    await signInAt('/records/Observation', /^Ana/)
    const main = page.getByRole('main')
    const recordPath = await main
      .locator('a[href^="/record/Observation/"]')
      .filter({ hasText: new RegExp(`^(?:${a1c.replace(/[()]/g, '\\$&')}|${inRecord})$`) })
      .first()
      .getAttribute('href')
    // The other layouts of the results, where names decide where a test stands, and the timeline wait for the names.
    await expectNoShift(page, a1cIn('/results?by=table'))
    await expectNoShift(page, a1cIn(recordPath ?? ''))
    // Explanations on the page of a record are collapsed.
    await expect(main.locator('details:not([open])').filter({ hasText: 'Shows how much sugar' })).toHaveCount(1)
    await expect(main.locator('details:not([open])').filter({ hasText: 'What is %?' })).toHaveCount(1)
  })

test('a dictionary file that never loads delays the names of other kinds only briefly', async ({ page, signIn }) => {
  await signIn(/^Ana/)
  await page.route(/\/assets\/[^/]*dictionary-allergens-/, () => new Promise(() => {}))
  await page.goto('/timeline')
  await expect(page.getByRole('main').getByRole('link', { name: 'Flu vaccine' }).first()).toBeVisible()
})

test('plain names that arrive late move no visible row of the home page', async ({ page, signIn }) => {
  // On a phone a longer name may take a second line.
  await trackRequests(page, /dictionary-/)
  await page.setViewportSize({ width: 1280, height: 2400 })
  await signIn(/^Ana/)
  await expectNoShift(page, {
    path: '/',
    words: 'Calcium [Mass/volume] in Serum or Plasma',
    plain: 'Calcium (a mineral in the blood)',
    last: 'documents',
    hasBothNames: false,
    after: /^All records/,
  })
})
