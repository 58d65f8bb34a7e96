import { useEffect, useMemo } from 'react'
import { relatedFactsOf } from '../../clinical/status/related-facts'
import { careTypes, lastCareDate } from '../../clinical/patient/last-care-date'
import type { RelatedFacts } from '../../clinical/status/record-status'
import { useCachedLists } from '../../data/completeness/use-cached-lists'
import { usePatient } from '../../data/queries/use-patient'
import type { RecordType } from '../../contract'
import { isOfType } from '../../fhir/resource'

const typesRead: readonly RecordType[] = ['DocumentReference', 'MedicationDispense']
const noTypes: readonly RecordType[] = []

/** Reports what the records loaded so far say about others; renders nothing. Loaded lazily, as the first rows do not wait for it. */
export default function RelatedFactsLoader({ onChange }: { onChange: (facts: RelatedFacts) => void }) {
  const hasDeathDate = usePatient().resource?.deceasedDateTime !== undefined
  const lists = useCachedLists(typesRead)
  const careLists = useCachedLists(hasDeathDate ? careTypes : noTypes)
  const lastCare = useMemo(() => lastCareDate(careLists.flat()), [careLists])
  const facts = useMemo(() => {
    const records = lists.flat()
    return relatedFactsOf(
      records.filter((record) => isOfType(record, 'DocumentReference')),
      records.filter((record) => isOfType(record, 'MedicationDispense')),
      lastCare,
    )
  }, [lastCare, lists])
  useEffect(() => onChange(facts), [facts, onChange])
  return null
}
