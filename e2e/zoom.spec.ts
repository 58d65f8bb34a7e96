import type { Page } from '@playwright/test'
import { clippedElements, elementsOutsideViewport, horizontalOverflow, overlappingTexts } from './checks/layout'
import { expect, test } from './fixtures'
import { openChart, openPage, selectLanguage } from './navigation'

/** A window of 1280 × 1024 pixels at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 }

const paths = [
  '/',
  '/results',
  '/results?by=date',
  '/medicines',
  '/conditions',
  '/records/Encounter',
  '/records/Immunization',
  '/documents',
  '/timeline',
  '/vitals',
  '/find',
  '/new',
  '/loaded',
  '/records',
  '/download',
  '/privacy',
]

/** Parts of the height that the header takes at the top of the page, and that stays covered after scrolling. */
const headerShare = (page: Page) =>
  page.evaluate(async () => {
    const top = () => document.querySelector('main')?.getBoundingClientRect().top ?? Infinity
    scrollTo(0, 0)
    const atTop = top() / innerHeight
    scrollTo(0, document.documentElement.scrollHeight)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const covered = [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .map(({ top: start, bottom: end }) => Math.max(0, Math.min(end, innerHeight) - Math.max(start, 0)))
    scrollTo(0, 0)
    return { atTop, afterScrolling: Math.max(0, ...covered) / innerHeight }
  })

async function checkZoomed(page: Page, path: string, largestHeader: number) {
  await openPage(page, path)
  await expect(page.locator('[data-loading], [data-name-loading]')).toHaveCount(0)
  const { atTop, afterScrolling } = await headerShare(page)
  expect.soft(atTop, `header of ${path}`).toBeLessThanOrEqual(largestHeader)
  expect.soft(afterScrolling, `header of ${path} after scrolling`).toBeLessThanOrEqual(largestHeader)
  expect.soft(await horizontalOverflow(page), path).toBe(0)
  expect.soft(await elementsOutsideViewport(page), path).toEqual([])
  expect.soft(await clippedElements(page), path).toEqual([])
  expect.soft(await overlappingTexts(page), path).toEqual([])
}

test.use({ viewport: zoomed })

for (const [who, reader] of [
  ['a patient', [/Walter/]],
  ['a parent', [/Maya/, /Leo/]],
  ['the daughter of a person who has died', [/Carmen/]],
] as const)
  test(`at 400 % zoom ${who} sees at least half a screen of each page`, async ({ page, signIn }) => {
    await signIn(reader[0], reader[1])
    for (const path of paths) await checkZoomed(page, path, 0.5)
    await selectLanguage(page, 'es')
    for (const path of ['/', '/results', '/medicines']) await checkZoomed(page, path, 0.5)
  })

// Safety facts of the patient are above each page.
test('at 400 % zoom the header of a provider takes at most 62 % of the screen', async ({ page, signInProvider }) => {
  await signInProvider(/^Dr\. Robin/)
  await openChart(page, 'Exampleby')
  for (const path of ['/', '/medicines', '/conditions', '/documents']) await checkZoomed(page, path, 0.62)
})
