import { matchPath } from 'react-router'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import { withBasePath } from '../../config/base-path'

/** Pages that can be preloaded, by route path. */
type Pages = Readonly<Record<string, { preload(): void }>>

/** Where a page leads that most people go to next and that needs much code: the chart of a test. */
const likelyNext: Readonly<Record<string, string>> = {
  '/results': '/results/trend/:observationId',
  '/vitals': '/results/trend/:observationId',
}

const patternOf = (pages: Pages, path: string): string | undefined =>
  Object.keys(pages).find((pattern) => matchPath(withBasePath(pattern), path))

/**
 * Asks for the code of a page when a pointer or the focus comes to a link that leads there, and on some pages for that of the page that follows most often,
 * when the browser has nothing else to do; unless it is told to save data. Asks for code alone, and says nothing of the record: `pages` are patterns.
 */
export function prefetchOnHover(pages: Pages): void {
  if (isSaveDataOn()) return
  const come = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const pattern = link?.origin === location.origin ? patternOf(pages, link.pathname) : undefined
    if (pattern === undefined) return
    pages[pattern]?.preload()
    const following = likelyNext[pattern]
    if (following !== undefined) runWhenIdle(() => pages[following]?.preload())
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, come, { passive: true })
}
