import { useEffect, useState } from 'react'
import { loadConfig } from '../../auth/http/load-config'
import { SignInError } from '../../auth/sign-in-error'
import { Banner } from '../../ui/banner'
import { EhrHelp, type EhrContact } from '../../ui/ehr-help'
import { Disclosure } from '../../ui/disclosure'
import { useSignInMessages } from '../../ui/use-page-messages'
import { useLocale } from '../../ui/language'
import type { ReactNode } from 'react'

/** Why nobody is signed in, in one sentence, with the details for whoever helps; never a code or a token. */
export function SignInProblemNote({ problem, children }: { problem: unknown; children?: ReactNode }) {
  const connect = useSignInMessages()
  const locale = useLocale()
  const [at] = useState(Date.now)
  const known = problem instanceof SignInError ? problem : undefined
  const help = useEhrHelp(known?.ehrId)
  return (
    <Banner tone={known?.kind === 'denied' || known?.kind === 'framed' ? 'info' : 'error'} alert>
      <p>{known ? connect.problems[known.kind] : connect.problemUnknown}</p>
      {known?.kind === 'framed' ? <OpenInNewWindow /> : children}
      <EhrHelp of={help} />
      {known ? (
        <Disclosure summary={connect.technical}>
          <p className="small" dir="auto">
            {known.technical ? `${known.kind}: ${known.technical}` : known.kind}
          </p>
          <p className="small">
            <time dateTime={new Date(at).toISOString()}>
              {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' }).format(at)}
            </time>
          </p>
        </Disclosure>
      ) : null}
    </Banner>
  )
}

/** Whom to ask about a sign-in at this EHR, or at the only one of the site. */
function useEhrHelp(ehrId: string | undefined): EhrContact | undefined {
  const [help, setHelp] = useState<EhrContact>()
  useEffect(() => {
    let here = true
    loadConfig().then(
      ({ ehrs, directory }) => {
        const ehr = ehrs.find(({ id }) => id === ehrId) ?? (ehrs.length === 1 && !directory ? ehrs[0] : undefined)
        if (here && ehr?.help) setHelp({ name: ehr.name, ...ehr.help })
      },
      // What went wrong is said already.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [ehrId])
  return help
}

/** The way out of a page that shows the app inside itself: the same address, whose launch has not been used, in a window that can keep a sign-in. */
function OpenInNewWindow() {
  const connect = useSignInMessages()
  return (
    <>
      <a className="button primary" href={location.href} target="_blank" rel="noopener noreferrer">
        {connect.openWindow}
      </a>
      <p className="small">{connect.openWindowNote}</p>
    </>
  )
}
