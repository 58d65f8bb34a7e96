import { isEnteredInError } from '../../resources/entered-in-error'
import { useAudience } from '../../ui/language'
import { useNavigationMessages } from './use-navigation-messages'
import type { Resource } from '../../fhir/resource'

/** Beside the number of records: how many of them were entered by mistake. Other pages count without those. */
export function useEnteredInErrorCount(): (records: readonly Resource[]) => string | undefined {
  const places = useNavigationMessages()
  const reader = useAudience()
  return (records) => {
    const count = records.filter(isEnteredInError).length
    return count === 0 ? undefined : places.mistakes(count, reader)
  }
}
