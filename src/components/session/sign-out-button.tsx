import { useState } from 'react'
import { signOut as endSession } from '../../auth/session/end-session'
import { useSession } from '../../auth/session/session-provider'
import type { SessionEndCause } from '../../auth/session/session-store'
import { useMessages } from '../../language/language-context'

/** Returns a function that ends the session; the layout then redirects. */
export function useSignOut(): (cause?: SessionEndCause) => void {
  const session = useSession()
  return (cause) => void endSession(session, cause)
}

export function SignOutButton() {
  const { appShell } = useMessages()
  const signOut = useSignOut()
  const [isSigningOut, setIsSigningOut] = useState(false)
  const handleClick = () => {
    if (!isSigningOut) signOut()
    setIsSigningOut(true)
  }
  return (
    <button type="button" aria-disabled={isSigningOut} onClick={handleClick}>
      {appShell.signOut}
    </button>
  )
}
