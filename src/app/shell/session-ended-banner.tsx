import { useNeedsSignIn, useSession } from '../../auth/session/session-provider'
import { Banner } from '../../ui/banner'
import { useMessages } from '../../language/language-context'
import { SignInAgain } from './sign-in-again'

/** Says that the session has ended; loaded data stays on the page. */
export function SessionEndedBanner() {
  const { appShell } = useMessages()
  const { refreshFailure } = useSession()
  if (!useNeedsSignIn()) return null
  return (
    <Banner tone="warn" title={appShell.sessionEnded} alert>
      {refreshFailure ? <p>{appShell.sessionEndedReasons[refreshFailure]}</p> : null}
      <p>{appShell.sessionEndedText}</p>
      <SignInAgain />
    </Banner>
  )
}
