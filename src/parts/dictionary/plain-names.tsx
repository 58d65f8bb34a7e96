import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { usePageWords } from '../../ui/page-words'
import { useAudience, useWords } from '../../ui/language'
import { BelowTitle } from './below-title'
import { hasDictionary, loadDictionary, namesNow, onArrival } from './load'
import { NamesContext, type NamesOf } from './names-context'
import { thingOf } from './thing'
import { WhatIsThis } from './what-is-this'
import { savesData, whenIdle } from './when-idle'
import type { ReactNode } from 'react'
import type { Kind } from '../../dictionary/kinds'

/**
 * Gives the rows of a page their plain names. A page asks for its kinds whatever its record holds, once it is drawn; rows wait for nothing.
 * Where the browser is told to save data, it asks when the reader does.
 */
export function PlainNames({ kinds, children }: { kinds: readonly Kind[]; children: ReactNode }) {
  const { language } = useWords()
  const { audience } = useAudience()
  const code = language.code
  const key = kinds.join(' ')
  const [asked, setAsked] = useState(() => !savesData())
  const names = useSyncExternalStore(onArrival, () => namesNow(key, code))
  useEffect(() => {
    if (!asked) return undefined
    return whenIdle(() => {
      for (const kind of key.split(' ')) loadDictionary(kind as Kind, code)
    })
  }, [asked, key, code])
  const isComing = asked && hasDictionary(code)
  const namesOf = useCallback<NamesOf>(
    (resource, words, open = false) => {
      const { kind, thing } = thingOf(resource, words) ?? {}
      if (!kind || !thing || words === undefined || !key.split(' ').includes(kind)) return undefined
      const plain = names[kind]?.plainOf(thing)
      return {
        ...(plain?.leads && audience !== 'provider' ? { name: plain.name } : {}),
        below: <BelowTitle resource={resource} words={words} plain={plain} coming={isComing && !names[kind]} open={open} />,
        what: plain ? <WhatIsThis plain={plain} record={words} open={open} /> : null,
      }
    },
    [names, isComing, key, audience],
  )
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
