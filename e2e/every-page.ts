import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { applyTextSpacing } from './checks/layout'
import { openPage, selectLanguage, waitForPage } from './navigation'
import { exampleLinks, listPaths } from './page-paths'

/** Problems of the current page; empty if it passes. */
export type Check = (page: Page, path: string) => Promise<readonly string[]>

/** A state in which a page is checked. */
export interface View {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly colorScheme?: 'light' | 'dark'
  /** Without it the language stays as it is. */
  readonly language?: 'en' | 'es'
  /** Adds the text spacing of WCAG 1.4.12. */
  readonly hasTextSpacing?: boolean
  /** Limits the view to some pages, by their position. */
  readonly appliesTo?: (index: number) => boolean
  readonly checks: Readonly<Record<string, Check>>
}

async function applyView(page: Page, { viewport, colorScheme = 'light', language }: View) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  if (language && (await page.locator('html').getAttribute('lang')) !== language) {
    await selectLanguage(page, language)
    await waitForPage(page)
  }
}

async function problemsInView(page: Page, path: string, view: View): Promise<readonly [string, readonly string[]][]> {
  const removeTextSpacing = view.hasTextSpacing ? await applyTextSpacing(page) : undefined
  const problems: [string, readonly string[]][] = []
  for (const [name, check] of Object.entries(view.checks)) {
    const found = await check(page, path)
    if (found.length > 0) problems.push([`${path}, ${view.name}, ${name}`, found])
  }
  await removeTextSpacing?.()
  return problems
}

interface Result {
  readonly paths: readonly string[]
  /** Keyed by path, view and check. */
  readonly problems: Readonly<Record<string, readonly string[]>>
}

/** Opens each list page and the pages linked there once, without reloads, and runs the checks of all views on each. */
export async function checkEveryPage(page: Page, views: readonly View[]): Promise<Result> {
  const paths = [...listPaths]
  const problems: Record<string, readonly string[]> = {}
  for (const [index, path] of paths.entries()) {
    const viewsOfPage = views.filter(({ appliesTo }) => appliesTo?.(index) ?? true)
    for (const [position, view] of viewsOfPage.entries()) {
      await applyView(page, view)
      if (position === 0) {
        await openPage(page, path)
        // Names that are still loading are cut to one line.
        await expect(page.locator('[data-name-loading]')).toHaveCount(0)
        if (index < listPaths.length) paths.push(...(await exampleLinks(page)).filter((link) => !paths.includes(link)))
      }
      Object.assign(problems, Object.fromEntries(await problemsInView(page, path, view)))
    }
  }
  return { paths, problems }
}
