import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { EhrSignOut } from '../../auth/session/session'
import { ehrToSignOutOf } from '../../auth/session/session-store'
import { ehrReturnedFrom, forgetEhrSignOut, signOutAtEhr } from '../../auth/session/sign-out-at-ehr'
import { useMessages } from '../../language/language-context'
import { Link } from '../../ui/link'
import { useSignInMessages } from '../../ui/use-page-messages'
import { PageHeading } from '../../ui/page-heading'

/** Leads to the sign-out page of the EHR: with the id_token by a form, without one by a link. */
function EhrSignOutControl({ ehr }: { ehr: EhrSignOut }) {
  const { atEhr } = useSignInMessages()
  if (ehr.idToken !== undefined)
    return (
      <button type="button" onClick={() => signOutAtEhr(ehr)}>
        {atEhr(ehr.name)}
      </button>
    )
  return (
    <a className="button" href={ehr.url} rel="noreferrer">
      {atEhr(ehr.name)}
    </a>
  )
}

/** Confirms the sign-out, says when it was due to inactivity or has also ended at the EHR, and leads to the sign-in and the sign-out at the EHR. */
export default function SignedOut() {
  const connect = useSignInMessages()
  const { appShell } = useMessages()
  const { state, search }: { state: unknown; search: string } = useLocation()
  const wasIdle = typeof state === 'object' && state !== null && 'idle' in state && state.idle === true
  const ehr = ehrToSignOutOf()
  const [returnedFrom] = useState(() => ehrReturnedFrom(search))
  useEffect(forgetEhrSignOut, [])
  return (
    <div className="stack">
      <PageHeading title={appShell.signedOutTitle} intro={appShell.signedOutText} />
      {wasIdle ? <p>{connect.signedOutIdle}</p> : null}
      {returnedFrom === undefined ? null : <p>{connect.backFromEhr(returnedFrom)}</p>}
      <div className="row">
        <Link className="button primary" to="/connect" state={state}>
          {connect.signInAgain}
        </Link>
        {ehr ? <EhrSignOutControl ehr={ehr} /> : null}
      </div>
    </div>
  )
}
