import type { Page } from '@playwright/test'
import { scanPage, type Problems } from './accessibility-scan'
import { elementsOutsideViewport, horizontalOverflow, smallTargets } from './checks/layout'
import { expect, test } from './fixtures'

/** Heights of the whole document at viewports 390 and 1280 pixels wide; fonts differ between systems by up to 8 %. */
const budgets = { 'who signs in': 1150, 'which patient': 900, 'share with the app': 950, 'launch: who': 1150 } as const

/** Checks a page of the sandbox in both themes, at two widths and at 400 % zoom. */
async function checkPage(page: Page, name: string, problems: Problems) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await scanPage(page, `${name}, ${colorScheme}`, problems)
  }
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await horizontalOverflow(page), `${name} at ${width} px`).toBe(0)
    expect(await elementsOutsideViewport(page), `${name} at ${width} px`).toEqual([])
    expect(await smallTargets(page), `${name} at ${width} px`).toEqual([])
    const [pageHeight, mainTop] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      (document.querySelector('main')?.getBoundingClientRect().top ?? Infinity) / innerHeight,
    ])
    if (width === 320) expect(mainTop, `header of ${name}`).toBeLessThanOrEqual(0.5)
    else if (name in budgets)
      expect(pageHeight, `${name} at ${width} px`).toBeLessThanOrEqual(budgets[name as keyof typeof budgets] * 1.08)
  }
}

test('the sandbox’s pages look like the app, fit a phone and 400 % zoom, and have no axe violations', async ({
  page,
  ehr,
}) => {
  const problems: Problems = {}
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await expect(heading).toHaveText('Who is signing in?')
  expect(
    await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map(({ status }) => status))),
  ).toEqual(['loaded'])
  await checkPage(page, 'who signs in', problems)
  await page.getByRole('button', { name: /Maya/ }).click()
  await expect(heading).toHaveText('Choose a patient')
  await checkPage(page, 'which patient', problems)
  await page.getByRole('button', { name: /Leo/ }).click()
  await expect(heading).toHaveText('Share with Plainchart?')
  await expect(page.getByRole('main')).toContainText('Not change, add or delete anything')
  // A long list of types is folded below their number.
  await expect(page.locator('details:not([open])', { hasText: /^\d+ kinds of records.*Goal/ })).toHaveCount(1)
  await checkPage(page, 'share with the app', problems)
  for (const [name, path, title] of [
    ['launch: who', '/ehr/launch', 'Open an app from the EHR'],
    ['launch: what', '/ehr/launch?user=dr-lee', 'Open an app from the EHR'],
    ['error', '/oob?error=access_denied&error_description=The+user+did+not+allow+it', 'Sign-in did not work'],
    ['code', '/oob?code=abcdefghijklmnopqrstuvwxyz', 'Copy this code'],
    ['start page', '/', 'Sandbox EHR'],
    ['people', '/people', 'People'],
  ] as const) {
    await page.goto(ehr.url + path)
    await expect(heading).toHaveText(title)
    await checkPage(page, name, problems)
  }
  expect(problems).toEqual({})
})
