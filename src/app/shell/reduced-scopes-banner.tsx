import { Suspense, useSyncExternalStore } from 'react'
import type { RecordType } from '../../contract'
import { useSession } from '../../auth/session/session-provider'
import { WithOfferedTypes } from '../../components/loading/with-offered-types'
import { Banner } from '../../ui/banner'
import { useLocale } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { formatList } from '../../lib/locale-format'

/** Lists the types that are no longer shared since a token refresh reduced the scopes. */
export function ReducedScopesBanner() {
  const session = useSession()
  const types = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.lostTypes,
  )
  return types.length === 0 ? null : (
    <Suspense fallback={null}>
      <WithOfferedTypes>
        <Note types={types} />
      </WithOfferedTypes>
    </Suspense>
  )
}

function Note({ types }: { types: readonly RecordType[] }) {
  const { privacy, typeNames } = usePageMessages()
  const column = useAudience().audience === 'provider' ? 'provider' : 'patient'
  const names = types.map((type) => typeNames[type][column].many.toLowerCase())
  const list = formatList(names, useLocale())
  return (
    <Banner tone="warn" title={privacy.narrowedTitle}>
      <p>{privacy.narrowed(list)}</p>
    </Banner>
  )
}
