import { useEffect, useRef, useState } from 'react'
import { readPendingRedirect, resumeRedirect } from '../../auth/launch/authorize'
import { useSignInMessages } from '../../ui/use-page-messages'
import { PageHeading } from '../../ui/page-heading'
import { SignInProblemNote } from './sign-in-problem-note'
import { SlowNotice } from './slow-notice'

/** A sign-in on its way, where the site has a directory: a page of its own, which may send requests to the chosen health system alone. */
export default function RedirectPage() {
  const connect = useSignInMessages()
  const [problem, setProblem] = useState<unknown>()
  const [name] = useState(() => readPendingRedirect()?.ehr.name)
  const started = useRef(false)
  const go = () => {
    setProblem(undefined)
    resumeRedirect().catch(setProblem)
  }

  useEffect(() => {
    if (started.current) return
    started.current = true
    resumeRedirect().catch(setProblem)
  }, [])

  if (problem === undefined)
    return (
      <>
        <PageHeading title={name === undefined ? connect.launchTitle : connect.going(name)} />
        <SlowNotice />
      </>
    )
  return (
    <div className="stack">
      <PageHeading title={connect.problemTitle} />
      <SignInProblemNote problem={problem}>
        {name === undefined ? null : (
          <button type="button" className="primary" onClick={go}>
            {connect.continueTo(name)}
          </button>
        )}
        {/* Another page: this one can reach one health system and no other. */}
        <a href="/connect">{connect.startAgain}</a>
      </SignInProblemNote>
    </div>
  )
}
