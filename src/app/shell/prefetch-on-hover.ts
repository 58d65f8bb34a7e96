import { matchPath } from 'react-router'
import { savesData, whenIdle } from '../../lib/idle'
import { sitePath } from '../../config/base-path'

/** What can be asked for ahead, by the pattern of its address. */
type Pages = Readonly<Record<string, { ahead(): void }>>

/** Where a page leads that most people go to next and that needs much code: the chart of a test. */
const next: Readonly<Record<string, string>> = { '/results': '/results/trend/:name', '/vitals': '/results/trend/:name' }

const patternOf = (pages: Pages, path: string): string | undefined =>
  Object.keys(pages).find((pattern) => matchPath(sitePath(pattern), path))

/**
 * Asks for the code of a page when a pointer or the focus comes to a link that leads there, and on some pages for that of the page that follows most often,
 * when the browser has nothing else to do; unless it is told to save data. Asks for code alone, and says nothing of the record: `pages` are patterns.
 */
export function followIntent(pages: Pages): void {
  if (savesData()) return
  const come = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const pattern = link?.origin === location.origin ? patternOf(pages, link.pathname) : undefined
    if (pattern === undefined) return
    pages[pattern]?.ahead()
    const following = next[pattern]
    if (following !== undefined) whenIdle(() => pages[following]?.ahead())
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, come, { passive: true })
}
