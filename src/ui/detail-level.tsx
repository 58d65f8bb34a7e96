import { createContext, useContext } from 'react'
import { useAudience } from './audience'
import type { Audience } from '../i18n/audience'

/** How much of a record is shown: `plain` wording, or `clinical` with codes, raw references and technical labels. */
export type DetailLevel = 'plain' | 'clinical'

const DetailLevelContext = createContext<DetailLevel | undefined>(undefined)

/** Sets the level of detail below it. Who reads does not change: see `useAudience`. */
export const DetailLevelProvider = DetailLevelContext.Provider

/** The level of detail; without a provider `clinical` for health professionals and `plain` for everyone else. */
export function useDetailLevel(): DetailLevel {
  const { audience } = useAudience()
  return useContext(DetailLevelContext) ?? (audience === 'provider' ? 'clinical' : 'plain')
}

/** The audience whose texts are used for labels, codes, statuses, type names and dates: the clinical level has those for providers. */
export function useTextAudience(): Audience {
  const { audience } = useAudience()
  if (useDetailLevel() === 'clinical') return 'provider'
  return audience === 'provider' ? 'patient' : audience
}
