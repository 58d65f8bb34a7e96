import { useEffect, useMemo } from 'react'
import { relatedFactsOf } from '../../clinical/status/related-facts'
import type { RelatedFacts } from '../../clinical/status/record-status'
import { useCachedLists } from '../../data/completeness/use-cached-lists'
import type { RecordType } from '../../contract'
import { useFormat } from '../../language/language-context'

const typesRead: readonly RecordType[] = ['DocumentReference', 'MedicationDispense']

/** Reports what the documents and fills loaded so far say about other records; renders nothing. Loaded lazily, as the first rows do not wait for it. */
export default function RelatedFactsLoader({ onChange }: { onChange: (facts: RelatedFacts) => void }) {
  const format = useFormat()
  const lists = useCachedLists(typesRead)
  const facts = useMemo(() => relatedFactsOf(lists[0] ?? [], lists[1] ?? [], format), [format, lists])
  useEffect(() => onChange(facts), [facts, onChange])
  return null
}
