import { isMistake } from '../../resources/mistake'
import { useAudience } from '../../ui/language'
import { usePlaceWords } from './section-names'
import type { Resource } from '../../fhir/resource'

/** Beside the number of records: how many of them were entered by mistake. Other pages count without those. */
export function useMistakes(): (records: readonly Resource[]) => string | undefined {
  const places = usePlaceWords()
  const reader = useAudience()
  return (records) => {
    const count = records.filter(isMistake).length
    return count === 0 ? undefined : places.mistakes(count, reader)
  }
}
