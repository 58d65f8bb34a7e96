import { useMemo } from 'react'
import { useHomeAmountIn } from '../../../../components/plain-language/use-home-amount'
import { useGlanceContext } from '../../../../components/rows/use-glance-context'
import { useHomeMessages } from './use-home-messages'
import type { GlanceContext } from '../../../../glance/glance-context'

/** As `useGlanceContext`, with vital signs in the units that the reader knows, for the parts of the home page that load after its lists. */
export function useHomeUnitGlance(options?: Parameters<typeof useGlanceContext>[0]): GlanceContext {
  const context = useGlanceContext(options)
  const homeAmount = useHomeAmountIn(useHomeMessages().child)
  return useMemo(() => ({ ...context, homeAmount }), [context, homeAmount])
}
