import { useState } from 'react'
import { usePageWords } from '../../ui/page-words'
import { NamesContext } from './names-context'
import { useNames } from './use-names'
import { savesData } from '../../lib/idle'
import type { ReactNode } from 'react'
import type { Kind } from '../../dictionary/kinds'

/**
 * Gives the rows of a page their plain names. A page asks for its kinds whatever its record holds, once it is drawn; rows wait for nothing.
 * Where the browser is told to save data, it asks when the reader does.
 */
export function PlainNames({
  kinds,
  brief = false,
  children,
}: {
  kinds: readonly Kind[]
  /** Without sentences. */ brief?: boolean
  children: ReactNode
}) {
  const [asked, setAsked] = useState(() => !savesData())
  const namesOf = useNames(kinds, { asked, brief })
  return (
    <NamesContext value={namesOf}>
      {asked ? null : <AskForNames onAsk={() => setAsked(true)} />}
      {children}
    </NamesContext>
  )
}

function AskForNames({ onAsk }: { onAsk(): void }) {
  const { dictionary } = usePageWords()
  return (
    <p className="no-print">
      <button type="button" onClick={onAsk}>
        {dictionary.load}
      </button>
    </p>
  )
}
