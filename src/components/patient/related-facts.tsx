import { useEffect, useMemo } from 'react'
import { rangeSelectorFor } from '../../clinical/observations/range-selector'
import { relatedFactsOf } from '../../clinical/status/related-facts'
import { careTypes, lastCareDate } from '../../clinical/patient/last-care-date'
import type { RelatedFacts } from '../../clinical/status/record-status'
import { useCachedLists } from '../../data/completeness/use-cached-lists'
import { useSession } from '../../auth/session/session-provider'
import { isOffered } from '../../data/queries/capabilities'
import { useRecords } from '../../data/queries/use-records'
import { isImplant } from '../../resources/implants'
import { usePatient } from '../../data/queries/use-patient'
import type { RecordType } from '../../contract'
import { isOfType } from '../../fhir/resource'

const typesRead: readonly RecordType[] = ['DocumentReference', 'MedicationDispense', 'Procedure', 'Device']
const noTypes: readonly RecordType[] = []

/** Reports what the records loaded so far say about others; renders nothing. Loaded lazily, as the first rows do not wait for it. */
export default function RelatedFactsLoader({ onChange }: { onChange: (facts: RelatedFacts) => void }) {
  const { resource: patient, state } = usePatient()
  const hasDeathDate = patient?.deceasedDateTime !== undefined
  const rangeFor = useMemo(() => (state === 'loading' ? undefined : rangeSelectorFor(patient)), [patient, state])
  const lists = useCachedLists(typesRead)
  const careLists = useCachedLists(hasDeathDate ? careTypes : noTypes)
  const lastCare = useMemo(() => lastCareDate(careLists.flat()), [careLists])
  const facts = useMemo(() => {
    const records = lists.flat()
    const related = relatedFactsOf(
      records.filter((record) => isOfType(record, 'DocumentReference')),
      records.filter((record) => isOfType(record, 'MedicationDispense')),
      records.filter((record) => isOfType(record, 'Procedure')),
      lastCare,
    )
    return { ...related, ...(rangeFor && { rangeFor }) }
  }, [lastCare, lists, rangeFor])
  useEffect(() => onChange(facts), [facts, onChange])
  // Only procedures say that an implant was taken out, and no page of devices lists them.
  const hasImplant = lists.some((list) => list.some((record) => isOfType(record, 'Device') && isImplant(record)))
  return hasImplant ? <ProceduresLoader /> : null
}

function ProceduresLoader() {
  useRecords('Procedure', undefined, { enabled: isOffered('Procedure', useSession()) })
  return null
}
