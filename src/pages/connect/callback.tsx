import { Suspense, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { completeCallback } from '../../auth/launch/callback'
import { useMessages } from '../../ui/language'
import { useSignInMessages } from '../../ui/use-page-messages'
import { PageHeading } from '../../ui/page-heading'
import { SignInProblemNote } from './sign-in-problem-note'
import { SlowNotice } from './slow-notice'

/** Where the health system sends people back to; finishes the sign-in or says why it cannot. */
export default function Callback() {
  const { frame } = useMessages()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<unknown>()

  useEffect(() => {
    let here = true
    completeCallback().then(
      (signIn) => (here ? navigate('choices' in signIn ? '/who' : signIn.returnTo, { replace: true }) : undefined),
      (cause: unknown) => (here ? setProblem(cause) : undefined),
    )
    return () => {
      here = false
    }
  }, [navigate])

  // The words come apart, and what they wait for does not wait for them.
  return (
    <Suspense fallback={<p className="muted">{frame.pageLoading}</p>}>
      {problem === undefined ? <SignInProgress /> : <SignInFailed problem={problem} />}
    </Suspense>
  )
}

function SignInProgress() {
  const connect = useSignInMessages()
  return (
    <>
      <PageHeading title={connect.finishing} />
      <SlowNotice />
    </>
  )
}

function SignInFailed({ problem }: { problem: unknown }) {
  const connect = useSignInMessages()
  return (
    <div className="stack">
      <PageHeading title={connect.problemTitle} />
      <SignInProblemNote problem={problem}>
        <Link to="/connect">{connect.startAgain}</Link>
      </SignInProblemNote>
    </div>
  )
}
