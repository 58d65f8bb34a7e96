import { SignInProblem } from '../../session/problem'
import { Banner } from '../../ui/banner'
import { Disclosure } from '../../ui/disclosure'
import { useConnectWords } from '../../ui/connect-words'
import type { ReactNode } from 'react'

/** Why nobody is signed in, in one sentence, with the details for whoever helps; never a code or a token. */
export function ProblemNote({ problem, children }: { problem: unknown; children?: ReactNode }) {
  const connect = useConnectWords()
  const known = problem instanceof SignInProblem ? problem : undefined
  return (
    <Banner tone={known?.kind === 'denied' ? 'info' : 'error'} alert>
      <p>{known ? connect.problems[known.kind] : connect.problemUnknown}</p>
      {children}
      {known ? (
        <Disclosure summary={connect.technical}>
          <p className="small" dir="auto">
            {known.technical ? `${known.kind}: ${known.technical}` : known.kind}
          </p>
        </Disclosure>
      ) : null}
    </Banner>
  )
}
