// The first of the app to run, and small: what a sign-in or a reload asks for is under way while the pages are still on theirs.
import { askFirst } from '../data/prefetch/first-page'
import { completeCallback, isCallbackPath, opensSummary } from '../auth/launch/callback'
import { restoreSession } from '../auth/session/restore'
import { homeLoaders } from '../i18n/first-tables'
import { initialLanguage } from './initial-language'

/** The session that opens on the first page: the one that the EHR has just answered for, or the one that this tab had before. */
async function sessionForSummary() {
  if (!isCallbackPath(location.pathname))
    return opensSummary() ? restoreSession() : void restoreSession().catch(() => undefined)
  const signIn = await completeCallback()
  return 'session' in signIn && signIn.returnTo === '/' ? signIn.session : undefined
}

// Whoever draws the page asks for the same and tells what went wrong.
sessionForSummary().then(
  (session) => session && askFirst(session),
  () => undefined,
)

// A file that does not come is told by src/bootstrap/browser-check.js.
void import('./main')
// The words, and the page that a sign-in leads to, are on their way beside what draws them, not after it.
homeLoaders[initialLanguage()]().catch(() => undefined)
if (opensSummary()) import('../pages/summary/summary').catch(() => undefined)
