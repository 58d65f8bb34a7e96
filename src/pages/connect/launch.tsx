import { useEffect, useRef, useState } from 'react'
import { startEhrLaunch } from '../../auth/launch/authorize'
import { SignInError, type SignInErrorKind } from '../../auth/sign-in-error'
import { Link } from '../../ui/link'
import { useSignInMessages } from '../../ui/use-page-messages'
import { PageHeading } from '../../ui/page-heading'
import { SignInProblemNote } from './sign-in-problem-note'
import { SlowNotice } from './slow-notice'

/** The launch URL of a SMART EHR launch (parameters `iss` and `launch`). Nothing is requested from an unknown `iss`. */
export default function Launch() {
  const connect = useSignInMessages()
  const [problem, setProblem] = useState<unknown>()
  const hasStarted = useRef(false)

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    startEhrLaunch(new URLSearchParams(window.location.search)).catch(setProblem)
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
  const title = (kind && titles[kind]) ?? connect.problemTitle
  return (
    <div className="stack">
      <PageHeading title={title} />
      <SignInProblemNote problem={problem}>
        <Link to="/connect">{connect.startAgain}</Link>
      </SignInProblemNote>
    </div>
  )
}
