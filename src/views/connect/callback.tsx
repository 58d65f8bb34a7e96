import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { completeCallback } from '../../session/callback'
import { useSignInWords } from '../../ui/sign-in-words'
import { PageHeading } from '../../ui/page-heading'
import { ProblemNote } from './problem-note'
import { Slow } from './slow'

/** Where the health system sends people back to; finishes the sign-in or says why it cannot. */
export default function Callback() {
  const connect = useSignInWords()
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

  if (problem === undefined)
    return (
      <>
        <PageHeading title={connect.finishing} />
        <Slow />
      </>
    )
  return (
    <div className="stack">
      <PageHeading title={connect.problemTitle} />
      <ProblemNote problem={problem}>
        <Link to="/connect">{connect.startAgain}</Link>
      </ProblemNote>
    </div>
  )
}
