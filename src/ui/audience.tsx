import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Audience, MessageAudience } from '../i18n/audience'
import { useMessages } from '../language/language-context'

export interface AudienceValue extends MessageAudience {
  /** The person's name for the document title; only where the site's configuration allows it. */
  readonly titleName?: string
}

const AudienceContext = createContext<AudienceValue>({ audience: 'patient' })

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
