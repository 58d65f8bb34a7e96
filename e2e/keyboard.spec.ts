import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { openPage, openTrend, waitForPage } from './navigation'
import type { Page } from '@playwright/test'

test.describe.configure({ timeout: 180_000 })

interface Stop {
  readonly name: string
  readonly marked: boolean
  readonly covered: boolean
}

/** What has the focus: its kind and name, whether a mark shows it, and whether something lies over it. */
function stopAt(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body || one === document.documentElement) return undefined
    // The ring of a link that makes a whole row pressable lies around the row.
    const marked = [undefined, '::before'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const box = one.getClientRects()[0] ?? one.getBoundingClientRect()
    // In the middle of what of it is in the window.
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2
    const at = document.elementFromPoint(
      middle(box.left, box.right, innerWidth),
      middle(box.top, box.bottom, innerHeight),
    )
    const covered = !at || !(one.contains(at) || at.contains(one) || one.closest('label')?.contains(at))
    const list = one.closest('main ol, main ul, main table')
    const labels = [one.getAttribute('aria-label'), one.closest('label')?.textContent, one.textContent]
    const text = (labels.find((label) => label !== null && label !== undefined) ?? '').trim().replace(/\s+/g, ' ')
    const kinds: Readonly<Record<string, string>> = { a: 'link', input: one.getAttribute('type') ?? 'text' }
    const kind = kinds[one.localName] ?? one.localName
    const area = ['nav', 'main', 'footer'].find((landmark) => one.closest(landmark)) ?? 'head'
    const isListLink = area === 'main' && list !== null && kind === 'link'
    const name = area === 'nav' || isListLink ? `${kind}s` : `${kind} ${text.slice(0, 40).replace(/\d[\d,.]*/g, '#')}`
    return { name: `${isListLink ? 'main list' : area}: ${name}`, marked, covered }
  })
}

/** Presses Tab until the page lets the focus go; gives the stops, with runs of the same kind as one, and what was wrong with any. */
async function tabThrough(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ readonly stops: readonly string[]; readonly wrong: readonly string[] }> {
  const stops: string[] = []
  const wrong: string[] = []
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key)
    const stop = await stopAt(page)
    if (!stop) return { stops, wrong }
    if (!stop.marked) wrong.push(`no mark: ${stop.name}`)
    if (stop.covered) wrong.push(`covered: ${stop.name}`)
    if (stops.at(-1) !== stop.name) stops.push(stop.name)
  }
  return { stops, wrong: [...wrong, 'the focus never left the page'] }
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
    // Plain names come with stops of their own.
    await waitForIdle(page)
    const { stops, wrong } = await tabThrough(page)
    expect(wrong, path).toEqual([])
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
    expect((await tabThrough(page)).wrong, path).toEqual([])
  }
  expect((await tabThrough(page, 'Shift+Tab')).wrong).toEqual([])
})

test('the skip link moves the focus past the navigation', async ({ page, signIn }) => {
  await signIn(/Ana/)
  await page.goto('/results')
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
  await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeFocused()
})

for (const list of ['/records/Immunization', '/conditions'])
  test(`a record opened from ${list} has the focus on its heading, also after it has loaded`, async ({
    page,
    signIn,
  }) => {
    await signIn(/Ana/)
    await openPage(page, list)
    await page.locator('main a[href^="/record/"]').first().press('Enter')
    await expect(page).toHaveURL(/\/record\//)
    await expect(page.locator('main :is([aria-busy="true"], [data-loading])')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
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
  const said = async () => (await slider.getAttribute('aria-valuetext')) ?? ''
  const newest = await said()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(said).not.toBe(newest)
  expect(await said()).toMatch(/\d.*(kg|lb)/)
  await expect(page.getByRole('status').filter({ hasText: /kg|lb/ })).toBeVisible()
  await page.keyboard.press('Home')
  await expect.poll(said).toMatch(/\b1 of \d+/)
  await page.keyboard.press('End')
  await expect.poll(said).toBe(newest)
  await expect(page.getByRole('table')).toBeVisible()
})
