import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { useMessages } from '../../language/language-context'
import { namesDisagreeText } from '../../clinical/assertion/format-assertion'
import { loadedDictionaries, loadSequentially, onDictionaryLoaded } from './dictionary-loader'
import { PlainNameCache } from './plain-name-cache'
import type { ExportContext } from '../../resources/export/export-context'

const everyKind = dictionaryKinds.join(' ')

/**
 * The context of a file or sheet, in which names that the dictionary finds to disagree with their code are stated too. Loads all of the dictionary,
 * whatever the record contains; `isChecking` until it has loaded or did not answer.
 */
export function useCheckedNames(context: ExportContext): {
  readonly context: ExportContext
  readonly isChecking: boolean
} {
  const { code } = useMessages().language
  const dictionaries = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(everyKind, code))
  const [checkedLanguage, setCheckedLanguage] = useState<string>()
  useEffect(() => {
    void loadSequentially(dictionaryKinds, code).then(() => setCheckedLanguage(code))
  }, [code])
  const checked = useMemo<ExportContext>(() => {
    const names = new PlainNameCache(dictionaries)
    const { messages, audience, nameOf } = context
    return {
      ...context,
      assertionTextsOf: (resource) => [
        ...context.assertionTextsOf(resource),
        ...(names.namesDisagree(resource, nameOf(resource)) ? [namesDisagreeText(messages, audience)] : []),
      ],
      isStated: (resource) => context.isStated(resource) && !names.namesDisagree(resource, nameOf(resource)),
    }
  }, [context, dictionaries])
  return { context: checked, isChecking: checkedLanguage !== code }
}
