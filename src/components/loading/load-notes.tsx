import { Link } from 'react-router'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/page-words'
import { SLOW_AFTER_MS, useDelay } from '../../ui/use-delay'
import type { RecordsOfType } from '../../data/queries/use-records'

/** What is still on its way and what is missing, by kind of record; nothing missing goes unsaid. */
export function LoadNotes({ all }: { all: readonly RecordsOfType[] }) {
  const { views, states, typeNames } = usePageMessages()
  const { audience } = useAudience()
  const slow = useDelay(SLOW_AFTER_MS)
  const words = views.timeline
  const named = (chosen: readonly RecordsOfType[]) =>
    chosen
      .map(({ type }) => typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many.toLowerCase())
      .join(', ')
  const failedAs = (test: (kind: string) => boolean) =>
    all.filter(({ loaded }) => loaded.failure && test(loaded.failure.kind))

  const waiting = all.filter(
    ({ loaded }) => loaded.state === 'loading' || (loaded.fetching && loaded.set?.complete !== true),
  )
  const stoppable = waiting.filter(({ loaded }) => slow || loaded.set !== undefined)
  // Without a status nobody was asked: it was left out at the sign-in. Lists say the two with the same words.
  const refused = failedAs((kind) => kind === 'notShared')
  const notShared = refused.filter(({ loaded }) => loaded.failure?.status === undefined)
  const closed = refused.filter(({ loaded }) => loaded.failure?.status !== undefined)
  const notOffered = failedAs((kind) => kind === 'notOffered')
  const stopped = failedAs((kind) => kind === 'stopped')
  const failed = failedAs((kind) => kind !== 'notShared' && kind !== 'notOffered' && kind !== 'stopped')
  const partial = all.filter(
    ({ loaded }) =>
      !loaded.failure &&
      !loaded.fetching &&
      loaded.set &&
      (!loaded.set.complete || loaded.set.issues.length > 0 || loaded.set.dropped.length > 0),
  )
  return (
    <>
      <p role="status" className="muted">
        {waiting.length > 0 ? words.loading(named(waiting)) : ''}
      </p>
      {stoppable.length > 0 ? (
        <p className="no-print">
          <button type="button" onClick={() => stoppable.forEach(({ loaded }) => loaded.stop())}>
            {states.stop}
          </button>
        </p>
      ) : null}
      {failed.length > 0 ? (
        <Banner tone="error" alert>
          <p>{words.failed(named(failed))}</p>
          <button type="button" onClick={() => failed.forEach(({ loaded }) => loaded.retry())}>
            {words.retry}
          </button>
        </Banner>
      ) : null}
      {stopped.length > 0 ? (
        <Banner tone="info">
          <p>{words.stopped(named(stopped))}</p>
          <button type="button" onClick={() => stopped.forEach(({ loaded }) => loaded.retry())}>
            {words.retry}
          </button>
        </Banner>
      ) : null}
      {partial.length > 0 ? (
        <Banner tone="warn">
          <p>{words.partial(named(partial))}</p>
          <button type="button" onClick={() => partial.forEach(({ loaded }) => loaded.retry())}>
            {words.retry}
          </button>
        </Banner>
      ) : null}
      {notShared.length > 0 ? <Banner tone="info">{words.notShared(named(notShared))}</Banner> : null}
      {closed.length > 0 ? <Banner tone="info">{words.closed(named(closed))}</Banner> : null}
      {notOffered.length > 0 ? <Banner tone="info">{words.notOffered(named(notOffered))}</Banner> : null}
      {failed.length + stopped.length + partial.length + refused.length + notOffered.length > 0 ? (
        <p className="no-print">
          <Link to="/loaded">{states.whatWasLoaded}</Link>
        </p>
      ) : null}
    </>
  )
}
