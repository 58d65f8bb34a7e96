import { expect, test } from './fixtures'
import { elementsOutsideViewport, horizontalOverflow } from './checks/layout'
import { openChart, openPage } from './navigation'

test('at 320 px the table of tests by date scrolls inside its region', async ({ page, signInAt }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signInAt('/results?group=table&time=all', /Ana/)
  expect(await horizontalOverflow(page)).toBe(0)
  const table = page.getByRole('region', { name: 'Tests by date' })
  await table.focus()
  const [contentWidth, visibleWidth] = await table.evaluate((region) => [region.scrollWidth, region.clientWidth])
  expect(contentWidth).toBeGreaterThan(visibleWidth ?? 0)
  expect(await elementsOutsideViewport(page)).toEqual([])
})

test('the summary of a provider does not scroll sideways after a change of the width', async ({
  page,
  signInProvider,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInProvider(/^Dr\. Robin/)
  await openChart(page, 'Exampleby')
  await expect(page.getByRole('table', { name: 'Latest test results' })).toBeVisible()
  await expect(page.locator('[data-loading], [data-name-loading]')).toHaveCount(0)
  for (const width of [1280, 1024, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => horizontalOverflow(page), { message: `${String(width)} px` }).toBe(0)
  }
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
  // Background colors are removed, so the current section has an outline.
  const outlined = await page
    .getByRole('navigation', { name: 'Record' })
    .getByRole('link')
    .evaluateAll((all) =>
      all.filter((element) => getComputedStyle(element).outlineStyle === 'solid').map((element) => element.textContent),
    )
  expect(outlined).toEqual(['Health'])
  await openPage(page, '/results?time=all')
  const link = page.getByRole('link', { name: /all .* results|result/i }).first()
  await expect(link).toBeVisible()
  // A button marked only by its background would be invisible.
  const borderless = await page
    .locator('main button:visible')
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            getComputedStyle(element).borderTopStyle === 'none' &&
            !getComputedStyle(element).textDecorationLine.includes('underline'),
        )
        .map((element) => element.textContent),
    )
  expect(borderless).toEqual([])
})

test('with reduced motion there are no animations, transitions or smooth scrolling', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(/Ana/)
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => !(animation instanceof CSSAnimation && animation.animationName === 'delayed-reveal'))
          .length +
        [...document.querySelectorAll('*')].filter(
          (element) =>
            getComputedStyle(element).scrollBehavior === 'smooth' ||
            getComputedStyle(element)
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

test('while parts of the record are loading, the cards of the home page say what they wait for, and none is empty', async ({
  page,
  ehr,
  signIn,
}) => {
  const held: (() => Promise<void>)[] = []
  await page.route(
    ({ href }) => /\/(?:Observation|MedicationRequest|Condition)\?/.test(href) && href.startsWith(ehr.fhirBase),
    (route) => void held.push(() => route.continue()),
  )
  await signIn(/Walter/)
  const cards = page.getByRole('main').locator('section')
  await expect(cards.filter({ hasText: /Getting your/ })).toHaveCount(3)
  const withoutWords = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main section, main section *')]
      .filter((each) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(each)
        const isBox = backgroundColor !== 'rgba(0, 0, 0, 0)' && borderTopWidth !== '0px'
        return isBox && each.offsetHeight > 40 && each.textContent.trim() === ''
      })
      .map(({ outerHTML }) => outerHTML),
  )
  expect(withoutWords).toEqual([])
  await Promise.all(held.map((answer) => answer()))
  await expect(cards.filter({ hasText: /Getting your/ })).toHaveCount(0)
})

test('at 390 px the results of a child keep each number on one line, inside their card', async ({ page, signInAt }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt('/results/trend/leo-age-2557-weight', /Maya/, /Leo/)
  const table = page.getByRole('main').getByRole('table')
  await expect(table.getByText('4 years 11 months')).toBeVisible()
  const brokenNumbers = await table.evaluate((element) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { 0: number, index } of (node.nodeValue ?? '').matchAll(/\d[\d.]*/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + number.length)
        if (range.getClientRects().length > 1) broken.push(number)
      }
    return broken
  })
  expect(brokenNumbers).toEqual([])
  const overhang = await table.evaluate((element) => {
    const card = element.closest('section')?.getBoundingClientRect().right ?? 0
    return element.getBoundingClientRect().right - card
  })
  expect(overhang).toBeLessThan(0)
})
