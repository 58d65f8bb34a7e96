// The first of the app to run, and small: what a sign-in or a reload asks for is under way while the pages are still on theirs.
import { completeCallback, isCallback, leadsToSummary } from '../session/callback'
import { restoreSession } from '../session/connect'

const begun: Promise<unknown> = isCallback(location.pathname) ? completeCallback() : restoreSession()
// Whoever draws the page asks for the same and tells what went wrong.
begun.catch(() => undefined)

// A file that does not come is told by src/before/old-browser.js.
void import('./main')
// The page that a sign-in leads to is on its way beside what draws it, not after it.
if (leadsToSummary()) import('../views/summary/summary').catch(() => undefined)
