import { expect, test } from './fixtures'
import { overflowingElements, horizontalOverflow } from './checks/layout'
import { openPage } from './navigation'
import { exampleLinks, listPaths } from './page-paths'
import type { Page } from '@playwright/test'

test.describe.configure({ timeout: 300_000 })

/** Every page with its examples. */
async function everyPage(page: Page, look: (path: string) => Promise<readonly string[]>) {
  const wrong: Record<string, readonly string[]> = {}
  const examples = new Map<string, string>()
  const visit = async (path: string) => {
    await openPage(page, path)
    const found = await look(path)
    if (found.length > 0) wrong[path] = found
  }
  for (const path of listPaths) {
    await visit(path)
    for (const example of await exampleLinks(page)) examples.set(example.split('/').slice(0, 3).join('/'), example)
  }
  for (const path of examples.values()) await visit(path)
  return wrong
}

/** Boxes that stick out of a narrow window, other than inside a region that scrolls by itself. */
function sticksOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean =>
      [...ancestors(element)].some((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX))
    function* ancestors(element: Element): Generator<Element> {
      for (let one = element.parentElement; one; one = one.parentElement) yield one
    }
    const out = [...document.querySelectorAll('main *, header *, footer *, aside *')].filter((element) => {
      const { right, left, width: own, height } = element.getBoundingClientRect()
      return (
        own > 1 &&
        height > 1 &&
        (right > width + 1 || left < -1) &&
        !element.closest('svg, .visually-hidden') &&
        !scrolls(element)
      )
    })
    return out
      .slice(0, 3)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} sticks out: ${element.textContent?.slice(0, 40) ?? ''}`,
      )
  })
}

/** Things to press that are smaller than 24 pixels and have no room around them, other than links inside a sentence (WCAG 2.2, 2.5.8). */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden')
    const boxOf = (element: Element) =>
      (
        (element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null) ?? element
      ).getBoundingClientRect()
    const all = [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter(seen)
      .map((element) => ({ element, box: boxOf(element) }))
    const centre = (box: DOMRect) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const
    const inSentence = (element: Element) =>
      element.matches('a') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim().length ?? 0) > 1,
      )
    const crowded = ({ element, box }: (typeof all)[number]) => {
      const [x, y] = centre(box)
      return all.some(({ element: other, box: one }) => {
        if (other === element || other.contains(element) || element.contains(other)) return false
        const [dx, dy] = [Math.max(one.left - x, 0, x - one.right), Math.max(one.top - y, 0, y - one.bottom)]
        return Math.hypot(dx, dy) < 12
      })
    }
    const small = all.filter(
      (one) =>
        one.box.width > 0 &&
        (one.box.width < 23.9 || one.box.height < 23.9) &&
        !inSentence(one.element) &&
        crowded(one),
    )
    return small
      .slice(0, 3)
      .map(
        ({ element, box }) =>
          `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40) ?? ''}" is ${Math.round(box.width)} by ${Math.round(box.height)}`,
      )
  })
}

test('at 320 pixels, which is a window of 1280 at 400 %, nothing needs scrolling to the side and every target can be hit', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signIn(/Ana/)
  expect(
    await everyPage(page, async () => [
      ...((await horizontalOverflow(page)) > 0 ? [`wider by ${await horizontalOverflow(page)}`] : []),
      ...(await sticksOut(page)),
      ...(await overflowingElements(page)),
      ...(await smallTargets(page)),
    ]),
  ).toEqual({})
  await openPage(page, '/results?group=table&time=all')
  expect(await horizontalOverflow(page)).toBe(0)
  const table = page.getByRole('region', { name: 'Tests by date' })
  await table.focus()
  const [inner, outer] = await table.evaluate((one) => [one.scrollWidth, one.clientWidth])
  expect(inner).toBeGreaterThan(outer ?? 0)
  expect(await sticksOut(page)).toEqual([])
})

/** The spacing that people may set for themselves (WCAG 1.4.12). */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

test('with wide text spacing no text is cut off or pushed out', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signIn(/Ana/)
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, spaced)
  // A line that ends in an ellipsis before a fold has its words whole behind it.
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *, header *, nav *')]
        .filter((one) => !(one.closest('summary') && getComputedStyle(one).textOverflow === 'ellipsis'))
        .filter(
          (one) =>
            !one.closest('svg, .visually-hidden, select, input') &&
            getComputedStyle(one).overflow === 'hidden' &&
            one.checkVisibility() &&
            (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2) &&
            one.clientHeight > 1,
        )
        .slice(0, 3)
        .map((one) => `cut off: ${one.textContent?.slice(0, 40) ?? ''}`),
    )
  expect(
    await everyPage(page, async () => [
      ...((await horizontalOverflow(page)) > 0 ? [`wider by ${await horizontalOverflow(page)}`] : []),
      ...(await sticksOut(page)),
      ...(await overflowingElements(page)),
      ...(await cut()),
    ]),
  ).toEqual({})
})

test('in forced colors focus, the current page and buttons stay visible', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await signIn(/Ana/)
  for (const path of ['/', '/results', '/conditions']) {
    await openPage(page, path)
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(outline, path).not.toBe('none')
  }
  // A ground of its own is not seen there: the place that is open has a frame.
  const framed = await page
    .getByRole('navigation', { name: 'Record' })
    .getByRole('link')
    .evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).outlineStyle === 'solid').map((one) => one.textContent),
    )
  expect(framed).toEqual(['Health'])
  await openPage(page, '/results?time=all')
  const link = page.getByRole('link', { name: /all .* results|result/i }).first()
  await expect(link).toBeVisible()
  // A control that is only a coloured box would vanish.
  const borderless = await page
    .locator('main button:visible')
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            getComputedStyle(one).borderTopStyle === 'none' &&
            !getComputedStyle(one).textDecorationLine.includes('underline'),
        )
        .map((one) => one.textContent),
    )
  expect(borderless).toEqual([])
})

test('with reduced motion there are no animations, transitions or smooth scrolling', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(/Ana/)
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((one) => !(one instanceof CSSAnimation && one.animationName === 'held'))
          .length +
        [...document.querySelectorAll('*')].filter(
          (one) =>
            getComputedStyle(one).scrollBehavior === 'smooth' ||
            getComputedStyle(one)
              .transitionDuration.split(', ')
              .some((time) => parseFloat(time) > 0),
        ).length,
    )
  for (const path of ['/', '/timeline', '/results', '/medicines']) {
    await openPage(page, path)
    expect(await moving(), path).toBe(0)
  }
})

test('printed pages hide navigation and controls and use dark text on a light background', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(/Ana/)
  for (const path of ['/', '/results', '/timeline', '/conditions', '/medicines']) {
    await openPage(page, path)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Record' }), path).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sign out' }), path).toBeHidden()
    await expect(page.getByRole('main').getByRole('searchbox'), path).toHaveCount(0)
    const [paper, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      const light = (css: string) =>
        css.startsWith('rgba(0, 0, 0, 0') ? 255 : Math.max(...(css.match(/\d+/g) ?? []).slice(0, 3).map(Number))
      return [light(backgroundColor), light(color)]
    })
    expect(paper, path).toBeGreaterThan(240)
    expect(ink, path).toBeLessThan(90)
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  }
})
