import { Suspense, useEffect } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { lazyComponent } from '../../ui/preloadable'
import { useRefetched } from '../../data/freshness/use-refetched'
import { useMessages } from '../../language/language-context'
import { loadSignInMessages } from '../../i18n/loader'
import { ClockSkewBanner } from './clock-skew-banner'
import { PartBoundary } from './error-boundary'
import { useRestoreFocus } from './use-restore-focus'
import { ReducedScopesBanner } from './reduced-scopes-banner'
import { OfflineBanner } from './offline-banner'
import { SessionEndedBanner } from './session-ended-banner'
import { IdleTimeoutDialog } from './idle-timeout-dialog'
import { NamesReader } from './names-reader'

// Only while a file is open.
const CopyBanner = lazyComponent(() => import('./copy-banner'))
// Not needed before a list is refetched.
const StaleDataBanner = lazyComponent(() => import('./stale-data-banner'))

/** Preloads the signed-out page: signing out offline must show that it worked. */
function usePreloadedSignedOutPage(): void {
  const { code } = useMessages().language
  useEffect(() => {
    void import('../../pages/connect/signed-out').catch(() => undefined)
    void loadSignInMessages(code).catch(() => undefined)
  }, [code])
}

/** Banners and watchers of every page with a session: a copy from a file, session end, idle timeout, offline, clock skew, reduced scopes, new records, lost focus, names of people. */
export default function SessionWatchers() {
  useRestoreFocus()
  usePreloadedSignedOutPage()
  const { appShell } = useMessages()
  const { kind } = useSession()
  const askedAgain = useRefetched()
  return (
    <>
      {kind !== 'ehr' ? (
        <Suspense>
          <CopyBanner />
        </Suspense>
      ) : null}
      <SessionEndedBanner />
      <OfflineBanner />
      <ClockSkewBanner />
      <ReducedScopesBanner />
      {askedAgain ? (
        <PartBoundary message={appShell.chunkFailed}>
          <StaleDataBanner before={askedAgain} />
        </PartBoundary>
      ) : null}
      <IdleTimeoutDialog />
      <NamesReader />
    </>
  )
}
