import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../auth/session/session-provider'
import { useMessages } from '../../language/language-context'
import { returnPathFrom } from './navigation-sections'

/** Starts another sign-in at the same EHR, which returns to this page. */
export function SignInAgain() {
  const { appShell } = useMessages()
  const { ehr, canSelectPatient } = useSession()
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
  return (
    <>
      <button type="button" className="primary" onClick={() => void again()}>
        {appShell.signInAgain}
      </button>
      {failed ? <p>{appShell.signInFailed}</p> : null}
    </>
  )
}
