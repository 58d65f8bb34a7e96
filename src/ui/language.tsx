import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Audience, MessageAudience } from '../i18n/audience'
import type { Messages } from '../i18n/types'
import type { LanguageCode } from '../i18n/language'

export interface LanguageChoice {
  readonly messages: Messages
  /** Loads a language, stores the choice and switches to it; rejects when its files cannot be loaded. */
  choose(code: LanguageCode): Promise<void>
}

export interface AudienceValue extends MessageAudience {
  /** The person's name for the document title; only where the site's configuration allows it. */
  readonly titleName?: string
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)
const AudienceContext = createContext<AudienceValue>({ audience: 'patient' })

/** Provides the messages of the current language. */
export const LanguageProvider = LanguageContext.Provider

/** Provides whom the messages address. */
export function AudienceProvider({
  audience,
  firstName,
  hasDied = false,
  titleName,
  children,
}: {
  audience: Audience
  firstName?: string | undefined
  hasDied?: boolean | undefined
  titleName?: string | undefined
  children: ReactNode
}) {
  const value = useMemo(
    () => ({
      audience,
      ...(firstName ? { firstName } : {}),
      ...(hasDied ? { hasDied } : {}),
      ...(titleName ? { titleName } : {}),
    }),
    [audience, firstName, hasDied, titleName],
  )
  return <AudienceContext value={value}>{children}</AudienceContext>
}

/** The current language and how to switch to another one. */
export function useLanguage(): LanguageChoice {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageProvider')
  return language
}

/** Messages of the app shell and the home page in the current language. */
export function useMessages(): Messages {
  return useLanguage().messages
}

/** The locale of dates and numbers. */
export function useLocale(): string {
  return useMessages().language.locale
}

/** Whom the page addresses; `firstName` only for a proxy. */
export function useAudience(): AudienceValue {
  return useContext(AudienceContext)
}

/** Whose record it is, as a possessive: "your" for the patient, "Ana's" for a proxy, "this person's" for a provider or without a name. */
export function useOwner(): string {
  const { audience, firstName } = useAudience()
  const { states } = useMessages()
  if (audience === 'patient') return states.owner(undefined)
  return firstName ? states.owner(firstName) : states.ownerUnknown
}
