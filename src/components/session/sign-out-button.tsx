import { Suspense, useState } from 'react'
import { signOut } from '../../auth/session/end-session'
import { useSession } from '../../auth/session/session-provider'
import { useMessages } from '../../language/language-context'
import { lazyComponent } from '../../ui/preloadable'

const CloseFileButton = lazyComponent(() => import('./close-file-button'))

/** Ends the session in all tabs; the layout then redirects. An opened file is closed in this tab. */
export function SignOutButton() {
  return useSession().kind === 'file' ? (
    <Suspense>
      <CloseFileButton />
    </Suspense>
  ) : (
    <EhrSignOutButton />
  )
}

function EhrSignOutButton() {
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
