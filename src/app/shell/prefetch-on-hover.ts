import { matchPath } from 'react-router'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import { withBasePath } from '../../config/base-path'

/** Pages that can be preloaded, by route path. */
type Pages = Readonly<Record<string, { preload(): void }>>

/** The page most often opened next, where it needs much code: the chart of a test. */
const likelyNext: Readonly<Record<string, string>> = {
  '/results': '/results/trend/:observationId',
  '/vitals': '/results/trend/:observationId',
}

const patternOf = (pages: Pages, path: string): string | undefined =>
  Object.keys(pages).find((pattern) => matchPath(withBasePath(pattern), path))

/**
 * Preloads the code of a page when its link is hovered or focused, and when idle the code of the page most often opened next; not when the
 * browser saves data. Requests only code, by route pattern, so the web server learns nothing about the record.
 */
export function prefetchOnHover(pages: Pages): void {
  if (isSaveDataOn()) return
  const preloadTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const pattern = link?.origin === location.origin ? patternOf(pages, link.pathname) : undefined
    if (pattern === undefined) return
    pages[pattern]?.preload()
    const following = likelyNext[pattern]
    if (following !== undefined) runWhenIdle(() => pages[following]?.preload())
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, preloadTarget, { passive: true })
}
