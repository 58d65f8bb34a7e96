import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Opens the trend of a test through its link in a list. */
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

/** Waits for the heading of a page and until nothing on it is loading. */
export async function waitForPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Navigates inside the app without a page load, as Back and Forward do, so loaded records stay in memory. Does not wait. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** As `navigate`, and waits until the page has loaded. */
export async function openPage(page: Page, path: string) {
  await navigate(page, path)
  await waitForPage(page)
}

const sections: readonly string[] = ['Home', 'Results', 'Medicines', 'Health', 'Visits', 'All records']

/** Clicks through the navigation: to one of its sections, or through the page of all records to a page linked there. */
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

/** A provider finds a patient by family name and opens the chart. */
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

/** Selects the language of the app and waits until the page is shown in it. */
export async function selectLanguage(page: Page, language: 'en' | 'es') {
  // In the header, or in the footer on narrow screens.
  await page.getByRole('combobox', { name: /^(?:Language|Idioma)$/ }).selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
