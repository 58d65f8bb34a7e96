import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isMaskedRecord } from '../../resources/masking'
import { hasConflictingNames } from '../../clinical/assertion/conflicting-names'
import { useSession } from '../../auth/session/session-provider'
import { useDetailLevel } from '../../ui/detail-level'
import { useMessages } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import { BelowTitle } from './below-title'
import { ReservedSpace } from './reserved-space'
import {
  hasDictionary,
  loadedDictionaries,
  loadSequentially,
  loadTimeout,
  onDictionaryLoaded,
} from './dictionary-loader'
import { AlternateName } from './alternate-name'
import { PlainNameCache } from './plain-name-cache'
import { recordConceptOf } from './record-concept'
import { WhatIsThis } from './what-is-this'
import { runWhenIdle } from '../../lib/idle'
import type { EhrConfig } from '../../config/config'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { PlainName } from '../../dictionary/concept'

import type { Resource } from '../../fhir/resource'
import type { PlainNameOf } from './plain-names-context'

interface Options {
  /** False: load nothing until the user asks for it. */
  readonly enabled?: boolean
  /** Names without explanations, for pages with rows of all kinds. */
  readonly brief?: boolean
}

/** The plain name, unless the site only shows entries reviewed by a clinician and it is not. */
export const ifReviewed = (
  plain: PlainName | undefined,
  { reviewedWordsOnly = false }: Pick<EhrConfig, 'reviewedWordsOnly'>,
): PlainName | undefined =>
  reviewedWordsOnly && plain && (plain.entries.length === 0 || plain.entries.some(({ isReviewed }) => !isReviewed))
    ? undefined
    : plain

interface NameProps {
  readonly resource: Resource
  readonly title: string
  readonly plain: PlainName | undefined
  readonly disagree: boolean
  readonly loading: boolean
}

/** The other name, without an explanation. */
function BriefAlternateName({
  resource,
  title,
  plain,
  disagree,
  loading,
  labels,
}: NameProps & {
  readonly labels: Parameters<typeof AlternateName>[0]['labels'] & { readonly namesDisagree: string }
}) {
  return (
    <ReservedSpace title={title} loading={loading} brief>
      {plain ? <AlternateName resource={resource} title={title} plain={plain} labels={labels} /> : null}
      {disagree ? <span className="muted small">{labels.namesDisagree}</span> : null}
    </ReservedSpace>
  )
}

/** Only the explanation. */
function ReservedExplanation({ resource, title, plain, loading, open }: NameProps & { readonly open: boolean }) {
  return (
    <ReservedSpace loading={loading}>
      {plain ? <WhatIsThis plain={plain} resource={resource} title={title} open={open} /> : null}
    </ReservedSpace>
  )
}

/** The plain name function for a page's dictionary kinds, which are loaded after the first render. */
export function useDictionaryNames(
  kinds: readonly DictionaryKind[],
  { enabled = true, brief = false }: Options = {},
): PlainNameOf {
  const { code } = useMessages().language
  // Suspends here instead of in the rows of the summary.
  const { dictionary: labels } = usePageMessages()
  const { ehr } = useSession()
  const key = kinds.join(' ')
  const atStart = useMemo(() => loadedDictionaries(key, code), [key, code])
  const current = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(key, code))
  const [loadedLanguage, setLoadedLanguage] = useState<string>()
  // New names re-render every row, so that happens only once, when all kinds are loaded or time out, and deferred behind user input.
  const dictionaries = useDeferredValue(loadedLanguage === code ? current : atStart)
  useEffect(() => {
    if (!enabled) return undefined
    return runWhenIdle(() => {
      const loaded = loadSequentially(key.split(' ') as DictionaryKind[], code)
      void Promise.race([loaded, loadTimeout()]).then(() => setLoadedLanguage(code))
    })
  }, [enabled, key, code])
  const isAvailable = enabled && hasDictionary(code)
  const isClinical = useDetailLevel() === 'clinical'
  const cache = useMemo(() => new PlainNameCache(dictionaries), [dictionaries])
  return useCallback<PlainNameOf>(
    (resource, title, display) => {
      const isBrief = brief || display === 'brief'
      // Care staff read only what disagrees.
      const isHidden = isBrief && isClinical
      if (title === undefined || isMaskedRecord(resource)) return undefined
      const concept = recordConceptOf(resource, title)
      // A row rendered with reserved space keeps it.
      if (!concept || !key.split(' ').includes(concept.kind))
        return brief && !isHidden
          ? { below: null, after: <ReservedSpace title={title} loading={false} brief />, explanation: null }
          : undefined
      const { plain: found, disagree: isOther, saysLess } = cache.find(resource, title, concept)
      // The status of the record already says that its strengths or types disagree.
      const disagree = isOther && !hasConflictingNames(resource)
      if (isHidden && !disagree) return undefined
      const plain = ifReviewed(found, ehr)
      const loading = isAvailable && !dictionaries[concept.kind]
      const open = display === 'open'
      const ownTitle = title.slice(0, title.length - concept.titleEnd.length)
      const props = { resource, title: ownTitle, plain, disagree, loading }
      const alternateName = isBrief ? <BriefAlternateName {...props} labels={labels} /> : null
      const below = isBrief ? alternateName : <BelowTitle {...props} open={open} />
      return {
        ...(plain?.canBeTitle && !isClinical ? { name: plain.name + concept.titleEnd, saysLess } : {}),
        below: brief ? null : below,
        after: brief ? alternateName : null,
        plain,
        disagree,
        loading,
        explanation: <ReservedExplanation {...props} open={open} />,
      }
    },
    [dictionaries, cache, isAvailable, key, isClinical, brief, labels, ehr],
  )
}
