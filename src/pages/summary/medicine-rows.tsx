import { useAudience, useMessages } from '../../ui/language'
import { useHasDied, useStatusContext } from '../../components/patient/status-context'
import { contradictedRequests, groupMedicines, mayBeOutOfDate } from '../../clinical/medications/medicine-groups'
import { medicineKey, medicineName, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { newestFirst } from '../../clinical/shared/newest-first'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { isDoNotTakeStatus } from '../../clinical/status/medication-request-status'
import { statusOf } from '../../clinical/status/status-of'
import { UnderHeading } from '../../components/rows/record-status'
import { ResourceRow } from '../../components/rows/resource-row'
import { CardList, MoreRecordsNote, EmptyCardNote } from './card-notes'
import { isMedicationRequest, type FhirMedicationRequest } from './use-request-queue'
import type { Resource } from '../../fhir/resource'

/** As many medicines as a card shows. */
const MAX_ROWS = 8

interface MedicineRowsProps {
  readonly records: readonly Resource[]
  readonly included: readonly Resource[]
}

/** What is listed as current; what is not, or not clearly, stands apart, and paused medicines are counted. */
export function MedicineRows({ records, included }: MedicineRowsProps) {
  const { views } = useMessages()
  const reader = useAudience()
  const hasDied = useHasDied()
  const groups = groupMedicines(newestFirst('MedicationRequest', records).filter(isMedicationRequest))
  const contradictions = contradictedRequests(records.filter(isMedicationRequest), (request) =>
    medicineKey(request, included),
  )
  const at = useStatusContext()
  const forbidden = groups.doNotTake.filter((request) => isDoNotTakeStatus(statusOf(request, at)))
  const unlike = [...groups.doNotTake.filter((request) => !forbidden.includes(request)), ...groups.unclear]
  // The heading over the record of somebody who has died does not say that anything is current.
  const [listed, apart] = hasDied ? [[...groups.current, ...unlike], []] : [groups.current, unlike]
  const nameOf = (request: FhirMedicationRequest) => medicineName(request, included) ?? views.summary.noMedicineName
  const rowOf = (request: FhirMedicationRequest, index: number) => (
    <ResourceRow
      key={request.id ?? index}
      resource={request}
      about={withMedicineConcept(request, included)}
      title={nameOf(request)}
    >
      {contradictions.has(request) && !hasDied ? (
        <p>
          <strong>{views.summary.alsoDoNotTake(reader)}</strong>
        </p>
      ) : null}
      {!hasDied && mayBeOutOfDate(request, Date.now()) ? (
        <p>
          <strong>{views.summary.outOfDate(reader)}</strong>
        </p>
      ) : null}
    </ResourceRow>
  )
  return (
    <>
      {listed.length === 0 ? <EmptyCardNote of="medicines" others={records.length} /> : null}
      {listed.length === 0 ? null : (
        <UnderHeading says={hasDied ? [] : statusesImpliedByHeading('MedicationRequest', 'current')}>
          <CardList>{listed.slice(0, MAX_ROWS).map(rowOf)}</CardList>
        </UnderHeading>
      )}
      <MoreRecordsNote count={listed.length - MAX_ROWS} />
      {apart.length === 0 ? null : (
        <>
          <p>{views.summary.notCurrent}</p>
          <CardList>{apart.slice(0, MAX_ROWS).map(rowOf)}</CardList>
          <MoreRecordsNote count={apart.length - MAX_ROWS} />
        </>
      )}
      {groups.paused.length > 0 && !hasDied ? <p>{views.summary.paused(groups.paused.length)}</p> : null}
    </>
  )
}
