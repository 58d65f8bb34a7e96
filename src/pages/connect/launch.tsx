import { useEffect, useRef, useState } from 'react'
import { startEhrLaunch } from '../../auth/launch/authorize'
import { SignInError, type SignInErrorKind } from '../../auth/sign-in-error'
import { Link } from '../../ui/link'
import { useSignInMessages } from '../../ui/use-page-messages'
import { PageHeading } from '../../ui/page-heading'
import { SignInProblemNote } from './sign-in-problem-note'
import { SlowNotice } from './slow-notice'
import { useProblemEhr } from './use-problem-ehr'

/** The launch URL of a SMART EHR launch (parameters `iss` and `launch`). Nothing is requested from an unknown `iss`. */
export default function Launch() {
  const connect = useSignInMessages()
  const [problem, setProblem] = useState<unknown>()
  const ehr = useProblemEhr(problem)
  const hasStarted = useRef(false)
  // Nothing has left this page when it fails, so the `launch` of its address can be used again.
  const start = () => {
    setProblem(undefined)
    startEhrLaunch(new URLSearchParams(window.location.search)).catch(setProblem)
  }

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    start()
  }, [])

  if (problem === undefined)
    return (
      <>
        <PageHeading title={connect.launchTitle} />
        <SlowNotice />
      </>
    )
  const kind = problem instanceof SignInError ? problem.kind : undefined
  const titles: Readonly<Partial<Record<SignInErrorKind, string>>> = {
    unknownIss: connect.unknownTitle,
    noLaunch: connect.missingTitle,
    framed: connect.framedTitle,
  }
  const failedTitle = ehr === undefined ? connect.problemTitle : connect.problemTitleAt(ehr.name)
  const title = (kind && titles[kind]) ?? failedTitle
  return (
    <div className="stack">
      <PageHeading title={title} />
      <SignInProblemNote problem={problem}>
        {ehr === undefined ? null : (
          <p>
            <button type="button" className="primary" onClick={start}>
              {connect.tryAgainAt(ehr.name)}
            </button>
          </p>
        )}
        <Link to="/connect">{connect.startAgain}</Link>
      </SignInProblemNote>
    </div>
  )
}
