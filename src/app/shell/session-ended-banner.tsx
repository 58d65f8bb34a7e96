import { useState } from 'react'
import { useLocation } from 'react-router'
import { useNeedsSignIn, useSession } from '../../auth/session/session-provider'
import { Banner } from '../../ui/banner'
import { useMessages } from '../../ui/language'
import { returnPathFrom } from './navigation-sections'

/** Says that the session has ended; loaded data stays on the page. */
export function SessionEndedBanner() {
  const { frame } = useMessages()
  const { ehr, canSelectPatient: choosesPatient, refreshFailure: over } = useSession()
  const { pathname } = useLocation()
  const [failed, setFailed] = useState(false)
  const again = async () => {
    setFailed(false)
    try {
      const { startStandaloneLaunch } = await import('../../auth/launch/authorize')
      await startStandaloneLaunch(ehr, returnPathFrom(pathname), choosesPatient ? 'staff' : 'standalone')
    } catch {
      setFailed(true)
    }
  }
  if (!useNeedsSignIn()) return null
  return (
    <Banner tone="warn" title={frame.sessionEnded} alert>
      {over ? <p>{frame.sessionEndedWhy[over]}</p> : null}
      <p>{frame.sessionEndedText}</p>
      <button type="button" className="primary" onClick={() => void again()}>
        {frame.signInAgain}
      </button>
      {failed ? <p>{frame.signInFailed}</p> : null}
    </Banner>
  )
}
