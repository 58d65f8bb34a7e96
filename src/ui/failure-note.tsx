import { use } from 'react'
import { Link } from 'react-router'
import { loadStaffWords } from '../i18n/load'
import { useSay } from './announcer'
import { Banner } from './banner'
import { Disclosure } from './disclosure'
import { EhrHelp } from './ehr-help'
import { useAudience, useOwner, useWords } from './language'
import type { FailureShape } from './state-types'

/** The words of the states of a list for who reads. */
export function useStateWords() {
  const words = useWords()
  const { audience } = useAudience()
  return (audience === 'provider' ? use(loadStaffWords(words.language.code)) : words).states.plain
}

function failureText(
  words: ReturnType<typeof useStateWords>,
  failure: FailureShape,
  what: string,
  owner: string,
): string {
  const answered = failure.status === 401 ? 0 : (failure.status ?? 0)
  const detail = [failure.what, failure.status ? `HTTP ${failure.status}` : undefined].filter(Boolean).join(', ')
  switch (failure.kind) {
    case 'offline':
      return words.offline
    case 'timedOut':
      return words.timedOut
    case 'stopped':
      return words.stoppedEarly
    case 'notShared':
      // Without a status nobody was asked: it was left out at the sign-in.
      return (failure.status === undefined ? words.notShared : words.closed)(what, owner, `${detail}.`)
    case 'notOffered':
      return words.notOffered(what, `${detail}.`)
    case 'notFound':
      return words.notFound(what, `${detail}.`)
    case 'busy':
      return words.busy(failure.retryAfterSeconds)
    case 'signedOut':
      return words.signedOut
    case 'notAList':
      return words.notAList(what, owner, `${detail}.`)
    case 'otherPerson':
      return words.otherPerson
    case 'refused':
      return words.tooMuch(what, owner)
    case 'failed':
    case 'notFhir':
      if (failure.status === 413) return words.tooMuch(what, owner)
      // It has answered, so the connection is there: with what is no record or breaks off, with a no of its own, or with trouble or a page for people. A renewal that could not be asked for (401) is lost on the way.
      if (failure.kind === 'notFhir' || (answered >= 300 && answered < 500))
        return words.unusable(what, owner, `${detail}.`)
      return (answered ? words.down : words.failed)(what, owner, `${detail}.`)
  }
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
  refused: 'info',
  stopped: 'info',
} as const
const retryable: readonly FailureShape['kind'][] = [
  'offline',
  'timedOut',
  'failed',
  'busy',
  'notFhir',
  'notAList',
  'notFound',
  'stopped',
]

/** From whatever is missing to the page that says of every kind of record how far it came. */
export function LedgerLink() {
  const { states } = useWords()
  return (
    <p className="no-print">
      <Link to="/loaded">{states.whatWasLoaded}</Link>
    </p>
  )
}

/** Why something is not there, what to do about it, and the technical details for whoever helps. */
export function FailureNote({
  failure,
  what,
  fetching,
  retry,
}: {
  failure: FailureShape
  what: string
  fetching: boolean
  retry: () => void
}) {
  const { states, frame } = useWords()
  const { audience } = useAudience()
  const words = useStateWords()
  const owner = useOwner()
  const tone = tones[failure.kind]
  const text = failureText(words, failure, what, owner)
  useSay('alert', tone === 'error' ? text : undefined)
  return (
    <Banner tone={tone}>
      <p>{text}</p>
      {retryable.includes(failure.kind) ? (
        <button type="button" aria-disabled={fetching} onClick={() => (fetching ? undefined : retry())}>
          {states.tryAgain}
        </button>
      ) : null}
      {failure.kind === 'notShared' && failure.status === undefined ? (
        <Link to="/connect">{audience === 'provider' ? frame.signInAgain : states.changeSharing}</Link>
      ) : null}
      <EhrHelp />
      <LedgerLink />
      <Disclosure summary={states.technical}>
        <p className="small">
          {failure.what}, {failure.kind}
          {failure.status ? `, HTTP ${failure.status}` : ''}
        </p>
        {failure.issues.map((issue, index) => (
          <p key={index} className="small" dir="auto">
            {issue}
          </p>
        ))}
      </Disclosure>
    </Banner>
  )
}
