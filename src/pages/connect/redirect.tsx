import { useEffect, useRef, useState } from 'react'
import { readPendingRedirect, resumeRedirect } from '../../auth/launch/authorize'
import { useSignInMessages } from '../../ui/use-page-messages'
import { PageHeading } from '../../ui/page-heading'
import { SignInProblemNote } from './sign-in-problem-note'
import { SlowNotice } from './slow-notice'

/** Redirects to the selected health system. A page load of its own on sites with a directory, so that its policy allows requests to that system only. */
export default function RedirectPage() {
  const connect = useSignInMessages()
  const [problem, setProblem] = useState<unknown>()
  const [name] = useState(() => readPendingRedirect()?.ehr.name)
  const hasStarted = useRef(false)
  const retry = () => {
    setProblem(undefined)
    resumeRedirect().catch(setProblem)
  }

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    resumeRedirect().catch(setProblem)
  }, [])

  if (problem === undefined)
    return (
      <>
        <PageHeading title={name === undefined ? connect.launchTitle : connect.redirecting(name)} />
        <SlowNotice />
      </>
    )
  return (
    <div className="stack">
      <PageHeading title={name === undefined ? connect.problemTitle : connect.problemTitleAt(name)} />
      <SignInProblemNote problem={problem}>
        {name === undefined ? null : (
          <button type="button" className="primary" onClick={retry}>
            {connect.continueTo(name)}
          </button>
        )}
        {/* A page load, as the policy of this page allows requests to one health system only. */}
        <a href="/connect">{connect.startAgain}</a>
      </SignInProblemNote>
    </div>
  )
}
