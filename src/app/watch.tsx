import { lazy, useEffect } from 'react'
import { useAskedAgain } from '../data/asked-again'
import { useWords } from '../ui/language'
import { loadSignInWords } from '../words/load'
import { ClockNote } from './clock-note'
import { PartBoundary } from './error-boundary'
import { useFocusKeeper } from './focus-keeper'
import { Narrowed } from './narrowed'
import { OfflineNote } from './offline-note'
import { SessionEnded } from './session-ended'
import { TimeOut } from './time-out'

// Nobody needs it before a list is asked for again.
const FreshNote = lazy(() => import('./fresh-note'))

/** The page after a sign-out is got ahead of it: people sign out without a connection too, and must see that it worked. */
function useSignedOutPage(): void {
  const { code } = useWords().language
  useEffect(() => {
    void import('../views/connect/signed-out').catch(() => undefined)
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
