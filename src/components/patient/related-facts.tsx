import { useEffect, useMemo } from 'react'
import { relatedFactsOf } from '../../clinical/status/related-facts'
import type { RelatedFacts } from '../../clinical/status/record-status'
import { useCachedLists } from '../../data/completeness/use-cached-lists'
import type { RecordType } from '../../contract'
import { isOfType } from '../../fhir/resource'

const typesRead: readonly RecordType[] = ['DocumentReference', 'MedicationDispense']

/** Reports what the documents and fills loaded so far say about other records; renders nothing. Loaded lazily, as the first rows do not wait for it. */
export default function RelatedFactsLoader({ onChange }: { onChange: (facts: RelatedFacts) => void }) {
  const lists = useCachedLists(typesRead)
  const facts = useMemo(() => {
    const records = lists.flat()
    return relatedFactsOf(
      records.filter((record) => isOfType(record, 'DocumentReference')),
      records.filter((record) => isOfType(record, 'MedicationDispense')),
    )
  }, [lists])
  useEffect(() => onChange(facts), [facts, onChange])
  return null
}
