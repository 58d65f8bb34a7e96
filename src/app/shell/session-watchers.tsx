import { lazy, useEffect } from 'react'
import { useAskedAgain } from '../../data/freshness/use-refetched'
import { useWords } from '../../ui/language'
import { loadSignInWords } from '../../i18n/load'
import { ClockNote } from './clock-skew-note'
import { PartBoundary } from '../error-boundary'
import { useFocusKeeper } from './restore-focus'
import { Narrowed } from './scope-reduced-note'
import { OfflineNote } from './offline-note'
import { SessionEnded } from './session-ended'
import { TimeOut } from './idle-timeout-dialog'

// Nobody needs it before a list is asked for again.
const FreshNote = lazy(() => import('./stale-data-banner'))

/** The page after a sign-out is got ahead of it: people sign out without a connection too, and must see that it worked. */
function useSignedOutPage(): void {
  const { code } = useWords().language
  useEffect(() => {
    void import('../../pages/connect/signed-out').catch(() => undefined)
    void loadSignInWords(code).catch(() => undefined)
  }, [code])
}

/** What watches over every page of a record from behind: the end of the session, a lost connection, a clock that is wrong, what it no longer reaches, what has come since, and a focus that would get lost. */
export default function Watch() {
  useFocusKeeper()
  useSignedOutPage()
  const { frame } = useWords()
  const askedAgain = useAskedAgain()
  return (
    <>
      <SessionEnded />
      <OfflineNote />
      <ClockNote />
      <Narrowed />
      {askedAgain ? (
        <PartBoundary without={frame.partUnloaded}>
          <FreshNote before={askedAgain} />
        </PartBoundary>
      ) : null}
      <TimeOut />
    </>
  )
}
