import { useEffect, useMemo } from 'react'
import { relatedFactsOf, type RelatedFacts as Said } from '../../clinical/status/related-facts'
import { useLoadedLists } from '../../data/completeness/use-loaded-lists'
import type { RecordType } from '../../contract'

const typesRead: readonly RecordType[] = ['DocumentReference', 'MedicationDispense']

/** Tells what the documents and fills that have come so far say of other records; draws nothing. A part of its own, as the first rows do not wait for it. */
export default function RelatedFactsLoader({ onChange }: { onChange: (besides: Said) => void }) {
  const lists = useLoadedLists(typesRead)
  const besides = useMemo(() => relatedFactsOf(lists[0] ?? [], lists[1] ?? []), [lists])
  useEffect(() => onChange(besides), [besides, onChange])
  return null
}
