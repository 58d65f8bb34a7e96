import { lazy, useEffect } from 'react'
import { useAskedAgain } from '../../data/freshness/use-refetched'
import { useMessages } from '../../ui/language'
import { loadSignInMessages } from '../../i18n/load'
import { ClockSkewBanner } from './clock-skew-banner'
import { PartBoundary } from './error-boundary'
import { useRestoreFocus } from './use-restore-focus'
import { ReducedScopesBanner } from './reduced-scopes-banner'
import { OfflineBanner } from './offline-banner'
import { SessionEndedBanner } from './session-ended-banner'
import { IdleTimeoutDialog } from './idle-timeout-dialog'

// Nobody needs it before a list is asked for again.
const StaleDataBanner = lazy(() => import('./stale-data-banner'))

/** The page after a sign-out is got ahead of it: people sign out without a connection too, and must see that it worked. */
function usePreloadedSignedOutPage(): void {
  const { code } = useMessages().language
  useEffect(() => {
    void import('../../pages/connect/signed-out').catch(() => undefined)
    void loadSignInMessages(code).catch(() => undefined)
  }, [code])
}

/** What watches over every page of a record from behind: the end of the session, a lost connection, a clock that is wrong, what it no longer reaches, what has come since, and a focus that would get lost. */
export default function SessionWatchers() {
  useRestoreFocus()
  usePreloadedSignedOutPage()
  const { frame } = useMessages()
  const askedAgain = useAskedAgain()
  return (
    <>
      <SessionEndedBanner />
      <OfflineBanner />
      <ClockSkewBanner />
      <ReducedScopesBanner />
      {askedAgain ? (
        <PartBoundary message={frame.partUnloaded}>
          <StaleDataBanner before={askedAgain} />
        </PartBoundary>
      ) : null}
      <IdleTimeoutDialog />
    </>
  )
}
