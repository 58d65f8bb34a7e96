import { clockTime } from '../fhir/format-date'
import { useSay } from './announcer'
import { Banner } from './banner'
import { Disclosure } from './disclosure'
import { FailureNote, LedgerLink, useStateWords } from './failure-note'
import { useLocale, useOwner, useWords } from './language'
import styles from './section-state.module.css'
import { SLOW, useAfter } from './use-delay'
import type { ReactNode } from 'react'
import type { Resource } from '../fhir/resource'
import type { LoadedShape, SetShape } from './state-types'

interface SectionStateProps<R extends Resource> {
  readonly loaded: LoadedShape<R>
  /** What is being shown, in words that follow "your": "test results". */
  readonly what: string
  /** Replaces the sentence for a list without entries. */
  readonly empty?: string | undefined
  /** Replaces the note of a failure that is told for several lists at once. */
  readonly toldOnce?: string | undefined
  readonly children: (set: SetShape<R>) => ReactNode
}

/** Ends of a list that have a sentence of their own. */
const saidElsewhere: readonly SetShape<Resource>['cutOff'][] = ['pageCap', 'stopped', 'allLeftOut']

/** The states of a list around its content; the one place that says loading, nothing, some missing, not shared or failed. */
export function SectionState<R extends Resource>({ loaded, what, empty, toldOnce, children }: SectionStateProps<R>) {
  const { set, failure, state, fetching, retry } = loaded
  if (!set && state === 'failed' && toldOnce !== undefined) return <p className="muted">{toldOnce}</p>
  if (!set)
    return state === 'failed' && failure ? (
      <FailureNote failure={failure} what={what} fetching={fetching} retry={retry} />
    ) : (
      <Loading what={what} stop={loaded.stop} />
    )
  const waiting = fetching && !set.complete
  return (
    <div className="stack" aria-busy={waiting}>
      {failure && !fetching ? <FailureNote failure={failure} what={what} fetching={fetching} retry={retry} /> : null}
      {!failure && !fetching && !set.complete && !saidElsewhere.includes(set.cutOff) ? (
        <Partial what={what} retry={retry} />
      ) : null}
      <Losses set={set} what={what} />
      <Limits limits={loaded.limits ?? []} what={what} />
      {set.matches.length > 0 ? children(set) : null}
      {set.matches.length === 0 && set.complete ? <Empty set={set} what={what} text={empty} /> : null}
      <More set={set} waiting={waiting} retry={retry} stop={loaded.stop} />
    </div>
  )
}

function Loading({ what, stop }: { what: string; stop: (() => void) | undefined }) {
  const { states } = useWords()
  const words = useStateWords()
  const owner = useOwner()
  const visible = useAfter(300)
  const slow = useAfter(SLOW)
  const text = words.loading(what, owner)
  useSay('status', slow ? words.slow : visible ? text : undefined)
  return (
    <div aria-busy="true" className={styles['loading']}>
      <p className="muted">
        {visible ? text : ''} {slow ? words.slow : ''}
      </p>
      {slow && stop ? (
        <button type="button" className="no-print" onClick={stop}>
          {states.stop}
        </button>
      ) : null}
      <div className={styles['skeleton']} aria-hidden="true" />
    </div>
  )
}

function Partial({ what, retry }: { what: string; retry: () => void }) {
  const { states } = useWords()
  const words = useStateWords()
  const owner = useOwner()
  return (
    <Banner tone="warn">
      <p>{words.partial(what, owner)}</p>
      <button type="button" onClick={retry}>
        {states.tryAgain}
      </button>
      <LedgerLink />
    </Banner>
  )
}

/** How many records came and are not shown at all. */
const leftOut = (set: SetShape<Resource>): number => set.dropped.filter(({ reason }) => reason !== 'duplicate').length

function Losses({ set, what }: { set: SetShape<Resource>; what: string }) {
  const { states } = useWords()
  const words = useStateWords()
  const owner = useOwner()
  const left = leftOut(set)
  const again = set.dropped.length - left
  // An empty list would read as "there is none".
  const all = left > 0 && set.matches.length === 0 ? words.allDropped(left, what, owner) : undefined
  useSay('alert', all)
  return (
    <>
      {set.issues.length > 0 ? (
        <Banner tone="warn" title={words.issues}>
          {set.issues.map((issue, index) => (
            <p key={index} dir="auto">
              {issue}
            </p>
          ))}
          <LedgerLink />
        </Banner>
      ) : null}
      {set.unclear ? (
        <Banner tone="warn">
          <p>{words.unclear(set.unclear)}</p>
          <LedgerLink />
        </Banner>
      ) : null}
      {set.dropped.length > 0 ? (
        <Banner tone={all === undefined ? 'warn' : 'error'}>
          {left > 0 ? <p>{all ?? words.dropped(left)}</p> : null}
          {again > 0 ? <p>{words.repeated(again)}</p> : null}
          <Disclosure summary={states.technical}>
            <ul>
              {set.dropped.map((one, index) => (
                <li key={index} className="small">
                  {one.reason === 'otherPatient' ? one.type : `${one.type}/${one.id ?? ''}`}:{' '}
                  {states.droppedReason[one.reason]}
                </li>
              ))}
            </ul>
          </Disclosure>
          <LedgerLink />
        </Banner>
      ) : null}
    </>
  )
}

/** Only a part of the list was shared: says so, and which. */
export function Limits({ limits, what }: { limits: readonly string[]; what: string }) {
  const { states } = useWords()
  const words = useStateWords()
  const owner = useOwner()
  if (limits.length === 0) return null
  return (
    <Banner tone="info">
      <p>{words.limited(what, owner)}</p>
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

function Empty({ set, what, text }: { set: SetShape<Resource>; what: string; text: string | undefined }) {
  const words = useStateWords()
  const owner = useOwner()
  const time = clockTime(set.fetchedAt, useLocale())
  return <p>{text ?? words.empty(what, owner, time)}</p>
}

interface MoreProps {
  readonly set: SetShape<Resource>
  readonly waiting: boolean
  readonly retry: () => void
  readonly stop: (() => void) | undefined
}

/** How far the list has come and the way to end that; whether the server holds more than is shown and the way to get it. */
function More({ set, waiting, retry, stop }: MoreProps) {
  const { states } = useWords()
  const words = useStateWords()
  const got = set.matches.length
  const totalSaysMore = set.total !== undefined && set.total > got + set.dropped.length
  const ended =
    set.cutOff === 'stopped'
      ? words.stopped(got)
      : set.cutOff === 'pageCap' || totalSaysMore
        ? words.mayHaveMore(got, set.total)
        : undefined
  const text = waiting ? words.progress(got, set.pages) : ended
  const again = set.next !== undefined || set.cutOff === 'stopped'
  const act = waiting ? stop : again ? retry : undefined
  if (text === undefined) return null
  return (
    <div className="row">
      <p className="muted">{text}</p>
      {act ? (
        <button type="button" onClick={act}>
          {waiting ? states.stop : set.next === undefined ? states.tryAgain : states.goOn}
        </button>
      ) : null}
      {waiting ? null : <LedgerLink />}
    </div>
  )
}
