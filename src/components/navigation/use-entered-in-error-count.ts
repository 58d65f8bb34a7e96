import { isEnteredInError } from '../../resources/entered-in-error'
import { useAudience } from '../../ui/audience'
import { useNavigationMessages } from './use-navigation-messages'
import type { Resource } from '../../fhir/resource'

/** Formats how many of the records were entered in error, which other pages do not count; undefined if none. */
export function useEnteredInErrorCount(): (records: readonly Resource[]) => string | undefined {
  const messages = useNavigationMessages()
  const audience = useAudience()
  return (records) => {
    const count = records.filter(isEnteredInError).length
    return count === 0 ? undefined : messages.mistakes(count, audience)
  }
}
