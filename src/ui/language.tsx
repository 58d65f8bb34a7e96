import { createContext, useContext, useMemo } from 'react'
import { en } from '../words'
import type { ReactNode } from 'react'
import type { Audience } from '../words/code-text'
import type { Words } from '../words'

/** Locale of dates and numbers; English is the only language so far. */
export const locale = 'en-US'

export interface AudienceValue {
  readonly audience: Audience
  readonly firstName?: string
}

const LanguageContext = createContext<{ readonly words: Words; readonly audience: AudienceValue }>({ words: en, audience: { audience: 'patient' } })

/** Gives everything below it the words, and whom they speak to. */
export function LanguageProvider({ audience, firstName, children }: { audience: Audience; firstName?: string | undefined; children: ReactNode }) {
  const value = useMemo(() => ({ words: en, audience: { audience, ...(firstName ? { firstName } : {}) } }), [audience, firstName])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

/** Every word that a person sees, in their language. */
export function useWords(): Words {
  return useContext(LanguageContext).words
}

/** Whom the page speaks to; `firstName` only for a proxy. */
export function useAudience(): AudienceValue {
  return useContext(LanguageContext).audience
}

/** "your" for the person, "Ana's" for a proxy, "this person's" for a provider or when no name is given. */
export function useOwner(): string {
  const { audience, firstName } = useAudience()
  const { states } = useWords()
  if (audience === 'patient') return states.owner(undefined)
  return firstName ? states.owner(firstName) : states.ownerUnknown
}
