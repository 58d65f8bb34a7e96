import type { Page } from '@playwright/test'

/** Pixels by which the page is wider than the viewport. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Rows, cards and sections whose text overflows their bottom edge. Elements skipped by `content-visibility` have no height and are ignored. */
export const overflowingElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(tr, li, dd, section)')]
      .filter(
        (one) =>
          ['block', 'grid', 'flex', 'list-item'].includes(getComputedStyle(one).display) &&
          getComputedStyle(one).overflowY === 'visible' &&
          [...one.children].some((child) => child.checkVisibility({ contentVisibilityAuto: true })) &&
          one.clientHeight > 0 &&
          one.scrollHeight > one.clientHeight + 2,
      )
      .slice(0, 3)
      .map(
        (one) =>
          `${one.tagName.toLowerCase()} reaches ${one.scrollHeight - one.clientHeight} px below itself: ${one.textContent?.slice(0, 40) ?? ''}`,
      ),
  )
