import { useState } from 'react'
import { useLocation } from 'react-router'
import { useNeedsSignIn, useSession } from '../../auth/session/session-provider'
import { Banner } from '../../ui/banner'
import { useMessages } from '../../language/language-context'
import { returnPathFrom } from './navigation-sections'

/** Says that the session has ended; loaded data stays on the page. */
export function SessionEndedBanner() {
  const { appShell } = useMessages()
  const { ehr, canSelectPatient, refreshFailure } = useSession()
  const { pathname } = useLocation()
  const [failed, setFailed] = useState(false)
  const again = async () => {
    setFailed(false)
    try {
      const { startStandaloneLaunch } = await import('../../auth/launch/authorize')
      await startStandaloneLaunch(ehr, returnPathFrom(pathname), canSelectPatient ? 'staff' : 'standalone')
    } catch {
      setFailed(true)
    }
  }
  if (!useNeedsSignIn()) return null
  return (
    <Banner tone="warn" title={appShell.sessionEnded} alert>
      {refreshFailure ? <p>{appShell.sessionEndedReasons[refreshFailure]}</p> : null}
      <p>{appShell.sessionEndedText}</p>
      <button type="button" className="primary" onClick={() => void again()}>
        {appShell.signInAgain}
      </button>
      {failed ? <p>{appShell.signInFailed}</p> : null}
    </Banner>
  )
}
