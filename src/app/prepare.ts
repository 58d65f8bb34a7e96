import type { QueryClient } from '@tanstack/react-query'
import { drawingBegins } from '../data/prefetch/first-page'
import { readFirst } from '../data/prefetch/seed-cache'
import { completeCallback, isCallbackPath, opensSummary } from '../auth/launch/callback'
import { restoreSession } from '../auth/session/restore'
import { currentSession } from '../auth/session/session-store'
import { withBasePath } from '../config/base-path'
import { loadMessages } from '../i18n/load'
import { initialLanguage } from './initial-language'
import { recordRoutes } from './routes'
import type { Messages } from '../i18n'

/** So long nothing is drawn while the session, or what has come of its record, is all but there, in milliseconds: a word that it is on its way would be gone before it was read, and a slow phone would draw the page twice. */
const FIRST_PAINT_TIMEOUT_MS = 300

const withTimeout = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((late) => setTimeout(late, FIRST_PAINT_TIMEOUT_MS)),
  ])

/** Where the answer of an EHR leads; undefined at every other address, where the session of before a reload is found. Rejects where the page has to tell what went wrong. */
async function resolveSignIn(): Promise<string | undefined> {
  if (!isCallbackPath(location.pathname)) return void (await restoreSession())
  const signIn = await completeCallback()
  return 'choose' in signIn ? '/who' : signIn.returnTo
}

/** Everything before the first thing is drawn: leads on from the answer of an EHR, and gives the words. Rejects when these cannot be loaded. */
export async function prepare(client: QueryClient): Promise<Messages> {
  drawingBegins()
  // There before this code has come, so that the first answers are on their way for long.
  const early = currentSession()
  const settled = withTimeout(resolveSignIn())
  const words = await loadMessages(initialLanguage())
  const path = await settled
  if (path !== undefined) history.replaceState(null, '', withBasePath(path))
  if (opensSummary()) await withTimeout(Promise.all([recordRoutes['/']?.preload(), early && readFirst(client, early)]))
  return words
}
