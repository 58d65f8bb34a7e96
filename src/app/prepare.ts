import type { QueryClient } from '@tanstack/react-query'
import { onAppCodeLoaded } from '../data/prefetch/first-page'
import { seedCache } from '../data/prefetch/seed-cache'
import { completeCallback, isCallbackPath, opensSummary } from '../auth/launch/callback'
import { restoreSession } from '../auth/session/restore'
import { currentSession } from '../auth/session/session-store'
import { withBasePath } from '../config/base-path'
import { loadMessages } from '../i18n/messages'
import { initialLanguage } from './initial-language'
import { recordRoutes } from './routes'
import type { Messages } from '../i18n/types'

/** How long the first render waits for the session and prefetched records: a loading message would only flash, and a slow phone would render twice. */
const FIRST_PAINT_TIMEOUT_MS = 300

const withTimeout = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, FIRST_PAINT_TIMEOUT_MS)),
  ])

/** Completes the authorization response and returns the path to open next; on any other path restores the session and returns undefined. Rejects on errors, which the page shows. */
async function resolveSignIn(): Promise<string | undefined> {
  if (!isCallbackPath(location.pathname)) return void (await restoreSession())
  const signIn = await completeCallback()
  return 'choices' in signIn ? '/who' : signIn.returnTo
}

/** Everything before the first render: completes the sign-in, seeds the query cache and loads the messages. Rejects when the messages cannot be loaded. */
export async function prepare(client: QueryClient): Promise<Messages> {
  onAppCodeLoaded()
  // A session that exists this early has had its first requests sent by entry.ts.
  const earlySession = currentSession()
  const pathOrTimeout = withTimeout(resolveSignIn())
  const messages = await loadMessages(initialLanguage())
  const path = await pathOrTimeout
  if (path !== undefined) history.replaceState(null, '', withBasePath(path))
  if (opensSummary())
    await withTimeout(Promise.all([recordRoutes['/']?.preload(), earlySession && seedCache(client, earlySession)]))
  return messages
}
