import { useRecords } from '../../data/hooks'
import { DateText } from '../../ui/date-text'
import { useWords } from '../../ui/language'
import { joinFills, lastSupply } from '../../clinical/medicine-fills'
import { medicineKey } from '../../clinical/medicine-name'
import { newestFirst } from '../../clinical/newest-first'
import type { MedicationDispense, MedicationRequest } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

type SentRequest = MedicationRequest & Resource

/** When the pharmacy handed the medicine over last, as far as the record says. */
export default function LastFill({ request, requests, included }: { request: SentRequest; requests: readonly SentRequest[]; included: readonly Resource[] }) {
  const { views } = useWords()
  const { set } = useRecords<MedicationDispense & Resource>('MedicationDispense', undefined, { include: ['MedicationDispense:medication'] })
  if (!set) return null
  const fills = joinFills(newestFirst('MedicationDispense', set.matches), requests, (record) => medicineKey(record, [...included, ...set.included]))
  const id = request.id ?? ''
  const supply = lastSupply([...(fills.byRequest.get(id) ?? []), ...(fills.bySameMedicine.get(id) ?? [])])
  return supply ? (
    <p className="muted small">
      {views.summary.lastFill} <DateText raw={supply.raw} past />
    </p>
  ) : null
}
