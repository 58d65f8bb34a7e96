import { Link, useLocation } from 'react-router'
import { lastEhr } from '../../auth/session/session-store'
import { useMessages } from '../../language/language-context'
import { useSignInMessages } from '../../ui/use-page-messages'
import { PageHeading } from '../../ui/page-heading'

/** Confirms the sign-out, says when it was due to inactivity, and links to the sign-in and the EHR. */
export default function SignedOut() {
  const connect = useSignInMessages()
  const { appShell } = useMessages()
  const state: unknown = useLocation().state
  const wasIdle = typeof state === 'object' && state !== null && 'idle' in state && state.idle === true
  const ehr = lastEhr()
  return (
    <div className="stack">
      <PageHeading title={appShell.signedOutTitle} intro={appShell.signedOutText} />
      {wasIdle ? <p>{connect.signedOutIdle}</p> : null}
      <div className="row">
        <Link className="button primary" to="/connect" state={state}>
          {connect.signInAgain}
        </Link>
        {ehr ? (
          <a className="button" href={ehr.url} rel="noreferrer">
            {connect.atEhr(ehr.name)}
          </a>
        ) : null}
      </div>
    </div>
  )
}
