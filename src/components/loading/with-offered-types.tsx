import { useMemo, useState, type ReactNode } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { isOfApi } from '../../contract'
import { createMessageLoader } from '../../i18n/loader'
import { loadOfferedTypeMessages } from '../../i18n/offered-types-loader'
import { LanguageProvider, useLanguage } from '../../language/language-context'
import { useLoadedMessages, usePageMessages } from '../../ui/use-page-messages'
import type { PageMessages } from '../../i18n/types'

/** Loads the code and the texts of the types outside the API: a function that makes them known, and one that adds the texts to those of the pages. */
const loadOfferedTypes = createMessageLoader(async (code) => {
  const [{ addOfferedTypesWithRows }, { withOfferedTexts }, texts] = await Promise.all([
    import('../../glance/offered-glance'),
    import('../../i18n/offered-texts'),
    loadOfferedTypeMessages(code),
  ])
  return { addTypes: addOfferedTypesWithRows, addTexts: (messages: PageMessages) => withOfferedTexts(messages, texts) }
})

function Loaded({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const { addTypes, addTexts } = useLoadedMessages(loadOfferedTypes)
  // Before the first child renders.
  useState(addTypes)
  const messages = addTexts(usePageMessages())
  const value = useMemo(() => ({ ...language, messages, pageMessages: messages }), [language, messages])
  return <LanguageProvider value={value}>{children}</LanguageProvider>
}

/** Renders its children once the types outside the API are loaded, where the server offers one of them (decision 21). */
export const WithOfferedTypes = ({ children }: { children: ReactNode }) =>
  useSession().grants.offered.every(isOfApi) ? children : <Loaded>{children}</Loaded>
