import { useState } from 'react'
import { SignInProblem } from '../../session/problem'
import { Banner } from '../../ui/banner'
import { Disclosure } from '../../ui/disclosure'
import { useSignInWords } from '../../ui/sign-in-words'
import { useLocale } from '../../ui/language'
import type { ReactNode } from 'react'

/** Why nobody is signed in, in one sentence, with the details for whoever helps; never a code or a token. */
export function ProblemNote({ problem, children }: { problem: unknown; children?: ReactNode }) {
  const connect = useSignInWords()
  const locale = useLocale()
  const [at] = useState(Date.now)
  const known = problem instanceof SignInProblem ? problem : undefined
  return (
    <Banner tone={known?.kind === 'denied' || known?.kind === 'framed' ? 'info' : 'error'} alert>
      <p>{known ? connect.problems[known.kind] : connect.problemUnknown}</p>
      {known?.kind === 'framed' ? <OwnWindow /> : children}
      {known ? (
        <Disclosure summary={connect.technical}>
          <p className="small" dir="auto">
            {known.technical ? `${known.kind}: ${known.technical}` : known.kind}
          </p>
          <p className="small">
            <time dateTime={new Date(at).toISOString()}>{new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' }).format(at)}</time>
          </p>
        </Disclosure>
      ) : null}
    </Banner>
  )
}

/** The way out of a page that shows the app inside itself: the same address, whose launch has not been used, in a window that can keep a sign-in. */
function OwnWindow() {
  const connect = useSignInWords()
  return (
    <>
      <a className="button primary" href={location.href} target="_blank" rel="noopener noreferrer">
        {connect.openWindow}
      </a>
      <p className="small">{connect.openWindowNote}</p>
    </>
  )
}
