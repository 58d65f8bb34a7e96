import { createContext, useContext } from 'react'
import type { FormatContext } from '../i18n/format-context'
import type { LanguageCode } from '../i18n/language'
import type { Messages, PageMessages } from '../i18n/types'

export interface LanguageChoice {
  readonly messages: Messages
  /** The same messages with those of the record pages, inside a record page. */
  readonly pageMessages?: PageMessages
  /** Loads a language, stores the choice and switches to it; rejects when its files cannot be loaded. */
  choose(code: LanguageCode): Promise<void>
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/** Provides the messages of the current language. */
export const LanguageProvider = LanguageContext.Provider

/** The current language and how to switch to another one. */
export function useLanguage(): LanguageChoice {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageProvider')
  return language
}

/** Messages in the current language: of the app shell and the home page, inside a record page all of them. */
export const useMessages = (): Messages => useLanguage().messages

/** How values are formatted in the current language. */
export const useFormat = (): FormatContext => useMessages().format

/** The locale of dates and numbers. */
export const useLocale = (): string => useMessages().language.locale
