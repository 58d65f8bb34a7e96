import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { completeCallback } from '../../auth/launch/callback'
import { SignInError } from '../../auth/sign-in-error'
import { useMessages } from '../../language/language-context'
import { Link } from '../../ui/link'
import { useSignInMessages } from '../../ui/use-page-messages'
import { PageHeading } from '../../ui/page-heading'
import { SignInProblemNote } from './sign-in-problem-note'
import { SlowNotice } from './slow-notice'
import { useProblemEhr } from './use-problem-ehr'

/** The redirect URI: completes the sign-in or shows why it failed. */
export default function Callback() {
  const { appShell } = useMessages()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<unknown>()

  useEffect(() => {
    let isMounted = true
    completeCallback().then(
      (signIn) => (isMounted ? navigate('choices' in signIn ? '/who' : signIn.returnTo, { replace: true }) : undefined),
      (cause: unknown) => (isMounted ? setProblem(cause) : undefined),
    )
    return () => {
      isMounted = false
    }
  }, [navigate])

  // The messages suspend below the effect, so that the sign-in does not wait for them.
  return (
    <Suspense fallback={<p className="muted">{appShell.pageLoading}</p>}>
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

function SignInFailed({ problem: first }: { problem: unknown }) {
  const connect = useSignInMessages()
  const [problem, setProblem] = useState(first)
  const again = first instanceof SignInError ? first.details.again : undefined
  const ehr = useProblemEhr(first)
  const retry = () => {
    if (ehr === undefined || again === undefined) return
    import('../../auth/launch/authorize')
      .then(({ startStandaloneLaunch }) => startStandaloneLaunch(ehr, again.returnTo, again.mode))
      .catch(setProblem)
  }
  return (
    <div className="stack">
      <PageHeading title={ehr === undefined ? connect.problemTitle : connect.problemTitleAt(ehr.name)} />
      <SignInProblemNote problem={problem}>
        {ehr === undefined || again === undefined ? null : (
          <p>
            <button type="button" className="primary" onClick={retry}>
              {connect.tryAgainAt(ehr.name)}
            </button>
          </p>
        )}
        <Link to="/connect" state={{ returnTo: problem instanceof SignInError ? problem.details.returnTo : undefined }}>
          {connect.startAgain}
        </Link>
      </SignInProblemNote>
    </div>
  )
}
