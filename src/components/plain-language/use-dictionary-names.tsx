import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isMaskedRecord } from '../../resources/masking'
import { useSession } from '../../auth/session/session-provider'
import { useAudience, useMessages } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { BelowTitle } from './below-title'
import { ReservedSpace } from './reserved-space'
import {
  loadTimeout,
  hasDictionary,
  loadSequentially,
  loadedDictionaries,
  onDictionaryLoaded,
} from './dictionary-loader'
import { AlternateName } from './alternate-name'
import { codedThingOf } from './coded-thing'
import { WhatIsThis } from './what-is-this'
import { runWhenIdle } from '../../lib/idle'
import type { EhrConfig } from '../../config/config'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { PlainName } from '../../dictionary/look-up'
import type { CodedConcept } from '../../dictionary/coded-concept'
import type { Resource } from '../../fhir/resource'
import type { PlainNameOf } from './plain-names-context'

interface Options {
  /** False where the reader has to ask first. */
  readonly enabled?: boolean
  /** Names alone, without sentences: for pages with rows of every kind. */
  readonly brief?: boolean
}

/** What the site shows of the dictionary: only what a clinician has reviewed, where it is told so. */
export const ifReviewed = (
  plain: PlainName | undefined,
  { reviewedWordsOnly = false }: Pick<EhrConfig, 'reviewedWordsOnly'>,
): PlainName | undefined =>
  reviewedWordsOnly && plain && (plain.entries.length === 0 || plain.entries.some(({ isReviewed: reviewed }) => !reviewed))
    ? undefined
    : plain

/** What a reading of the dictionary has found: rows are drawn again and again, and thousands of records may name the same thing. Goes with the page. */
class PlainNameCache {
  readonly #records = new WeakMap<Resource, { readonly words: string; readonly plain: PlainName | undefined }>()
  readonly #things = new Map<string, PlainName | undefined>()

  of(
    resource: Resource,
    words: string,
    kind: DictionaryKind,
    thing: CodedConcept,
    read: () => PlainName | undefined,
  ): PlainName | undefined {
    const known = this.#records.get(resource)
    if (known?.words === words) return known.plain
    const key = JSON.stringify([kind, thing])
    if (!this.#things.has(key)) this.#things.set(key, read())
    const plain = this.#things.get(key)
    this.#records.set(resource, { words, plain })
    return plain
  }
}

/** Names what the rows of a page name, in the kinds that the page asks for; loads them once the page is drawn. */
export function useDictionaryNames(
  kinds: readonly DictionaryKind[],
  { enabled: asked = true, brief = false }: Options = {},
): PlainNameOf {
  const { language } = useMessages()
  const { dictionary: labels } = usePageMessages()
  const { audience } = useAudience()
  const { ehr } = useSession()
  const code = language.code
  const key = kinds.join(' ')
  const first = useMemo(() => loadedDictionaries(key, code), [key, code])
  const now = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(key, code))
  const [whole, setWhole] = useState<string>()
  // Every row is drawn anew for what comes: that is done once, when all kinds have come or one takes long, and after what a hand does.
  const names = useDeferredValue(whole === code ? now : first)
  useEffect(
    () =>
      asked
        ? runWhenIdle(
            () =>
              void Promise.race([loadSequentially(key.split(' ') as DictionaryKind[], code), loadTimeout()]).then(() =>
                setWhole(code),
              ),
          )
        : undefined,
    [asked, key, code],
  )
  const isComing = asked && hasDictionary(code)
  const isStaff = audience === 'provider'
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another dictionary reads anew
  const found = useMemo(() => new PlainNameCache(), [names])
  return useCallback<PlainNameOf>(
    (resource, words, how) => {
      const isBrief = brief || how === 'brief'
      if (isMaskedRecord(resource) || (isBrief && isStaff)) return undefined
      const { kind, thing } = codedThingOf(resource, words) ?? {}
      if (words === undefined) return undefined
      // A row that was drawn with room keeps it.
      if (!kind || !thing || !key.split(' ').includes(kind))
        return brief
          ? { below: null, after: <ReservedSpace words={words} loading={false} brief />, explanation: null }
          : undefined
      const plain = found.of(resource, words, kind, thing, () => ifReviewed(names[kind]?.plainOf(thing), ehr))
      const coming = isComing && !names[kind]
      const other = isBrief ? (
        <ReservedSpace words={words} loading={coming} brief>
          {plain ? <AlternateName resource={resource} words={words} plain={plain} labels={labels} /> : null}
        </ReservedSpace>
      ) : null
      return {
        ...(plain?.canBeTitle && !isStaff ? { name: plain.name } : {}),
        below: isBrief ? (
          brief ? null : (
            other
          )
        ) : (
          <BelowTitle resource={resource} words={words} plain={plain} loading={coming} open={how === 'open'} />
        ),
        after: brief ? other : null,
        plain,
        loading: coming,
        explanation: (
          <ReservedSpace loading={coming}>
            {plain ? <WhatIsThis plain={plain} resource={resource} record={words} open={how === 'open'} /> : null}
          </ReservedSpace>
        ),
      }
    },
    [names, found, isComing, key, isStaff, brief, labels, ehr],
  )
}
