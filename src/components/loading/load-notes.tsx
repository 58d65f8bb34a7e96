import { useState } from 'react'
import { isWholeSet } from '../../fhir/whole-list'
import { useLocale } from '../../language/language-context'
import { Banner } from '../../ui/banner'
import { useAudience, useOwner } from '../../ui/audience'
import { useEhrName } from '../../ui/ehr-help'
import { useStateMessages, waitUntilText } from '../../ui/failure-note'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { SLOW_AFTER_MS, useDelay } from '../../ui/use-delay'
import styles from './load-notes.module.css'
import type { TypedRecordsResult } from '../../data/queries/use-records-of-types'

interface LoadNotesProps {
  readonly all: readonly TypedRecordsResult[]
}

/** What is still loading and everything that is missing, by record type. */
export function LoadNotes({ all }: LoadNotesProps) {
  const { views, states, typeNames } = usePageMessages()
  const { audience } = useAudience()
  const [ehr, locale] = [useEhrName(), useLocale()]
  const messages = views.timeline
  const sectionMessages = useStateMessages()
  const owner = useOwner()
  const namesOf = (lists: readonly TypedRecordsResult[]) =>
    lists
      .map(({ type }) => typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many.toLowerCase())
      .join(', ')
  const failedAs = (test: (kind: string) => boolean) =>
    all.filter(({ loaded }) => loaded.failure && test(loaded.failure.kind))

  const loading = all.filter(
    ({ loaded }) => loaded.state === 'loading' || (loaded.fetching && loaded.set?.complete !== true),
  )
  const limited = all.filter(({ loaded: { set, limits } }) => set !== undefined && limits.length > 0)
  const denied = failedAs((kind) => kind === 'notShared')
  // Without an HTTP status nothing was requested: the scope was not granted.
  const notShared = denied.filter(({ loaded }) => loaded.failure?.status === undefined)
  const closed = denied.filter(({ loaded }) => loaded.failure?.status !== undefined)
  const notOffered = failedAs((kind) => kind === 'notOffered')
  const stopped = failedAs((kind) => kind === 'stopped')
  const failed = failedAs((kind) => kind !== 'notShared' && kind !== 'notOffered' && kind !== 'stopped')
  const retryTimes = failed.flatMap(({ loaded }) => loaded.failure?.retryAt ?? [])
  const waitUntil = waitUntilText(retryTimes.length > 0 ? Math.max(...retryTimes) : undefined, locale)
  const partial = all.filter(
    ({ loaded }) => !loaded.failure && !loaded.fetching && loaded.set && !isWholeSet(loaded.set),
  )
  return (
    <>
      <LoadingLine all={all} loading={loading} names={namesOf(loading)} />
      {failed.length > 0 ? (
        <Banner tone="error" alert>
          <p>{messages.failed(namesOf(failed))}</p>
          {waitUntil === undefined ? null : <p>{states.section.busy(waitUntil)}</p>}
          <button type="button" onClick={() => failed.forEach(({ loaded }) => loaded.retry())}>
            {messages.retry}
          </button>
        </Banner>
      ) : null}
      {stopped.length > 0 ? (
        <Banner tone="info">
          <p>{messages.stopped(namesOf(stopped))}</p>
          <button type="button" onClick={() => stopped.forEach(({ loaded }) => loaded.retry())}>
            {messages.retry}
          </button>
        </Banner>
      ) : null}
      {partial.length > 0 ? (
        <Banner tone="warn">
          <p>{messages.partial(namesOf(partial))}</p>
          <button type="button" onClick={() => partial.forEach(({ loaded }) => loaded.retry())}>
            {messages.retry}
          </button>
        </Banner>
      ) : null}
      {limited.length > 0 ? <Banner tone="info">{sectionMessages.limited(namesOf(limited), owner)}</Banner> : null}
      {notShared.length > 0 ? <Banner tone="info">{messages.notShared(namesOf(notShared))}</Banner> : null}
      {closed.length > 0 ? <Banner tone="info">{messages.closed(namesOf(closed), ehr)}</Banner> : null}
      {notOffered.length > 0 ? <Banner tone="info">{messages.notOffered(namesOf(notOffered))}</Banner> : null}
      {failed.length + stopped.length + partial.length + limited.length + denied.length + notOffered.length > 0 ? (
        <p className="no-print">
          <Link to="/loaded">{states.ledgerLink}</Link>
        </p>
      ) : null}
    </>
  )
}

interface LoadingLineProps extends LoadNotesProps {
  readonly loading: readonly TypedRecordsResult[]
  /** The names of the types that are loading. */
  readonly names: string
}

/** What is loading, with a button that stops it; afterwards that all is loaded. */
function LoadingLine({ all, loading, names }: LoadingLineProps) {
  const { views, states } = usePageMessages()
  const isSlow = useDelay(SLOW_AFTER_MS)
  const stoppable = loading.filter(({ loaded }) => isSlow || loaded.set !== undefined)
  // The line with the button keeps its space, as the content below it can be read by now.
  const [wasStoppable, setWasStoppable] = useState(false)
  if (stoppable.length > 0 && !wasStoppable) setWasStoppable(true)
  const hasSpace = loading.length > 0 || wasStoppable
  const isAllLoaded = all.every(({ loaded }) => loaded.set !== undefined && isWholeSet(loaded.set))
  const lineWhenLoaded = hasSpace && isAllLoaded ? views.timeline.loaded : ''
  return (
    <div className={`row ${hasSpace ? styles['space'] : ''}`} data-no-text={!hasSpace || undefined}>
      <p role="status" className="muted">
        {loading.length > 0 ? views.timeline.loading(names) : lineWhenLoaded}
      </p>
      {stoppable.length > 0 ? (
        <button type="button" className="no-print" onClick={() => stoppable.forEach(({ loaded }) => loaded.stop())}>
          {states.stop}
        </button>
      ) : null}
    </div>
  )
}
