import { useEffect, useRef, useState } from 'react'
import { goingOn, goOn } from '../../auth/launch/resume-redirect'
import { useSignInWords } from '../../ui/sign-in-words'
import { PageHeading } from '../../ui/page-heading'
import { ProblemNote } from './problem-note'
import { Slow } from './slow'

/** A sign-in on its way, where the site has a directory: a page of its own, which may send requests to the chosen health system alone. */
export default function Go() {
  const connect = useSignInWords()
  const [problem, setProblem] = useState<unknown>()
  const [name] = useState(() => goingOn()?.ehr.name)
  const started = useRef(false)
  const go = () => {
    setProblem(undefined)
    goOn().catch(setProblem)
  }

  useEffect(() => {
    if (started.current) return
    started.current = true
    goOn().catch(setProblem)
  }, [])

  if (problem === undefined)
    return (
      <>
        <PageHeading title={name === undefined ? connect.launchTitle : connect.going(name)} />
        <Slow />
      </>
    )
  return (
    <div className="stack">
      <PageHeading title={connect.problemTitle} />
      <ProblemNote problem={problem}>
        {name === undefined ? null : (
          <button type="button" className="primary" onClick={go}>
            {connect.continueTo(name)}
          </button>
        )}
        {/* Another page: this one can reach one health system and no other. */}
        <a href="/connect">{connect.startAgain}</a>
      </ProblemNote>
    </div>
  )
}
