import { use } from 'react'
import { loadProviderMessages } from '../i18n/messages'
import { useAnnouncement } from './announcer'
import { Banner } from './banner'
import { FirstLines } from './first-lines'
import { Disclosure } from './disclosure'
import { EhrHelp, useEhrName } from './ehr-help'
import { useLocale, useMessages } from '../language/language-context'
import { formatUntil } from '../fhir/format-date'
import { useAudience, useOwner } from './audience'
import { Link } from './link'
import type { FhirError, FhirErrorKind } from '../fhir/errors'
import type { StateMessages } from '../i18n/locales/en/states'

/** Messages on the state of a list for the current audience. */
export function useStateMessages(): StateMessages {
  const messages = useMessages()
  const { audience } = useAudience()
  if (audience !== 'provider') return messages.states.section
  const { code } = messages.language
  return (loadProviderMessages.loaded(code) ?? use(loadProviderMessages(code))).states.section
}

interface FailureTextParams {
  readonly messages: StateMessages
  readonly failure: FhirError
  /** What was requested, such as "test results". */
  readonly what: string
  /** "your" or "Ana's". */
  readonly owner: string
  readonly detail: string
  readonly locale: string
  /** The name of the health system. */
  readonly ehr: string | undefined
}

function failedText({ messages, failure: { kind, status = 0 }, what, owner, detail }: FailureTextParams): string {
  if (status === 413) return messages.tooMuch(what, owner)
  if (kind === 'notFhir' || (status >= 300 && status < 500 && status !== 401))
    return messages.unusable(what, owner, detail)
  // The server answered, so this is not the connection. A 401 means that the token could not be refreshed.
  const answered = status !== 0 && status !== 401
  return (answered ? messages.down : messages.failed)(what, owner, detail)
}

/** Below this, a time of day says no more than "in a minute". */
const MINUTE_MS = 60_000

/** Until when a server asks to wait; undefined if it does not say, or for less than a minute. */
export function waitUntilText(retryAt: number | undefined, locale: string): string | undefined {
  const now = Date.now()
  return retryAt === undefined || retryAt - now < MINUTE_MS ? undefined : formatUntil(retryAt, now, locale)
}

const failureTexts: Readonly<Record<FhirErrorKind, (params: FailureTextParams) => string>> = {
  offline: ({ messages }) => messages.offline,
  timedOut: ({ messages }) => messages.timedOut,
  stopped: ({ messages }) => messages.stoppedEarly,
  // Without a status nothing was requested: the sign-in left it out.
  notShared: ({ messages, failure, what, owner, detail, ehr }) =>
    (failure.status === undefined ? messages.notShared : messages.closed)(what, owner, detail, ehr),
  notOffered: ({ messages, what, detail }) => messages.notOffered(what, detail),
  notFound: ({ messages, what, detail }) => messages.notFound(what, detail),
  busy: ({ messages, failure, locale }) => messages.busy(waitUntilText(failure.retryAt, locale)),
  signedOut: ({ messages }) => messages.signedOut,
  notAList: ({ messages, what, owner, detail }) => messages.notAList(what, owner, detail),
  patientUnread: ({ messages, what, owner }) => messages.patientUnread(what, owner),
  otherPerson: ({ messages }) => messages.otherPerson,
  refused: ({ messages, what, owner }) => messages.tooMuch(what, owner),
  failed: failedText,
  notFhir: failedText,
}

const tones = {
  offline: 'warn',
  timedOut: 'error',
  failed: 'error',
  notShared: 'info',
  notOffered: 'info',
  notFound: 'info',
  otherPerson: 'info',
  busy: 'warn',
  signedOut: 'warn',
  notFhir: 'error',
  notAList: 'error',
  patientUnread: 'error',
  refused: 'info',
  stopped: 'info',
} as const
const retryableKinds: readonly FhirErrorKind[] = [
  'offline',
  'timedOut',
  'failed',
  'busy',
  'notFhir',
  'notAList',
  'patientUnread',
  'notFound',
  'stopped',
]

/** Link to the ledger, which says for every type how much of it was loaded. */
export function LedgerLink() {
  const { states } = useMessages()
  return (
    <p className="no-print">
      <Link to="/loaded">{states.ledgerLink}</Link>
    </p>
  )
}

/** Why something could not be loaded, what to do about it, and technical details for support. */
export function FailureNote({
  failure,
  what,
  fetching,
  retry,
}: {
  failure: FhirError
  what: string
  fetching: boolean
  retry: () => void
}) {
  const { states, appShell } = useMessages()
  const { audience } = useAudience()
  const messages = useStateMessages()
  const owner = useOwner()
  const httpStatus = failure.status ? `, HTTP ${failure.status}` : ''
  const detail = `${failure.request}${httpStatus}.`
  const [ehr, locale] = [useEhrName(), useLocale()]
  const text = failureTexts[failure.kind]({ messages, failure, what, owner, detail, locale, ehr })
  const tone = tones[failure.kind]
  useAnnouncement('alert', tone === 'error' ? text : undefined)
  return (
    <Banner tone={tone}>
      <p>{text}</p>
      {retryableKinds.includes(failure.kind) ? (
        <button type="button" aria-disabled={fetching} onClick={() => (fetching ? undefined : retry())}>
          {states.tryAgain}
        </button>
      ) : null}
      {failure.kind === 'notShared' && failure.status === undefined ? (
        <Link to="/connect">{audience === 'provider' ? appShell.signInAgain : states.changeSharing}</Link>
      ) : null}
      <EhrHelp />
      <LedgerLink />
      <Disclosure summary={states.technical}>
        <p className="small">
          {failure.request}, {failure.kind}
          {httpStatus}
        </p>
        <FirstLines items={failure.issues} textOf={String} />
      </Disclosure>
    </Banner>
  )
}
