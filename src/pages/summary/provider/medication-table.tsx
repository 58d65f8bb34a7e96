import { joinFills, lastSupply } from '../../../clinical/medications/medicine-fills'
import { contradictedRequests, groupMedicines, mayBeOutOfDate } from '../../../clinical/medications/medicine-groups'
import { medicineKey, medicineName } from '../../../clinical/medications/medicine-name'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { statusesImpliedByHeading } from '../../../clinical/status/implied-by-heading'
import { isDoNotTakeStatus } from '../../../clinical/status/medication-request-status'
import { statusOf } from '../../../clinical/status/status-of'
import { useRecords } from '../../../data/queries/use-records'
import { useHasDied, useStatusContext } from '../../../components/patient/status-context'
import { RecordStatusChip, UnderHeading } from '../../../components/rows/record-status'
import { RowLine } from '../../../components/rows/row-line'
import { isMaskedRecord } from '../../../resources/masking'
import { descriptorOf } from '../../../resources/descriptors'
import { useAudience } from '../../../ui/language'
import { usePageMessages } from '../../../ui/use-page-messages'
import { EmptyCardNote } from '../card-notes'
import { isMedicationRequest, type FhirMedicationRequest } from '../use-request-queue'
import { DayCell, NameCell, ReviewTable } from './review-table'
import type { MedicationDispense } from 'fhir/r4'
import type { FillSupply } from '../../../clinical/medications/medicine-fills'
import type { Resource } from '../../../fhir/resource'

interface MedicationTableProps {
  readonly records: readonly Resource[]
  readonly included: readonly Resource[]
}

/** What is taken or on hold, with the last fill and until when it lasts when taken as written. */
export function MedicationTable({ records, included }: MedicationTableProps) {
  const { views } = usePageMessages()
  const { review, summary } = views
  const reader = useAudience()
  const hasDied = useHasDied()
  const at = useStatusContext()
  const { supplyOf, failed } = useLastDispenses(records, included)
  const requests = records.filter(isMedicationRequest)
  const groups = groupMedicines(newestFirst('MedicationRequest', requests))
  const contradictions = contradictedRequests(requests, (request) => medicineKey(request, included))
  const listed = [
    ...groups.doNotTake.filter((request) => !isDoNotTakeStatus(statusOf(request, at))),
    ...groups.current,
    ...groups.unclear,
    ...groups.paused,
  ]
  if (listed.length === 0) return <EmptyCardNote of="medicines" others={records.length} />
  const rows = listed.map((request, index) => {
    const name = medicineName(request, included) ?? summary.noMedicineName
    const supply = supplyOf(request)
    const authored = descriptorOf('MedicationRequest').date(request)?.raw
    return {
      key: request.id ?? String(index),
      cells: {
        name: <NameCell record={request} title={name} />,
        sig: (
          <>
            <RecordStatusChip record={request} />
            {isMaskedRecord(request) ? null : <RowLine type="MedicationRequest" resource={request} title={name} />}
            {contradictions.has(request) ? (
              <p>
                <strong>{summary.alsoDoNotTake(reader)}</strong>
              </p>
            ) : null}
            {!hasDied && mayBeOutOfDate(request, Date.now()) ? (
              <p>
                <strong>{summary.outOfDate(reader)}</strong>
              </p>
            ) : null}
          </>
        ),
        authored: authored === undefined ? views.frame.noDate : <DayCell raw={authored} />,
        fill: supply ? (
          <>
            <LastDispense supply={supply} />{' '}
            {supply.until === undefined || hasDied ? null : (
              <SupplyEnd day={supply.until} isTaken={groups.current.includes(request)} />
            )}
          </>
        ) : null,
      },
    }
  })
  const columns = { name: review.medication, sig: review.directions, authored: review.authored, fill: review.lastFill }
  return (
    <>
      <UnderHeading says={hasDied ? [] : statusesImpliedByHeading('MedicationRequest', 'current')}>
        <ReviewTable caption={review.medications} columns={columns} rows={rows} />
      </UnderHeading>
      {failed ? <p>{review.noFills}</p> : null}
    </>
  )
}

/** The newest fill of a prescription that was handed over, as far as the record says. */
function useLastDispenses(records: readonly Resource[], included: readonly Resource[]) {
  const { set, state, fetching } = useRecords<MedicationDispense & Resource>('MedicationDispense', undefined, {
    include: ['MedicationDispense:medication'],
  })
  const fills = set
    ? joinFills(newestFirst('MedicationDispense', set.matches), records.filter(isMedicationRequest), (record) =>
        medicineKey(record, [...included, ...set.included]),
      )
    : undefined
  const supplyOf = ({ id = '' }: FhirMedicationRequest): FillSupply | undefined =>
    lastSupply([...(fills?.byRequest.get(id) ?? []), ...(fills?.bySameMedicine.get(id) ?? [])])
  return { supplyOf, failed: state === 'failed' || (set?.complete === false && !fetching) }
}

function LastDispense({ supply: { raw, days } }: { supply: FillSupply }) {
  const { review } = usePageMessages().views
  return (
    <>
      <DayCell raw={raw} />
      {days === undefined ? null : `, ${review.days(days)}`}
    </>
  )
}

/** A supply that is used up matters only while the medicine is to be taken. */
function SupplyEnd({ day, isTaken }: { day: string; isTaken: boolean }) {
  const { review } = usePageMessages().views
  const text = (
    <>
      {review.until} <DayCell raw={day} />
    </>
  )
  return isTaken && day < new Date().toISOString().slice(0, 10) ? (
    <strong>
      {text}, {review.passed}
    </strong>
  ) : (
    text
  )
}
