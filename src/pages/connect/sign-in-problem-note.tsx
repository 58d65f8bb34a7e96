import { formatMoment } from '../../fhir/format-date'
import { instantOf } from '../../fhir/partial-date'
import { useEffect, useState } from 'react'
import { loadConfig } from '../../auth/http/load-config'
import { SignInError } from '../../auth/sign-in-error'
import { Banner } from '../../ui/banner'
import { EhrHelp, type EhrContact } from '../../ui/ehr-help'
import { clockDifferenceText } from '../../ui/clock-difference'
import { waitUntilText } from '../../ui/failure-note'
import { Disclosure } from '../../ui/disclosure'
import { useSignInMessages } from '../../ui/use-page-messages'
import { useLocale } from '../../language/language-context'
import type { ReactNode } from 'react'

/** Why the sign-in failed, with technical details for support; never a code or a token. */
export function SignInProblemNote({ problem, children }: { problem: unknown; children?: ReactNode }) {
  const connect = useSignInMessages()
  const locale = useLocale()
  const [at] = useState(() => new Date())
  const known = problem instanceof SignInError ? problem : undefined
  const help = useEhrHelp(known?.ehrId)
  return (
    <Banner tone={known?.kind === 'denied' || known?.kind === 'framed' ? 'info' : 'error'} alert>
      <p>{known ? connect.problems[known.kind] : connect.problemUnknown}</p>
      <Details details={known?.details ?? {}} />
      {known?.kind === 'framed' ? <OpenInNewWindow /> : children}
      <EhrHelp contact={help} />
      {known ? (
        <Disclosure summary={connect.technical}>
          <p className="small" dir="auto">
            {known.technical ? `${known.kind}: ${known.technical}` : known.kind}
          </p>
          <ServerDetails details={known.details} />
          <p className="small">
            <time dateTime={instantOf(at)}>
              {formatMoment(at.getTime(), locale, { dateStyle: 'medium', timeStyle: 'long' })}
            </time>
          </p>
        </Disclosure>
      ) : null}
    </Banner>
  )
}

/** What the EHR says itself, for its support: quoted, and never a link. */
function ServerDetails({ details: { error, serverText, unknownIss } }: { details: SignInError['details'] }) {
  const connect = useSignInMessages()
  return (
    <>
      {error === undefined ? null : (
        <p className="small">
          {connect.oauthError} <code>{error}</code>
        </p>
      )}
      {serverText === undefined ? null : (
        <p className="small">
          {connect.serverText} <q dir="auto">{serverText}</q>
        </p>
      )}
      {unknownIss === undefined ? null : (
        <p className="small">
          {connect.unknownIss} <code>{unknownIss}</code>
        </p>
      )}
    </>
  )
}

/** By how much the clocks differ, and when the next try is allowed. */
function Details({ details: { deviceAheadMs, retryAt } }: { details: SignInError['details'] }) {
  const connect = useSignInMessages()
  const locale = useLocale()
  const until = waitUntilText(retryAt, locale)
  return (
    <>
      {deviceAheadMs === undefined ? null : (
        <p>
          {(deviceAheadMs > 0 ? connect.deviceAhead : connect.deviceBehind)(clockDifferenceText(deviceAheadMs, locale))}
        </p>
      )}
      {until === undefined ? null : <p>{connect.waitUntil(until)}</p>}
    </>
  )
}

/** The contact of the EHR, or of the only EHR of the site. */
function useEhrHelp(ehrId: string | undefined): EhrContact | undefined {
  const [help, setHelp] = useState<EhrContact>()
  useEffect(() => {
    let isMounted = true
    loadConfig().then(
      ({ ehrs, directory }) => {
        const ehr = ehrs.find(({ id }) => id === ehrId) ?? (ehrs.length === 1 && !directory ? ehrs[0] : undefined)
        if (isMounted && ehr?.help) setHelp({ name: ehr.name, ...ehr.help })
      },
      // The sign-in problem is shown anyway.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [ehrId])
  return help
}

/** For the app inside a frame, where a session cannot be stored: a link to the same URL, whose `launch` has not been used, in a window of its own. */
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
