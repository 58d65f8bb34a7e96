import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { overlappingTexts, printableTexts, printPages, splitTexts, type Paper } from '../printed-pages'

const PAPERS: readonly Paper[] = ['Letter', 'A4']
const listsWithExplanations = ['Observation', 'Condition', 'MedicationRequest'].map((type) => `/records/${type}`)

/** A text that a page shows only when it is complete, where the first records appear earlier. */
const completeText: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(listsWithExplanations.map((path) => [path, /What is this\?/])),
  '/records/AllergyIntolerance': /an antibiotic/,
  '/records/Procedure': /Placing a pacemaker/,
  '/records/DiagnosticReport': /inside the range/,
  '/records/Encounter': /Follow-up visit/,
  '/results': /About this page/,
  '/timeline': /Showing [\d,]+ of [\d,]+ records/,
  '/records/CareTeam': /clinic\.example(?![^]*Looking for contact details)/,
}

/** Problems of the printed page in both paper sizes: too many pages, overlapping texts, and records split between pages. */
export async function printProblems(page: Page, path: string, maxPages = Infinity): Promise<readonly string[]> {
  await expect(page.getByRole('main'), `${path} is complete`).toContainText(completeText[path] ?? /./)
  await expect(page.locator('[data-name-loading]')).toHaveCount(0)
  // A growing list would change between the two paper sizes.
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  const printable = await printableTexts(page)
  const problems: string[] = []
  for (const paper of PAPERS) {
    const pages = await printPages(page, paper)
    if (pages.length > maxPages) problems.push(`${paper}: ${pages.length} pages`)
    problems.push(
      ...overlappingTexts(pages).map((texts) => `${paper}, overlap on ${texts}`),
      ...splitTexts(printable, pages).map((text) => `${paper}, split: ${text}`),
    )
  }
  return problems
}
