import { useState } from 'react'
import { endSession, signOut } from '../../auth/session/end-session'
import { useSession } from '../../auth/session/session-provider'
import { useMessages } from '../../language/language-context'

/** Ends the session in all tabs; the layout then redirects. An opened file is closed in this tab. */
export function SignOutButton() {
  const { appShell } = useMessages()
  const session = useSession()
  const isFile = session.kind !== 'ehr'
  const [isSigningOut, setIsSigningOut] = useState(false)
  const handleClick = () => {
    if (!isSigningOut) void (isFile ? endSession(session, 'signOut') : signOut(session))
    setIsSigningOut(true)
  }
  return (
    <button type="button" aria-disabled={isSigningOut} onClick={handleClick}>
      {isFile ? appShell.closeFile : appShell.signOut}
    </button>
  )
}
