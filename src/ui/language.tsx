import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Audience } from '../i18n/code-text'
import type { Words } from '../i18n'
import type { LanguageCode } from '../i18n/language'

export interface LanguageChoice {
  readonly words: Words
  /** Loads a language, keeps the choice and takes it into use; rejects when its files cannot be loaded. */
  choose(code: LanguageCode): Promise<void>
}

export interface AudienceValue {
  readonly audience: Audience
  readonly firstName?: string
  /** The record is of a person who has died. */
  readonly hasDied?: boolean
  /** The name for the title of the document; only where the site's settings allow it there. */
  readonly titleName?: string
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)
const AudienceContext = createContext<AudienceValue>({ audience: 'patient' })

/** Gives everything below it the words. */
export const LanguageProvider = LanguageContext.Provider

/** Tells everything below it whom the words speak to. */
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

/** The language in use and the way to another one. */
export function useLanguage(): LanguageChoice {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('There is no language around this part of the page')
  return language
}

/** Every word that a person sees, in their language. */
export function useWords(): Words {
  return useLanguage().words
}

/** The locale of dates and numbers. */
export function useLocale(): string {
  return useWords().language.locale
}

/** Whom the page speaks to; `firstName` only for a proxy. */
export function useAudience(): AudienceValue {
  return useContext(AudienceContext)
}

/** The owner form of the language: "your" for the person, "Ana's" for a proxy, "this person's" for a provider or when no name is given. */
export function useOwner(): string {
  const { audience, firstName } = useAudience()
  const { states } = useWords()
  if (audience === 'patient') return states.owner(undefined)
  return firstName ? states.owner(firstName) : states.ownerUnknown
}
