import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Opens the trend of a test by its link in a list. */
export async function openTrend(page: Page, list: string, name: RegExp) {
  await openPage(page, list)
  await page
    .getByRole('main')
    .locator('a[href^="/results/trend/"]')
    .and(page.getByRole('link', { name }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/results\/trend\/[^/?]+$/)
  await waitForPage(page)
}

export async function waitForPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** To another address inside the app without loading the app again: what has been loaded stays. The router learns of it as of a step in the history. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** As `visit`, and waits until the page stands. */
export async function openPage(page: Page, path: string) {
  await navigate(page, path)
  await waitForPage(page)
}

const sections: readonly string[] = ['Home', 'Results', 'Medicines', 'Health', 'Visits', 'All records']

/** By the navigation as a person goes: to one of its places, or by the page of all records to a page that stands there. */
export async function follow(page: Page, name: string | RegExp) {
  const navigation = page.getByRole('navigation', { name: 'Record' })
  if (typeof name === 'string' && sections.includes(name))
    return navigation.getByRole('link', { name, exact: true }).click()
  await navigation.getByRole('link', { name: 'All records' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .click()
}

/** Care staff find a patient by the family name and open the chart. */
export async function openChart(page: Page, family: string) {
  await page.getByLabel('What do you want to search by?').selectOption('family')
  await page.getByLabel('Family name').fill(family)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page
    .getByRole('button', { name: new RegExp(`^Open chart of ${family}`) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Yes, open the chart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
}
