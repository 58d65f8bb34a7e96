import { useMemo } from 'react'
import { useHomeAmount } from '../plain-language/use-home-amount'
import { useGlanceContext } from './use-glance-context'
import type { GlanceContext } from '../../glance/glance-context'

/** As `useGlanceContext`, with vital signs in the units that the reader knows. Not for the home page, which has no messages of record pages. */
export function useHomeUnitContext(options?: Parameters<typeof useGlanceContext>[0]): GlanceContext {
  const context = useGlanceContext(options)
  const homeAmount = useHomeAmount()
  return useMemo(() => ({ ...context, homeAmount }), [context, homeAmount])
}
