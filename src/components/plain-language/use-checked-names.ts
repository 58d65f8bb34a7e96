import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { useMessages } from '../../language/language-context'
import { namesDisagreeText } from '../../clinical/assertion/format-assertion'
import {
  hasDictionary,
  loadedDictionaries,
  loadSequentially,
  loadTimeout,
  onDictionaryLoaded,
} from './dictionary-loader'
import { PlainNameCache } from './plain-name-cache'
import type { ExportContext } from '../../resources/export/export-context'

const everyKind = dictionaryKinds.join(' ')
/** How long a file or sheet waits for the dictionary. */
const CHECK_TIMEOUT_MS = 10_000

interface CheckedNames {
  /** With `areNamesUnchecked` if a part of the dictionary could not be loaded. */
  readonly context: ExportContext
  /** True until all of the dictionary has loaded, failed or timed out; a file or sheet is not made before. */
  readonly isChecking: boolean
  /** Loads the missing parts of the dictionary again. */
  retry(): void
}

/**
 * The context of a file or sheet, in which names that the dictionary finds to disagree with their code are stated too. Loads all of the dictionary,
 * whatever the record contains.
 */
export function useCheckedNames(context: ExportContext): CheckedNames {
  const { code } = useMessages().language
  const language = hasDictionary(code) ? code : 'en'
  const dictionaries = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(everyKind, language))
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<string>()
  const wanted = `${language} ${attempt}`
  useEffect(() => {
    const loaded = loadSequentially(dictionaryKinds, language)
    void Promise.race([loaded, loadTimeout(CHECK_TIMEOUT_MS)]).then(() => setSettled(wanted))
  }, [language, wanted])
  const isComplete = dictionaryKinds.every((kind) => dictionaries[kind] !== undefined)
  const isChecking = !isComplete && settled !== wanted
  const checked = useMemo<ExportContext>(() => {
    const names = new PlainNameCache(dictionaries)
    const { messages, audience, nameOf } = context
    return {
      ...context,
      ...(isComplete || isChecking ? {} : { areNamesUnchecked: true }),
      assertionTextsOf: (resource) => [
        ...context.assertionTextsOf(resource),
        ...(names.namesDisagree(resource, nameOf(resource)) ? [namesDisagreeText(messages, audience)] : []),
      ],
      isStated: (resource) => context.isStated(resource) && !names.namesDisagree(resource, nameOf(resource)),
    }
  }, [context, dictionaries, isComplete, isChecking])
  return { context: checked, isChecking, retry: () => setAttempt(attempt + 1) }
}
