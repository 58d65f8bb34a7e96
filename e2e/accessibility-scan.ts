import type { Page } from '@playwright/test'
import { axeViolations } from './checks/axe'
import { horizontalOverflow } from './checks/layout'

export const themes = ['light', 'dark'] as const
export const languages = ['en', 'es'] as const

/** Problems found, by page. */
export type Problems = Record<string, unknown>

/** Scans a page with axe and checks it for horizontal overflow. */
export async function scanPage(page: Page, path: string, problems: Problems, scope?: 'colors') {
  const found = await axeViolations(page, scope)
  if (found.length > 0) problems[path] = found
  const overflow = await horizontalOverflow(page)
  if (overflow > 0) problems[`${path}, horizontal overflow in px`] = overflow
}
