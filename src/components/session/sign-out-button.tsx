import { useState } from 'react'
import { signOut } from '../../auth/session/restore'
import { useSession } from '../../auth/session/session-provider'
import type { SessionEndCause } from '../../auth/session/session-store'
import { useMessages } from '../../ui/language'

/** Returns a function that ends the session; the layout then redirects. */
export function useSignOut(): (cause?: SessionEndCause) => void {
  const session = useSession()
  return (cause) => void signOut(session, cause)
}

export function SignOutButton() {
  const { frame } = useMessages()
  const leaveRecord = useSignOut()
  const [busy, setBusy] = useState(false)
  const leave = () => {
    if (!busy) leaveRecord()
    setBusy(true)
  }
  return (
    <button type="button" aria-disabled={busy} onClick={leave}>
      {frame.signOut}
    </button>
  )
}
