import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { axeViolations } from './checks/axe'
import { horizontalOverflow } from './checks/layout'

export const themes = ['light', 'dark'] as const
export const languages = ['en', 'es'] as const

/** `EVERY_WAY=1 npm run e2e -- accessibility` scans every page in every theme, width and language together, and every list in every state, theme and language, which takes some ten minutes. */
export const isFullMatrix = process.env['EVERY_WAY'] === '1'

/** What was found, by page. */
export type Problems = Record<string, unknown>

/** Measures a page and scans it with axe. */
export async function scanPage(page: Page, path: string, problems: Problems, scope?: 'colors') {
  const found = await axeViolations(page, scope)
  if (found.length > 0) problems[path] = found
  const wide = await horizontalOverflow(page)
  if (wide > 0) problems[`${path} is too wide by`] = wide
}

/** Turns the page to a language and waits until it stands in it. */
export async function selectLanguage(page: Page, code: 'en' | 'es') {
  // In the header, or at the foot of the page where the header has no room.
  await page.getByRole('combobox', { name: /^(?:Language|Idioma)$/ }).selectOption(code)
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
