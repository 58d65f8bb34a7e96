import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { startEhrLaunch } from '../../auth/launch/authorize'
import { SignInError, type SignInErrorKind } from '../../auth/sign-in-error'
import { useSignInMessages } from '../../ui/use-page-messages'
import { PageHeading } from '../../ui/page-heading'
import { SignInProblemNote } from './sign-in-problem-note'
import { SlowNotice } from './slow-notice'

/** Where an EHR opens this app (SMART EHR launch, `iss` and `launch`); an unknown system gets no request. */
export default function Launch() {
  const connect = useSignInMessages()
  const [problem, setProblem] = useState<unknown>()
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
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
