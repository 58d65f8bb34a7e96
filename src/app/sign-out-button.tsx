import { useState } from 'react'
import { useSession } from '../session/context'
import type { EndCause } from '../session/current'
import { useWords } from '../ui/language'

/** Ends the session; the layout then shows that the record is gone. */
export function useSignOut(): (cause?: EndCause) => void {
  const session = useSession()
  return (cause) => void import('../session/connect').then(({ signOut }) => signOut(session, cause))
}

export function SignOutButton() {
  const { frame } = useWords()
  const signOut = useSignOut()
  const [busy, setBusy] = useState(false)
  const leave = () => {
    if (!busy) signOut()
    setBusy(true)
  }
  return (
    <button type="button" aria-disabled={busy} onClick={leave}>
      {frame.signOut}
    </button>
  )
}
