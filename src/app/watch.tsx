import { useEffect } from 'react'
import { useWords } from '../ui/language'
import { loadSignInWords } from '../words/load'
import { ClockNote } from './clock-note'
import { FreshNote } from './fresh-note'
import { useFocusKeeper } from './focus-keeper'
import { Narrowed } from './narrowed'
import { OfflineNote } from './offline-note'
import { SessionEnded } from './session-ended'
import { TimeOut } from './time-out'

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
  return (
    <>
      <SessionEnded />
      <OfflineNote />
      <ClockNote />
      <Narrowed />
      <FreshNote />
      <TimeOut />
    </>
  )
}
