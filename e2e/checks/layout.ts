import type { Page } from '@playwright/test'

/** Pixels by which the page is wider than the viewport. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The page must not scroll horizontally (WCAG 1.4.10). */
export async function horizontalScrolling(page: Page): Promise<readonly string[]> {
  const pixels = await horizontalOverflow(page)
  return pixels > 0 ? [`${pixels} px wider than the viewport`] : []
}

/** Elements that reach out of the viewport, except inside scrollable regions and lines that end in an ellipsis. */
export const elementsOutsideViewport = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    function isScrolledOrCut(element: Element): boolean {
      for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(ancestor)
        if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return true
      }
      return false
    }
    return [...document.querySelectorAll('main *, header *, footer *, aside *')]
      .filter((element) => {
        const { right, left, width, height } = element.getBoundingClientRect()
        return (
          width > 1 &&
          height > 1 &&
          (right > clientWidth + 1 || left < -1) &&
          !element.closest('svg, .visually-hidden') &&
          !isScrolledOrCut(element)
        )
      })
      .slice(0, 3)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${element.textContent?.slice(0, 40) ?? ''}`,
      )
  })

/** Rows, cards and sections whose text overflows their bottom edge. Elements skipped by `content-visibility` have no height and are ignored. */
export const overflowingElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(tr, li, dd, section)')]
      .filter(
        (element) =>
          ['block', 'grid', 'flex', 'list-item'].includes(getComputedStyle(element).display) &&
          getComputedStyle(element).overflowY === 'visible' &&
          [...element.children].some((child) => child.checkVisibility({ contentVisibilityAuto: true })) &&
          element.clientHeight > 0 &&
          element.scrollHeight > element.clientHeight + 2,
      )
      .slice(0, 3)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} overflows by ${element.scrollHeight - element.clientHeight} px: ${element.textContent?.slice(0, 40) ?? ''}`,
      ),
  )

/** Elements that cut off their content. The summary of collapsed details may end in an ellipsis, because its whole text is inside. */
export const clippedElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, nav *')]
      .filter(
        (element) =>
          !(element.closest('summary') && getComputedStyle(element).textOverflow === 'ellipsis') &&
          !element.closest('svg, .visually-hidden, select, input') &&
          getComputedStyle(element).overflow === 'hidden' &&
          element.checkVisibility() &&
          (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2) &&
          element.clientHeight > 1,
      )
      .slice(0, 3)
      .map((element) => element.textContent?.slice(0, 40) ?? ''),
  )

/** Targets smaller than 24 px whose 24 px circle overlaps another target, except links in a sentence (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) =>
      (
        (element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null) ?? element
      ).getBoundingClientRect()
    const targets = [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'),
      )
      .map((element) => ({ element, box: boxOf(element) }))
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim().length ?? 0) > 1,
      )
    const hasCloseNeighbor = ({ element, box }: (typeof targets)[number]) => {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      return targets.some(({ element: other, box: { left, right, top, bottom } }) => {
        if (other === element || other.contains(element) || element.contains(other)) return false
        return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < 12
      })
    }
    return targets
      .filter(
        (target) =>
          target.box.width > 0 &&
          (target.box.width < 23.9 || target.box.height < 23.9) &&
          !isInSentence(target.element) &&
          hasCloseNeighbor(target),
      )
      .slice(0, 3)
      .map(
        ({ element, box }) =>
          `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40) ?? ''}" is ${Math.round(box.width)} × ${Math.round(box.height)} px`,
      )
  })

/** Texts that cover each other by more than 4 px, as where a line is too narrow for what is on it. */
export const overlappingTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath !== 'none') return true
      return false
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: { text: string; rects: DOMRect[] }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (
        text === '' ||
        !element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
        element.closest('svg, select, [class*="skip"]') ||
        isClipped(element)
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      texts.push({ text: text.slice(0, 30), rects: [...range.getClientRects()] })
    }
    const covers = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
    return texts.flatMap(({ text, rects }, index) =>
      texts
        .slice(index + 1)
        .filter((other) => rects.some((rect) => other.rects.some((otherRect) => covers(rect, otherRect))))
        .map((other) => `"${text}" and "${other.text}"`),
    )
  })

/** Adds a stylesheet with the text spacing of WCAG 1.4.12. Returns a function that removes it. */
export async function applyTextSpacing(page: Page): Promise<() => Promise<void>> {
  const stylesheet = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  return async () => {
    await stylesheet.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    })
    await stylesheet.dispose()
  }
}
