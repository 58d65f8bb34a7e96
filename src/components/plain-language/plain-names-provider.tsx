import { useState } from 'react'
import { usePageMessages } from '../../ui/use-page-messages'
import { PlainNamesContext } from './plain-names-context'
import { useDictionaryNames } from './use-dictionary-names'
import { isSaveDataOn } from '../../lib/idle'
import type { ReactNode } from 'react'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'

/**
 * Gives the rows of a page their plain names. A page asks for its kinds whatever its record holds, once it is drawn; rows wait for nothing.
 * Where the browser is told to save data, it asks when the reader does.
 */
export function PlainNamesProvider({
  kinds,
  brief = false,
  children,
}: {
  kinds: readonly DictionaryKind[]
  /** Without sentences. */ brief?: boolean
  children: ReactNode
}) {
  const [asked, setAsked] = useState(() => !isSaveDataOn())
  const namesOf = useDictionaryNames(kinds, { enabled: asked, brief })
  return (
    <PlainNamesContext value={namesOf}>
      {asked ? null : <LoadNamesButton onAsk={() => setAsked(true)} />}
      {children}
    </PlainNamesContext>
  )
}

function LoadNamesButton({ onAsk }: { onAsk(): void }) {
  const { dictionary } = usePageMessages()
  return (
    <p className="no-print">
      <button type="button" onClick={onAsk}>
        {dictionary.load}
      </button>
    </p>
  )
}
