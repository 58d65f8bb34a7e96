import { useState } from 'react'
import { usePageMessages } from '../../ui/use-page-messages'
import { PlainNamesContext } from './plain-names-context'
import { useDictionaryNames } from './use-dictionary-names'
import { isSaveDataOn } from '../../lib/idle'
import type { ReactNode } from 'react'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'

/**
 * Provides plain names to the rows of a page. The page's kinds are loaded after the first render, whatever the record contains; if the browser
 * saves data, only on request.
 */
export function PlainNamesProvider({
  kinds,
  brief = false,
  children,
}: {
  kinds: readonly DictionaryKind[]
  /** Without explanations. */
  brief?: boolean
  children: ReactNode
}) {
  const [enabled, setEnabled] = useState(() => !isSaveDataOn())
  const plainNameOf = useDictionaryNames(kinds, { enabled, brief })
  return (
    <PlainNamesContext value={plainNameOf}>
      {enabled ? null : <LoadNamesButton onClick={() => setEnabled(true)} />}
      {children}
    </PlainNamesContext>
  )
}

function LoadNamesButton({ onClick }: { onClick(): void }) {
  const { dictionary } = usePageMessages()
  return (
    <p className="no-print">
      <button type="button" onClick={onClick}>
        {dictionary.showPlainNames}
      </button>
    </p>
  )
}
