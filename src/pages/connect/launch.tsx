import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { beginEhrLaunch } from '../../auth/launch/authorize'
import { SignInProblem, type ProblemKind } from '../../auth/sign-in-error'
import { useSignInWords } from '../../ui/sign-in-words'
import { PageHeading } from '../../ui/page-heading'
import { ProblemNote } from './problem-note'
import { Slow } from './slow'

/** Where an EHR opens this app (SMART EHR launch, `iss` and `launch`); an unknown system gets no request. */
export default function Launch() {
  const connect = useSignInWords()
  const [problem, setProblem] = useState<unknown>()
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
    beginEhrLaunch(new URLSearchParams(window.location.search)).catch(setProblem)
  }, [])

  if (problem === undefined)
    return (
      <>
        <PageHeading title={connect.launchTitle} />
        <Slow />
      </>
    )
  const kind = problem instanceof SignInProblem ? problem.kind : undefined
  const titles: Readonly<Partial<Record<ProblemKind, string>>> = {
    unknownIss: connect.unknownTitle,
    noLaunch: connect.missingTitle,
    framed: connect.framedTitle,
  }
  const title = (kind && titles[kind]) ?? connect.problemTitle
  return (
    <div className="stack">
      <PageHeading title={title} />
      <ProblemNote problem={problem}>
        <Link to="/connect">{connect.startAgain}</Link>
      </ProblemNote>
    </div>
  )
}
