// Entry module. Kept small, so that the first FHIR requests start while the code of the pages is still loading.
import { prefetchCritical } from '../data/prefetch/first-page'
import { completeCallback, isCallbackPath, opensSummary } from '../auth/launch/callback'
import { restoreSession } from '../auth/session/restore'
import { loadHomeBundle } from '../i18n/loader'
import { takeLink } from '../lib/taken-link'
import { initialLanguage } from './initial-language'

// Before anything else, as the address of a shared link has its key.
takeLink()

/** The session that opens on the summary, from the authorization response or restored after a reload; undefined if another page opens. */
async function sessionForSummary() {
  if (!isCallbackPath(location.pathname))
    return opensSummary() ? restoreSession() : void restoreSession().catch(() => undefined)
  const signIn = await completeCallback()
  return 'session' in signIn && signIn.returnTo === '/' ? signIn.session : undefined
}

// Errors are shown by the page, which awaits the same promises.
sessionForSummary().then(
  (session) => session && prefetchCritical(session),
  () => undefined,
)

// src/bootstrap/browser-check.js reports a script that fails to load.
void import('./main')
// Messages and the summary page load in parallel with the app code.
loadHomeBundle(initialLanguage()).catch(() => undefined)
if (opensSummary()) import('../pages/summary/summary').catch(() => undefined)
