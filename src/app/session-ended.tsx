import { useLocation } from 'wouter'
import { useNeedsSignIn, useSession } from '../session/context'
import { Banner } from '../ui/banner'
import { useWords } from '../ui/language'

/** Says that the sign-in ran out, while what was read stays on the page. */
export function SessionEnded() {
  const { frame } = useWords()
  const { ehr } = useSession()
  const [pathname] = useLocation()
  const again = async () => {
    const { beginStandalone } = await import('../session/begin')
    await beginStandalone(ehr, pathname)
  }
  if (!useNeedsSignIn()) return null
  return (
    <Banner tone="warn" title={frame.sessionEnded} alert>
      <p>{frame.sessionEndedText}</p>
      <button type="button" className="primary" onClick={() => void again()}>
        {frame.signInAgain}
      </button>
    </Banner>
  )
}
