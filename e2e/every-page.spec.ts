import type { Page } from '@playwright/test'
import { publicPaths } from '../src/app/route-paths'
import { isFullMatrix } from '../scripts/ci/full-matrix'
import { axeViolations } from './checks/axe'
import { passwordFields, personalDataOutsidePage, recordLeaks, storedData } from './checks/data-leaks'
import { missingProxyBanner, nameInTitleOrUrl, textsAddressingPatient } from './checks/identity'
import {
  clippedElements,
  elementsOutsideViewport,
  horizontalScrolling,
  overflowingElements,
  smallTargets,
} from './checks/layout'
import { printProblems } from './checks/print'
import { appTexts, textsLeftInEnglish, textsOutsideTables } from './checks/translation'
import { checkEveryPage, type Check, type View } from './every-page'
import { expect, test } from './fixtures'
import { listPaths, routeOf, routes } from './page-paths'

// About eighty pages, each checked in several views.
test.describe.configure({ timeout: isFullMatrix ? 3_600_000 : 900_000 })

const wide = { width: 1280, height: 800 }
const narrow = { width: 320, height: 800 }
/** A viewport of 1280 × 1024 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 }

const axeRules: Check = (page) => axeViolations(page)
const axeColorRules: Check = (page) => axeViolations(page, isFullMatrix ? 'all' : 'colors')
const layoutChecks = {
  'horizontal scrolling': horizontalScrolling,
  'outside the viewport': elementsOutsideViewport,
  'overflowing text': overflowingElements,
} satisfies Record<string, Check>
const axeAndScrolling = { axe: axeRules, 'horizontal scrolling': horizontalScrolling }

/** Dark mode changes colors only, so each page is scanned in one width: even pages wide, odd pages narrow. */
const darkView = (viewport: View['viewport'], parity: 0 | 1): View => ({
  name: 'dark',
  viewport,
  colorScheme: 'dark',
  language: 'en',
  appliesTo: (index) => isFullMatrix || index % 2 === parity,
  checks: { axe: axeColorRules, 'horizontal scrolling': horizontalScrolling },
})

const recordRoutes = new Set(
  routes.filter((route) => route !== '/patients' && !publicPaths.some((path) => path === route)),
)
const expectAllRoutes = (paths: readonly string[]) => expect(new Set(paths.map(routeOf))).toEqual(recordRoutes)

test('every record page passes axe and is translated, at 1280 px', async ({ page, signIn }) => {
  let englishTexts: readonly string[] = []
  await signIn(/Ana/)
  const { paths, problems } = await checkEveryPage(page, [
    {
      name: 'English',
      viewport: wide,
      language: 'en',
      checks: {
        ...axeAndScrolling,
        'texts for comparison': async () => {
          englishTexts = await appTexts(page)
          return []
        },
      },
    },
    darkView(wide, 0),
    {
      name: 'Spanish',
      viewport: wide,
      language: 'es',
      checks: {
        'left in English': () => textsLeftInEnglish(page, englishTexts),
        ...(isFullMatrix ? axeAndScrolling : {}),
      },
    },
  ])
  expect(problems).toEqual({})
  expectAllRoutes(paths)
})

test('every record page passes axe and reflows, at 320 px and with wide text spacing', async ({ page, signIn }) => {
  await signIn(/Ana/)
  const { paths, problems } = await checkEveryPage(page, [
    {
      name: 'zoomed',
      viewport: zoomed,
      language: 'en',
      checks: { ...layoutChecks, 'target size': smallTargets, ...(isFullMatrix ? { axe: axeRules } : {}) },
    },
    {
      name: 'text spacing',
      viewport: narrow,
      hasTextSpacing: true,
      language: 'en',
      checks: { ...layoutChecks, 'clipped text': clippedElements },
    },
    darkView(narrow, 1),
    { name: 'Spanish', viewport: narrow, language: 'es', checks: { axe: axeRules, ...layoutChecks } },
  ])
  expect(problems).toEqual({})
  expectAllRoutes(paths)
})

test('every text of every record page comes from the message tables, and pages fit 320 px right to left', async ({
  page,
  signIn,
}) => {
  // Not in the iframes of documents, which have no storage.
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('plainchart.language', 'ar-XB')
  })
  await page.setViewportSize(narrow)
  await signIn(/Ana/)
  const direction: Check = async () => {
    const value = await page.locator('html').getAttribute('dir')
    return value === 'rtl' ? [] : [`dir is ${value}`]
  }
  const { paths, problems } = await checkEveryPage(page, [
    {
      name: 'pseudo-locale',
      viewport: narrow,
      checks: { direction, 'not from a table': textsOutsideTables, ...layoutChecks },
    },
  ])
  expect(problems).toEqual({})
  expectAllRoutes(paths)
})

test('every page of a child’s record names the child in the banner only, and never addresses the parent as patient', async ({
  page,
  signIn,
}) => {
  await signIn(/Maya/, /Leo/)
  const { paths, problems } = await checkEveryPage(page, [
    {
      name: 'proxy',
      viewport: wide,
      checks: {
        banner: () => missingProxyBanner(page, 'Leo'),
        'addressed as patient': textsAddressingPatient,
        'name in title or URL': () => nameInTitleOrUrl(page, 'Leo'),
      },
    },
  ])
  expect(problems).toEqual({})
  expect(paths.length).toBeGreaterThan(listPaths.length)
})

/** Lists whose print layout is tested here; the others have their own tests. */
const isPrintedList = (path: string) =>
  listPaths.includes(path) && !['/download', '/take-along', '/search', '/privacy'].includes(path)

/** Members of the stored session. */
const sessionMembers = [
  'id',
  'ehrId',
  'tokenFamily',
  'signOutMarker',
  'tokens',
  'endpoints',
  'requestedScopes',
  'extraTypes',
  'scope',
  'patientId',
  'user',
  'needPatientBanner',
  'canSelectPatient',
  'endSessionUrl',
  'idToken',
  'encounterId',
]

async function personalDataOf(page: Page): Promise<RegExp> {
  const name = await page.getByRole('banner').locator('bdi').first().innerText()
  const nameParts = name.split(' ').filter((part) => part.length > 3)
  return new RegExp([...nameParts, 'metformin', 'diabetes', 'hemoglobin'].join('|'), 'i')
}

test('no page of a long record leaks data, and its lists print without overlaps', async ({
  page,
  signIn,
  app,
  ehr,
}) => {
  const leaks = await recordLeaks(page, app.origin, ehr.url)
  await signIn(/Walter/)
  const personal = await personalDataOf(page)
  const { paths, problems } = await checkEveryPage(page, [
    {
      name: 'long record',
      viewport: { width: 1280, height: 900 },
      checks: {
        'password fields': passwordFields,
        'personal data outside the page': () => personalDataOutsidePage(page, personal),
        print: async (_, path) => (isPrintedList(path) ? printProblems(page, path) : []),
      },
    },
  ])
  expect(problems).toEqual({})
  expect(paths.length).toBeGreaterThan(listPaths.length)

  expect(await leaks(personal)).toEqual({
    cspViolations: [],
    messageListeners: [],
    personalConsoleMessages: [],
    requestsWithPersonalData: [],
    origins: [app.origin, ehr.url].toSorted(),
  })
  const stored = {
    localStorage: {},
    sessionStorage: ['plainchart.active', 'plainchart.session'],
    cookies: '',
    caches: [],
    databases: [],
    serviceWorkers: 0,
  }
  expect(await storedData(page)).toEqual(stored)
  const session = await page.evaluate(() => sessionStorage.getItem('plainchart.session') ?? '')
  expect(Object.keys(JSON.parse(session) as object).filter((key) => !sessionMembers.includes(key))).toEqual([])
  expect(session).not.toMatch(/metformin|diabetes|hemoglobin|resourceType/i)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/signed out/i)
  expect((await storedData(page)).sessionStorage).toEqual([])
  expect(await page.content()).not.toMatch(personal)
})
