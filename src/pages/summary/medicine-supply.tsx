import { joinFills } from '../../clinical/medications/join-fills'
import { medicineKey } from '../../clinical/medications/medicine-name'
import { SupplyNotes } from '../../components/rows/supply-notes'
import { includesFor } from '../../data/prefetch/first-page'
import { useRecords } from '../../data/queries/use-records'
import { useFormat } from '../../language/language-context'
import type { Resource, ResourceOf } from '../../fhir/resource'

/** What the fills say against a prescription in its row; nothing until they are loaded. Does not request them: the page does so after the critical lists. Loaded after the rows. */
export default function MedicineSupply({
  request,
  requests,
  included,
}: {
  request: ResourceOf<'MedicationRequest'>
  requests: readonly ResourceOf<'MedicationRequest'>[]
  included: readonly Resource[]
}) {
  const format = useFormat()
  const { set, state } = useRecords('MedicationDispense', undefined, {
    ...includesFor('MedicationDispense'),
    enabled: false,
  })
  if (state === 'loading') return null
  const fills = joinFills(set?.matches ?? [], requests, (record) =>
    medicineKey(record, [...included, ...(set?.included ?? [])], format),
  )
  const id = request.id ?? ''
  return <SupplyNotes request={request} own={fills.byRequest.get(id) ?? []} same={fills.bySameMedicine.get(id) ?? []} />
}
