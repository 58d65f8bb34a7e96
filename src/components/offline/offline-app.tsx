import { useEffect, useState } from 'react'
import { loadOpenFileMessages } from '../../i18n/loader'
import { useMessages } from '../../language/language-context'
import { formatCount } from '../../lib/locale-format'
import { useLoadedMessages } from '../../ui/use-page-messages'
import { isStoredOffline, offlineAddress, offlineSize, removeOffline, storeOffline } from './offline-copy'

type State = 'hidden' | 'offered' | 'storing' | 'stored' | 'removed' | 'notStored' | 'notRemoved'

const hasRemove: readonly State[] = ['stored', 'notRemoved']
/** After removal not before the next page load: until then the browser may bring back the removed worker. */
const hasStore: readonly State[] = ['offered', 'notStored']

interface OfflineAppProps {
  /** False where the app can only be removed. */
  readonly canStore?: boolean
}

/** Stores the app itself in this browser, on request, or removes it again; nothing where neither is possible. */
export function OfflineApp({ canStore = true }: OfflineAppProps) {
  const { offline } = useLoadedMessages(loadOpenFileMessages)
  const { locale } = useMessages().language
  const [state, setState] = useState<State>('hidden')
  const [size, setSize] = useState<number>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const isStored = await isStoredOffline()
      const bytes = canStore ? await offlineSize().catch(() => undefined) : undefined
      if (!isCurrent) return
      setSize(bytes)
      if (isStored) setState('stored')
      else if (bytes !== undefined) setState('offered')
    }
    read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [canStore])
  const run = (action: () => Promise<void>, done: State, failed: State) =>
    void action().then(
      () => setState(done),
      () => setState(failed),
    )
  if (state === 'hidden') return null
  const megabytes = size === undefined ? undefined : formatCount(Math.ceil(size / 1e6), locale)
  return (
    <section className="stack">
      <h2>{offline.title}</h2>
      {hasStore.includes(state) && megabytes !== undefined ? <p>{offline.offer(megabytes)}</p> : null}
      <p role="status">{state === 'offered' ? '' : offline.status[state]}</p>
      {hasRemove.includes(state) ? (
        <>
          <p>
            {offline.address} <bdi>{offlineAddress()}</bdi>
          </p>
          <p className="muted">{offline.limits}</p>
        </>
      ) : null}
      <div>
        {hasStore.includes(state) && megabytes !== undefined ? (
          <button
            type="button"
            onClick={() => {
              setState('storing')
              run(storeOffline, 'stored', 'notStored')
            }}
          >
            {offline.store}
          </button>
        ) : null}
        {hasRemove.includes(state) ? (
          <button type="button" onClick={() => run(removeOffline, 'removed', 'notRemoved')}>
            {offline.remove}
          </button>
        ) : null}
      </div>
    </section>
  )
}
