import { formatClockTime } from '../fhir/format-date'
import { countOmitted, isBelowTotal, isWholeList } from '../fhir/whole-list'
import { useAnnouncement } from './announcer'
import { Banner } from './banner'
import { Disclosure } from './disclosure'
import { FailureNote, LedgerLink, useStateMessages, waitUntilText } from './failure-note'
import { FirstLines } from './first-lines'
import { useLocale, useMessages } from '../language/language-context'
import { useOwner } from './audience'
import styles from './section-state.module.css'
import { SLOW_AFTER_MS, useDelay } from './use-delay'
import type { ReactNode } from 'react'
import type { Resource } from '../fhir/resource'
import type { RecordsResultShape, RecordSetShape } from './records-result-shape'

interface SectionStateProps<R extends Resource> {
  readonly loaded: RecordsResultShape<R>
  /** What is shown, as it follows "your": "test results". */
  readonly what: string
  /** Replaces the message for an empty list. */
  readonly empty?: string | undefined
  /** Replaces the failure note, where one note covers several lists. */
  readonly sharedFailureText?: string | undefined
  readonly children: (set: RecordSetShape<R>) => ReactNode
}

/** Reasons for an incomplete list that have a message of their own below. */
const reportedElsewhere: readonly RecordSetShape<Resource>['truncationReason'][] = ['pageCap', 'stopped', 'allOmitted']

/** A list with its states: loading, empty, incomplete, not shared or failed. */
export function SectionState<R extends Resource>({
  loaded,
  what,
  empty,
  sharedFailureText,
  children,
}: SectionStateProps<R>) {
  const { set, failure, state, fetching, retry } = loaded
  if (!set && state === 'failed' && sharedFailureText !== undefined) return <p className="muted">{sharedFailureText}</p>
  if (!set)
    return state === 'failed' && failure ? (
      <FailureNote failure={failure} what={what} fetching={fetching} retry={retry} />
    ) : (
      <Loading what={what} stop={loaded.stop} />
    )
  const isLoading = fetching && !set.complete
  return (
    <div className="stack" aria-busy={isLoading}>
      {failure && !fetching ? <FailureNote failure={failure} what={what} fetching={fetching} retry={retry} /> : null}
      {!failure &&
      !fetching &&
      (!set.complete || isBelowTotal(set)) &&
      !reportedElsewhere.includes(set.truncationReason) ? (
        <Partial what={what} retryAt={set.retryAt} retry={retry} />
      ) : null}
      <Losses set={set} what={what} />
      <ScopeLimits limits={loaded.limits ?? []} what={what} />
      {set.matches.length > 0 ? children(set) : null}
      {set.matches.length === 0 && isWholeList(loaded) ? <Empty set={set} what={what} text={empty} /> : null}
      <Progress set={set} isLoading={isLoading} retry={retry} stop={loaded.stop} />
    </div>
  )
}

function Loading({ what, stop }: { what: string; stop: (() => void) | undefined }) {
  const { states } = useMessages()
  const messages = useStateMessages()
  const owner = useOwner()
  const isVisible = useDelay(300)
  const isSlow = useDelay(SLOW_AFTER_MS)
  const text = messages.loading(what, owner)
  const visibleText = isVisible ? text : undefined
  useAnnouncement('status', isSlow ? messages.slow : visibleText)
  return (
    <div aria-busy="true" className={styles['loading']}>
      <p className="muted">
        {visibleText} {isSlow ? messages.slow : ''}
      </p>
      {isSlow && stop ? (
        <button type="button" className="no-print" onClick={stop}>
          {states.stop}
        </button>
      ) : null}
      <div className={styles['skeleton']} aria-hidden="true" />
    </div>
  )
}

function Partial({ what, retryAt, retry }: { what: string; retryAt: number | undefined; retry: () => void }) {
  const { states } = useMessages()
  const messages = useStateMessages()
  const owner = useOwner()
  const until = waitUntilText(retryAt, useLocale())
  return (
    <Banner tone="warn">
      <p>{messages.partial(what, owner)}</p>
      {until === undefined ? null : <p>{messages.busy(until)}</p>}
      <button type="button" onClick={retry}>
        {states.tryAgain}
      </button>
      <LedgerLink />
    </Banner>
  )
}

function Losses({ set, what }: { set: RecordSetShape<Resource>; what: string }) {
  const { states } = useMessages()
  const messages = useStateMessages()
  const owner = useOwner()
  const omitted = countOmitted(set)
  const duplicates = set.dropped.length - omitted
  // An empty list would read as "there is none".
  const allOmittedText = omitted > 0 && set.matches.length === 0 ? messages.allDropped(omitted, what, owner) : undefined
  useAnnouncement('alert', allOmittedText)
  return (
    <>
      {set.issues.length > 0 ? (
        <Banner tone="warn" title={messages.issues}>
          <FirstLines items={set.issues} textOf={String} />
          <LedgerLink />
        </Banner>
      ) : null}
      {set.unclear ? (
        <Banner tone="warn">
          <p>{messages.unclear(set.unclear)}</p>
          <LedgerLink />
        </Banner>
      ) : null}
      {set.dropped.length > 0 ? (
        <Banner tone={allOmittedText === undefined ? 'warn' : 'error'}>
          {omitted > 0 ? <p>{allOmittedText ?? messages.dropped(omitted)}</p> : null}
          {duplicates > 0 ? <p>{messages.repeated(duplicates)}</p> : null}
          <Disclosure summary={states.technical}>
            <FirstLines
              items={set.dropped}
              textOf={({ type, id = '', reason }) =>
                `${reason === 'otherPatient' ? type : `${type}/${id}`}: ${states.droppedReason[reason]}`
              }
            />
          </Disclosure>
          <LedgerLink />
        </Banner>
      ) : null}
    </>
  )
}

/** Says that only a part of the list was shared, and which part. */
export function ScopeLimits({ limits, what }: { limits: readonly string[]; what: string }) {
  const { states } = useMessages()
  const messages = useStateMessages()
  const owner = useOwner()
  if (limits.length === 0) return null
  return (
    <Banner tone="info">
      <p>{messages.limited(what, owner)}</p>
      <Disclosure summary={states.technical}>
        {limits.map((limit) => (
          <p key={limit} className="small" dir="ltr">
            {limit}
          </p>
        ))}
      </Disclosure>
      <LedgerLink />
    </Banner>
  )
}

function Empty({ set, what, text }: { set: RecordSetShape<Resource>; what: string; text: string | undefined }) {
  const messages = useStateMessages()
  const owner = useOwner()
  const time = formatClockTime(set.fetchedAt, useLocale())
  return <p>{text ?? messages.empty(what, owner, time)}</p>
}

interface ProgressProps {
  readonly set: RecordSetShape<Resource>
  readonly isLoading: boolean
  readonly retry: () => void
  readonly stop: (() => void) | undefined
}

/** The progress of a list, with a way to stop; or that the server may have more, with a way to load it. */
function Progress({ set, isLoading, retry, stop }: ProgressProps) {
  const { states } = useMessages()
  const messages = useStateMessages()
  const count = set.matches.length
  if (isLoading)
    return (
      <div className={`row ${styles['progress'] ?? ''}`}>
        <p className="muted">{messages.progress(count, set.pages)}</p>
        {stop ? (
          <button type="button" onClick={stop}>
            {states.stop}
          </button>
        ) : null}
      </div>
    )
  const isStopped = set.truncationReason === 'stopped'
  if (!isStopped && set.truncationReason !== 'pageCap' && !isBelowTotal(set)) return null
  return (
    <div className="row">
      <p className="muted">{isStopped ? messages.stopped(count) : messages.mayHaveMore(count, set.total)}</p>
      {isStopped || set.next !== undefined ? (
        <button type="button" onClick={retry}>
          {set.next === undefined ? states.tryAgain : states.loadMore}
        </button>
      ) : null}
      <LedgerLink />
    </div>
  )
}
