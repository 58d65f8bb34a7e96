import { recordsUsableFor } from '../../../clinical/assertion/assertion-of'
import { fillsOfRequest, joinFills } from '../../../clinical/medications/join-fills'
import { lastSupply } from '../../../clinical/medications/fill-supply'
import { mayBeOutOfDate } from '../../../clinical/medications/course'
import { isOldEntry } from '../../../clinical/medications/not-for-today'
import { contradictedRequests, groupMedicines } from '../../../clinical/medications/medicine-groups'
import { withLinkedMedicines } from '../../../clinical/medications/linked-medicines'
import { medicineKey, medicineName } from '../../../clinical/medications/medicine-name'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { statusesImpliedByHeading } from '../../../clinical/status/implied-by-heading'
import { isDoNotTakeStatus } from '../../../clinical/status/medication-request-status'
import { statusOf } from '../../../clinical/status/status-of'
import { isListLoading } from '../../../data/completeness/list-gap'
import { useRecords } from '../../../data/queries/use-records'
import { isWholeList } from '../../../fhir/whole-list'
import { useHasDied, useStatusContext, useToday } from '../../../components/patient/status-context'
import { StatusOnlyChip, UnderHeading } from '../../../components/rows/record-status'
import { RowLine } from '../../../components/rows/row-line'
import { isMaskedRecord } from '../../../resources/masking'
import { useAudience } from '../../../ui/audience'
import { useNow } from '../../../ui/use-now'
import { usePageMessages } from '../../../ui/use-page-messages'
import { NothingCurrent } from '../nothing-current'
import { DayCell, NameCell, ReviewTable } from './review-table'
import type { FillSupply } from '../../../clinical/medications/fill-supply'
import { useFormat } from '../../../language/language-context'
import { isOfType, type Resource, type ResourceOf } from '../../../fhir/resource'

interface MedicationTableProps {
  readonly records: readonly Resource[]
  readonly included: readonly Resource[]
}

/** Current, unclear and paused medicines, with the last dispense and until when it lasts if taken as prescribed. */
export function MedicationTable({ records: listedRecords, included }: MedicationTableProps) {
  const format = useFormat()
  const { views } = usePageMessages()
  const { providerSummary, summary } = views
  const audience = useAudience()
  const hasDied = useHasDied()
  const now = useNow()
  const statusContext = useStatusContext()
  // The dictionary compares the name of a linked medicine with its code.
  const records = withLinkedMedicines(listedRecords, included)
  const { supplyOf, oldEntryOf, hasFailed } = useLastDispenses(records, included)
  const requests = records.filter((record) => isOfType(record, 'MedicationRequest'))
  const groups = groupMedicines(newestFirst('MedicationRequest', requests))
  const contradictions = contradictedRequests(requests, (request) => medicineKey(request, included, format))
  const listed = [
    ...groups.doNotTake.filter((request) => !isDoNotTakeStatus(statusOf(request, statusContext))),
    ...groups.current,
    ...groups.unclear,
    ...groups.paused,
  ]
  if (listed.length === 0) return <NothingCurrent of="medicines" denials={groups.noneKnown} records={records} />
  const rows = listed.map((request, index) => {
    const name = medicineName(request, included, format) ?? summary.noMedicineName
    const supply = supplyOf(request)
    return {
      key: request.id ?? String(index),
      cells: {
        name: <NameCell record={request} title={name} />,
        sig: (
          <>
            <StatusOnlyChip record={request} />
            {isMaskedRecord(request) ? null : <RowLine type="MedicationRequest" resource={request} title={name} />}
            {contradictions.has(request) ? (
              <p>
                <strong>{summary.alsoDoNotTake(audience)}</strong>
              </p>
            ) : null}
            {!hasDied && mayBeOutOfDate(request, now) ? (
              <p>
                <strong>{summary.outOfDate(audience)}</strong>
              </p>
            ) : null}
            {!hasDied && !mayBeOutOfDate(request, now) && oldEntryOf(request, now) ? (
              <p>
                <strong>{summary.oldEntry(audience)}</strong>
              </p>
            ) : null}
          </>
        ),
        fill: supply ? (
          <>
            <LastDispense supply={supply} />{' '}
            {supply.until === undefined || hasDied ? null : (
              <SupplyEnd day={supply.until} isCurrent={groups.current.includes(request)} />
            )}
          </>
        ) : null,
      },
    }
  })
  const columns = {
    name: providerSummary.medication,
    sig: providerSummary.directions,
    fill: providerSummary.lastFill,
  }
  return (
    <>
      <UnderHeading statuses={hasDied ? [] : statusesImpliedByHeading('MedicationRequest', 'current')}>
        <ReviewTable caption={providerSummary.medications} columns={columns} rows={rows} />
      </UnderHeading>
      {hasFailed ? <p>{providerSummary.noFills}</p> : null}
    </>
  )
}

/** The last dispense of a prescription, by its reference or by the same medicine. */
function useLastDispenses(records: readonly Resource[], included: readonly Resource[]) {
  const format = useFormat()
  const loaded = useRecords('MedicationDispense', undefined, { include: ['MedicationDispense:medication'] })
  const { set } = loaded
  const statusContext = useStatusContext()
  const fills = set
    ? joinFills(
        newestFirst('MedicationDispense', set.matches),
        records.filter((record) => isOfType(record, 'MedicationRequest')),
        (record) => medicineKey(record, [...included, ...set.included], format),
      )
    : undefined
  const fillsOf = (request: ResourceOf<'MedicationRequest'>) => (fills ? fillsOfRequest(fills, request) : [])
  const supplyOf = (request: ResourceOf<'MedicationRequest'>): FillSupply | undefined =>
    lastSupply(recordsUsableFor('newest', fillsOf(request), statusContext))
  /** False while the dispenses load. */
  const oldEntryOf = (request: ResourceOf<'MedicationRequest'>, now: number): boolean =>
    fills !== undefined && isOldEntry(request, now, fillsOf(request))
  return { supplyOf, oldEntryOf, hasFailed: !isListLoading(loaded) && !isWholeList(loaded) }
}

function LastDispense({ supply: { raw, days } }: { supply: FillSupply }) {
  const { providerSummary } = usePageMessages().views
  return (
    <>
      <DayCell raw={raw} />
      {days === undefined ? null : `, ${providerSummary.days(days)}`}
    </>
  )
}

/** Until when a dispense lasts; emphasized after that day while the medicine is current. */
function SupplyEnd({ day, isCurrent }: { day: string; isCurrent: boolean }) {
  const today = useToday()
  const { providerSummary } = usePageMessages().views
  const text = (
    <>
      {providerSummary.until} <DayCell raw={day} />
    </>
  )
  return isCurrent && day < today ? (
    <strong>
      {text}, {providerSummary.passed}
    </strong>
  ) : (
    text
  )
}
