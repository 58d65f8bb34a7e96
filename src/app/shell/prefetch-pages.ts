import { matchPath } from 'react-router'
import { currentSession } from '../../auth/session/session-store'
import { audienceOf } from '../../data/privacy/audience'
import { whenFetched } from '../../data/queries/when-fetched'
import { loadNavigationMessages } from '../../i18n/loader'
import { loadPageMessages, loadProviderMessages } from '../../i18n/messages'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import { withBasePath } from '../../config/base-path'
import { navigationSectionsFor } from './navigation-sections'
import type { QueryClient } from '@tanstack/react-query'
import type { LanguageCode } from '../../i18n/language'

/** Pages that can be preloaded, by route path. */
type Pages = Readonly<Record<string, { preload(): Promise<unknown> }>>

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
    void pages[pattern]?.preload()
    const following = likelyNext[pattern]
    if (following !== undefined) runWhenIdle(() => void pages[following]?.preload())
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, preloadTarget, { passive: true })
}

/**
 * Loads the code and messages of the places in the main navigation, one after the other when the browser is idle and no data is being fetched, so that
 * they open without a network in a tab that is open; not when the browser saves data, nor without a session.
 */
export async function prefetchMainPages(pages: Pages, code: LanguageCode, client: QueryClient): Promise<void> {
  const session = currentSession()
  if (session === undefined || isSaveDataOn()) return
  const audience = audienceOf(session)
  const messages = audience === 'provider' ? loadProviderMessages : loadPageMessages
  const patterns = navigationSectionsFor(audience).map(({ to }) => patternOf(pages, withBasePath(to)))
  const loads = [
    () => messages(code),
    () => loadNavigationMessages(code),
    ...patterns.map((pattern) => async () => void (pattern && (await pages[pattern]?.preload()))),
  ]
  for (const load of loads) {
    await new Promise<void>((resolve) => runWhenIdle(resolve))
    // On a slow connection the record comes first.
    await whenFetched(client)
    // Without it, the page is loaded on navigation.
    await load().catch(() => undefined)
  }
}
