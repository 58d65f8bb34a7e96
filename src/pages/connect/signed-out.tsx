import { Link, useLocation } from 'react-router'
import { lastEhr } from '../../auth/session/session-store'
import { useSignInMessages } from '../../ui/use-page-messages'
import { PageHeading } from '../../ui/page-heading'

/** Says that the record is gone from this app, why when nobody asked for it, and how to come back. */
export default function SignedOut() {
  const connect = useSignInMessages()
  const state: unknown = useLocation().state
  const idle = typeof state === 'object' && state !== null && 'idle' in state && state.idle === true
  const left = lastEhr()
  return (
    <div className="stack">
      <PageHeading title={connect.signedOutTitle} intro={connect.signedOutText} />
      {idle ? <p>{connect.signedOutIdle}</p> : null}
      <div className="row">
        <Link className="button primary" to="/connect" state={state}>
          {connect.signInAgain}
        </Link>
        {left ? (
          <a className="button" href={left.url} rel="noreferrer">
            {connect.atEhr(left.name)}
          </a>
        ) : null}
      </div>
    </div>
  )
}
