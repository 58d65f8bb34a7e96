import { useMemo } from 'react'
import { medicineGroup } from '../../../clinical/medications/medicine-groups'
import { withMedicineConcept } from '../../../clinical/medications/medicine-name'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { referencedKey } from '../../../fhir/reference'
import { recordKey } from '../../../fhir/source'
import { glanceOf } from '../../../glance/glance-of'
import { objectsOf } from '../../../lib/json'
import { isMaskedRecord } from '../../../resources/masking'
import { GlanceList, RecordGlance } from '../../../components/rows/glance-row'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { Card } from '../../../ui/card'
import { Disclosure } from '../../../ui/disclosure'
import { usePageMessages } from '../../../ui/use-page-messages'
import type { MedicineOfPage } from './use-medicine'
import type { ResourceOf } from '../../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

/** Further orders are below a line that opens them. */
const MAX_ROWS = 4

const reasonKeys = (request: Request): readonly string[] =>
  objectsOf(request.reasonReference).flatMap((reference) => referencedKey(request, reference, 'Condition') ?? [])

/** Other orders of the same medicine, before or after this one, and orders for the same condition. */
export function MedicineGoesWith({
  request,
  medicine: { others, included, keyOf },
}: {
  request: Request
  medicine: MedicineOfPage
}) {
  const { views } = usePageMessages()
  const context = useGlanceContext({ included })
  const related = useMemo(() => {
    const reasons = reasonKeys(request)
    const priorOf = (each: Request) => referencedKey(each, each.priorPrescription, 'MedicationRequest')
    return newestFirst('MedicationRequest', others).filter(
      (other) =>
        !isMaskedRecord(other) &&
        medicineGroup(other) !== 'enteredInError' &&
        ((keyOf(request) !== undefined && keyOf(other) === keyOf(request)) ||
          recordKey(other) === priorOf(request) ||
          priorOf(other) === recordKey(request) ||
          reasonKeys(other).some((key) => reasons.includes(key))),
    )
  }, [request, others, keyOf])
  if (related.length === 0) return null
  const rows = (records: readonly Request[]) => (
    <GlanceList>
      {records.map((record, index) => (
        <RecordGlance
          key={record.id === undefined ? index : recordKey(record)}
          record={withMedicineConcept(record, included)}
          toGlance={(each) => glanceOf(each, context)}
        />
      ))}
    </GlanceList>
  )
  return (
    <Card title={views.medicineStory.goesWith}>
      {rows(related.slice(0, MAX_ROWS))}
      {related.length > MAX_ROWS ? (
        <Disclosure summary={views.summary.more(related.length - MAX_ROWS)}>{rows(related.slice(MAX_ROWS))}</Disclosure>
      ) : null}
    </Card>
  )
}
