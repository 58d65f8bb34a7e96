import { useLocale } from '../../language/language-context'
import { useAudience } from '../../ui/audience'

/** Whether to show US units first: to people who read English as in the United States, but not to care staff, who work in metric units. */
export function useIsUsReader(): boolean {
  const { audience } = useAudience()
  return useLocale() === 'en-US' && audience !== 'provider'
}
