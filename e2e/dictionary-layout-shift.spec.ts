import { waitForIdle, trackRequests } from './network-idle'
import { expect, test } from './fixtures'
import { openPage } from './navigation'
import type { Page } from '@playwright/test'

const a1c = 'A1c (blood sugar over about 3 months)'
const inRecord = 'Hemoglobin A1c/Hemoglobin.total in Blood'

/** The tops of the rows, headings and fields that can be seen, but for those that the dictionary brings. A month of the timeline that is far off the screen is not laid out: nothing stands there yet that could move. */
const tops = (page: Page) =>
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

/** Names whose row is out of sight and has room all the same that nothing fills. */
const emptyRooms = (page: Page) =>
  page
    .locator('[data-alternate-name][style*="min-block-size"]')
    .evaluateAll(
      (rooms) =>
        rooms.filter((room) => (room.closest('[data-row], tr, li')?.getBoundingClientRect().top ?? 0) > innerHeight)
          .length,
    )

interface Late {
  readonly path: string
  /** The words of the record that a row has, and the plain name that it gets. */
  readonly words: string
  readonly plain: string
  /** The kind of the dictionary that the page asks for last. */
  readonly last: string
  /** A link of a part that comes after the rows. */
  readonly after?: RegExp
}

/** Opens a page whose names wait, sees it drawn, lets them come and sees that nothing has moved. */
async function expectNothingMoves(page: Page, { path, words, plain, last, after }: Late) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.unrouteAll()
  await page.route(/\/assets\/[^/]*dictionary-/, async (route) => (await held, route.continue()))
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
  const before = await tops(page)
  expect(before.length, path).toBeGreaterThan(2)
  const all = page.waitForResponse(new RegExp(`dictionary-${last}-en`))
  release()
  await all
  await expect(
    main
      .getByRole('link', { name: plain })
      .or(main.getByRole('heading', { level: 1, name: plain }))
      .first(),
    path,
  ).toBeVisible()
  await expect(main, path).toContainText(`In the record: ${words}`)
  await waitForIdle(page)
  expect(await tops(page), path).toEqual(before)
  expect(await emptyRooms(page), path).toBe(0)
}

const a1cIn = (path: string, last = 'units') => ({ path, words: inRecord, plain: a1c, last })

for (const width of [1280, 320]) {
  test.describe(`viewport ${String(width)} px wide`, () => {
    test.beforeEach(async ({ page, signIn }) => {
      await trackRequests(page, /dictionary-/)
      await page.setViewportSize({ width, height: 2400 })
      await signIn(/^Ana/)
    })
    for (const path of ['/results?time=all', '/results?time=all&group=table'])
      test(`plain names that arrive late move no visible row of ${path}`, async ({ page }) => {
        await expectNothingMoves(page, a1cIn(path))
      })
    test('plain names that arrive late move no visible row of the summary', async ({ page }) => {
      await expectNothingMoves(page, {
        path: '/',
        words: 'Calcium [Mass/volume] in Serum or Plasma',
        plain: 'Calcium (a mineral in the blood)',
        last: 'documents',
        after: /What is new/,
      })
    })
    test('plain names that arrive late move no visible row of the timeline and add no explanation', async ({
      page,
    }) => {
      await expectNothingMoves(page, {
        path: '/timeline',
        words: 'Influenza, seasonal, injectable, preservative free',
        plain: 'Flu vaccine',
        last: 'allergens',
      })
      await expect(page.getByRole('main').getByText('What is this?')).toHaveCount(0)
    })
    test('explanations that arrive late on a record page are collapsed and move nothing', async ({ page }) => {
      await openPage(page, '/results?time=all')
      const main = page.getByRole('main')
      const one = await main
        .locator('a[href^="/record/Observation/"]')
        .filter({ hasText: new RegExp(`^(?:${a1c.replace(/[()]/g, '\\$&')}|${inRecord})$`) })
        .first()
        .getAttribute('href')
      await expectNothingMoves(page, a1cIn(one ?? ''))
      await expect(main.locator('details:not([open])').filter({ hasText: 'Shows about how much sugar' })).toHaveCount(1)
      await expect(main.locator('details:not([open])').filter({ hasText: 'What is %?' })).toHaveCount(1)
    })
  })
}

test('a dictionary file that never loads delays the names of other kinds only briefly', async ({ page, signIn }) => {
  await signIn(/^Ana/)
  await page.route(/\/assets\/[^/]*dictionary-allergens-/, () => new Promise(() => {}))
  await page.goto('/timeline')
  await expect(page.getByRole('main').getByRole('link', { name: 'Flu vaccine' }).first()).toBeVisible()
})
