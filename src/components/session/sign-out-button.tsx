import { useState } from 'react'
import { signOut } from '../../auth/session/end-session'
import { useSession } from '../../auth/session/session-provider'
import { useMessages } from '../../language/language-context'

/** Ends the session in all tabs; the layout then redirects. */
export function SignOutButton() {
  const { appShell } = useMessages()
  const session = useSession()
  const [isSigningOut, setIsSigningOut] = useState(false)
  const handleClick = () => {
    if (!isSigningOut) void signOut(session)
    setIsSigningOut(true)
  }
  return (
    <button type="button" aria-disabled={isSigningOut} onClick={handleClick}>
      {appShell.signOut}
    </button>
  )
}
