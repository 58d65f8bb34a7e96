import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { openPage, openTrend, waitForPage } from './navigation'
import type { Page } from '@playwright/test'

test.describe.configure({ timeout: 180_000 })

interface Stop {
  readonly name: string
  readonly hasRing: boolean
  readonly covered: boolean
}

/** The focused element: kind and name, whether it has a focus ring, and whether it is covered. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return undefined
    // A link that covers a whole row has its focus ring on `::before`.
    const hasRing = [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    // The center of its visible part.
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2
    const at = document.elementFromPoint(
      middle(box.left, box.right, innerWidth),
      middle(box.top, box.bottom, innerHeight),
    )
    const covered = !at || !(element.contains(at) || at.contains(element) || element.closest('label')?.contains(at))
    const list = element.closest('main ol, main ul, main table')
    const labels = [element.getAttribute('aria-label'), element.closest('label')?.textContent, element.textContent]
    const text = (labels.find((label) => label !== null && label !== undefined) ?? '').trim().replace(/\s+/g, ' ')
    const kinds: Readonly<Record<string, string>> = { a: 'link', input: element.getAttribute('type') ?? 'text' }
    const kind = kinds[element.localName] ?? element.localName
    const area = ['nav', 'main', 'footer'].find((landmark) => element.closest(landmark)) ?? 'head'
    const isListLink = area === 'main' && list !== null && kind === 'link'
    const name = area === 'nav' || isListLink ? `${kind}s` : `${kind} ${text.slice(0, 40).replace(/\d[\d,.]*/g, '#')}`
    return { name: `${isListLink ? 'main list' : area}: ${name}`, hasRing, covered }
  })
}

/** Presses Tab until the focus leaves the page. Returns the stops, with equal neighbors as one, and the problems. */
async function tabThrough(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ readonly stops: readonly string[]; readonly problems: readonly string[] }> {
  const stops: string[] = []
  const problems: string[] = []
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key)
    const stop = await currentStop(page)
    if (!stop) return { stops, problems }
    if (!stop.hasRing) problems.push(`no focus ring: ${stop.name}`)
    if (stop.covered) problems.push(`covered: ${stop.name}`)
    if (stops.at(-1) !== stop.name) stops.push(stop.name)
  }
  return { stops, problems: [...problems, 'the focus never left the page'] }
}

const pages = [
  '/',
  '/results',
  '/conditions',
  '/medicines',
  '/timeline',
  '/vitals',
  '/documents',
  '/records/Immunization',
  '/search',
  '/profile',
] as const

test('Tab moves through each page in order, with visible and uncovered focus, and leaves it', async ({
  page,
  signIn,
}) => {
  await trackRequests(page)
  await signIn(/Omar/)
  for (const path of pages) {
    await page.goto(path)
    await waitForPage(page)
    // Plain names add stops.
    await waitForIdle(page)
    const { stops, problems } = await tabThrough(page)
    expect(problems, path).toEqual([])
    expect(`${stops.join('\n')}\n`, path).toMatchSnapshot(
      `order-of${path === '/' ? '-summary' : path.replaceAll('/', '-')}.txt`,
    )
  }
})

test('on pages with results every tab stop is visible and uncovered, forwards and backwards', async ({
  page,
  signIn,
}) => {
  await signIn(/Ana/)
  for (const path of ['/results?time=all', '/results?time=all&group=table', '/medicines']) {
    await page.goto(path)
    await waitForPage(page)
    expect((await tabThrough(page)).problems, path).toEqual([])
  }
  expect((await tabThrough(page, 'Shift+Tab')).problems).toEqual([])
})

test('the skip link moves the focus past the navigation', async ({ page, signInAt }) => {
  await signInAt('/results', /Ana/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(/skip/i)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('navigation moves the focus to the heading of the new page, also on Back', async ({ page, signIn }) => {
  await signIn(/Ana/)
  const nav = page.getByRole('navigation', { name: 'Record' })
  await nav.getByRole('link', { name: 'Medicines', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /at a glance/i })).toBeFocused()
})

test('a record opened from a list has the focus on its heading, also after it has loaded', async ({ page, signIn }) => {
  await signIn(/Ana/)
  for (const list of ['/records/Immunization', '/conditions']) {
    await openPage(page, list)
    await page.locator('main a[href^="/record/"]').first().press('Enter')
    await expect(page).toHaveURL(/\/record\//)
    await expect(page.locator('main :is([aria-busy="true"], [data-loading])')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }), list).toBeFocused()
  }
})

test('on a phone the navigation is a bottom bar that never covers a focused link', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(/Ana/)
  const bar = page.getByRole('navigation', { name: 'Record' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Results', 'Medicines', 'Health', 'Visits'])
  await expect(bar.locator('[aria-current="page"]')).toHaveText('Home')
  await page.getByRole('banner').getByRole('link', { name: 'All records' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'All records' })).toBeFocused()
  await waitForPage(page)
  const top = (await bar.boundingBox())?.y ?? 0
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await link.focus()
    const box = await link.boundingBox()
    expect((box?.y ?? top) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
  }
})

test('a chart is explored with arrow keys, Home and End, and announces each point', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await openTrend(page, '/vitals', /weight/i)
  const slider = page.getByRole('slider')
  await slider.focus()
  const valueText = async () => (await slider.getAttribute('aria-valuetext')) ?? ''
  const newest = await valueText()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(valueText).not.toBe(newest)
  expect(await valueText()).toMatch(/\d.*(kg|lb)/)
  await expect(page.getByRole('status').filter({ hasText: /kg|lb/ })).toBeVisible()
  await page.keyboard.press('Home')
  await expect.poll(valueText).toMatch(/\b1 of \d+/)
  await page.keyboard.press('End')
  await expect.poll(valueText).toBe(newest)
  await expect(page.getByRole('table')).toBeVisible()
})
