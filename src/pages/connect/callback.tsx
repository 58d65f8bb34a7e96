import { Suspense, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { completeCallback } from '../../auth/launch/callback'
import { useWords } from '../../ui/language'
import { useSignInWords } from '../../ui/sign-in-words'
import { PageHeading } from '../../ui/page-heading'
import { ProblemNote } from './problem-note'
import { Slow } from './slow'

/** Where the health system sends people back to; finishes the sign-in or says why it cannot. */
export default function Callback() {
  const { frame } = useWords()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<unknown>()

  useEffect(() => {
    let here = true
    completeCallback().then(
      (signIn) => (here ? navigate('choose' in signIn ? '/who' : signIn.returnTo, { replace: true }) : undefined),
      (cause: unknown) => (here ? setProblem(cause) : undefined),
    )
    return () => {
      here = false
    }
  }, [navigate])

  // The words come apart, and what they wait for does not wait for them.
  return (
    <Suspense fallback={<p className="muted">{frame.pageLoading}</p>}>
      {problem === undefined ? <Finishing /> : <Problem problem={problem} />}
    </Suspense>
  )
}

function Finishing() {
  const connect = useSignInWords()
  return (
    <>
      <PageHeading title={connect.finishing} />
      <Slow />
    </>
  )
}

function Problem({ problem }: { problem: unknown }) {
  const connect = useSignInWords()
  return (
    <div className="stack">
      <PageHeading title={connect.problemTitle} />
      <ProblemNote problem={problem}>
        <Link to="/connect">{connect.startAgain}</Link>
      </ProblemNote>
    </div>
  )
}
