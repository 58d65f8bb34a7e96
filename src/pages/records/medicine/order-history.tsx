import { showTranslatedConcept } from '../../../fhir/translated-concept'
import { encodeIdForPath } from '../../../fhir/id'
import { fillDate } from '../../../clinical/medications/medicine-fills'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { RecordStatusChip } from '../../../components/rows/record-status'
import { DataTable } from '../../../ui/data-table'
import { DateText } from '../../../ui/date-text'
import { Link } from '../../../ui/link'
import { FactList, Value } from '../../../ui/value'
import { directionsOf, directionsText } from '../../../fhir/dosage'
import { listOf, membersOf } from '../../../lib/json'
import { quantityOf } from '../../../fhir/quantity'
import { referenceOf } from '../../../fhir/reference'
import { periodOf } from '../../../fhir/show-values'
import { Disclosure } from '../../../ui/disclosure'
import { useAudience } from '../../../ui/audience'
import { usePageMessages } from '../../../ui/use-page-messages'
import { isDoNotTake } from '../../../clinical/medications/medicine-groups'
import { medicineName, withMedicineConcept } from '../../../clinical/medications/medicine-name'
import { medicineWords } from '../../../resources/request-directions'
import { directionsStatusOf } from '../../../resources/request-kind'
import { isEnteredInError } from '../../../resources/entered-in-error'
import { useHasDied } from '../../../components/patient/status-context'
import { ResourceRow } from '../../../components/rows/resource-row'
import { prescriptionChain } from '../../../clinical/medications/prescription-chain'
import { useMedicine } from './use-medicine'
import type { LabelledValues, DisplayValue } from '../../../fhir/display-value'
import type { FormatContext } from '../../../i18n/format-context'
import { useFormat } from '../../../language/language-context'
import type { Resource, ResourceOf } from '../../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

/** What the prescription allows to be dispensed (R4 `dispenseRequest`); absent elements are left out. */
function dispenseRequestRows(request: Request): readonly LabelledValues[] {
  const dispenseRequest = membersOf(request.dispenseRequest)
  const rows: readonly (readonly [element: string, shown: DisplayValue | undefined])[] = [
    ['dispenseRequest.quantity', quantityOf(dispenseRequest['quantity'])],
    ['dispenseRequest.expectedSupplyDuration', quantityOf(dispenseRequest['expectedSupplyDuration'])],
    ['dispenseRequest.validityPeriod', periodOf(dispenseRequest['validityPeriod'])],
    ['dispenseRequest.performer', referenceOf(dispenseRequest['performer'])],
  ]
  return rows.flatMap(([element, shown]) => (shown ? [{ label: `MedicationRequest.${element}`, values: [shown] }] : []))
}

/** For providers: the other orders of the medicine, what this one allows, and its dispenses. Nothing where the record has none of it. */
export function OrderHistory({ request }: { readonly request: Request }) {
  const { views } = usePageMessages()
  const messages = views.medicines
  const { state, others, included, isLoading } = useMedicine(request, { plain: undefined, own: undefined })
  const { own, same } = state
  const { earlier, later, endReason } = prescriptionChain(request, [request, ...others])
  const ordered = isDoNotTake(request) ? [] : dispenseRequestRows(request)
  if (isLoading) return <p data-loading hidden />
  if (later.length + earlier.length + own.length + same.length + ordered.length === 0 && endReason === undefined)
    return null
  return (
    <Disclosure summary={messages.history}>
      <div className="stack">
        <RelatedPrescriptions title={messages.later} requests={later} included={included} />
        {ordered.length > 0 ? (
          <div>
            <p>
              <strong>{messages.thisOne}</strong>
            </p>
            <FactList rows={ordered} />
          </div>
        ) : null}
        {own.length > 0 ? (
          <HistoryFills fills={own} caption={views.records.groupCount(messages.fillHistory, own.length)} />
        ) : null}
        {same.length > 0 ? (
          <HistoryFills
            fills={same}
            caption={`${views.records.groupCount(messages.otherFills, same.length)}. ${messages.sameMedicine}`}
          />
        ) : null}
        <RelatedPrescriptions title={messages.earlier} requests={earlier} included={included} />
        {endReason === undefined ? null : <p className="muted">{messages.historyGaps[endReason]}</p>}
      </div>
    </Disclosure>
  )
}

function directionsLine(
  dosage: unknown,
  request: Request,
  hasDied: boolean,
  format: FormatContext,
): string | undefined {
  const directions = directionsOf(dosage, format, medicineWords(request))
  return (
    directions && format.dosage.withContext[directionsStatusOf(request, hasDied)](directionsText(directions, format))
  )
}

/** Other prescriptions of the chain, with their directions, so that a change of dose shows. */
function RelatedPrescriptions({
  title,
  requests,
  included,
}: {
  title: string
  requests: readonly Request[]
  included: readonly Resource[]
}) {
  const format = useFormat()
  const { views } = usePageMessages()
  const reader = useAudience()
  const hasDied = useHasDied()
  if (requests.length === 0) return null
  return (
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      {requests.map((request, index) => (
        <ResourceRow
          key={request.id ?? index}
          resource={request}
          about={withMedicineConcept(request, included)}
          withLine={false}
          title={medicineName(request, included, format) ?? views.medicines.noName}
        >
          {(isDoNotTake(request) || isEnteredInError(request) ? [] : listOf(request.dosageInstruction)).map(
            (dosage, position) => (
              <p key={position}>
                <bdi>
                  {directionsLine(dosage, request, hasDied, format) ?? views.medicines.directionsUnread(reader)}
                </bdi>
              </p>
            ),
          )}
        </ResourceRow>
      ))}
    </div>
  )
}

/** The fills of a prescription as a table, newest first; each date links to the record of the fill. */
function HistoryFills({ fills, caption }: { fills: readonly ResourceOf<'MedicationDispense'>[]; caption: string }) {
  const { views } = usePageMessages()
  const { columns } = views.medicines
  const rows = newestFirst('MedicationDispense', fills).map((fill, index) => ({
    key: fill.id ?? String(index),
    cells: cellsOf(fill),
  }))
  return (
    <DataTable
      caption={caption}
      rowHeader="date"
      columns={[
        { key: 'date', label: columns.date },
        { key: 'amount', label: columns.amount },
        { key: 'days', label: columns.days },
        { key: 'place', label: columns.place },
        { key: 'status', label: columns.status },
      ]}
      rows={rows}
    />
  )
}

function cellsOf(fill: ResourceOf<'MedicationDispense'>) {
  const [amount, days, place] = [quantityOf(fill.quantity), quantityOf(fill.daysSupply), referenceOf(fill.location)]
  return {
    date: <FillDate fill={fill} />,
    amount: amount ? <Value value={amount} /> : <NotGiven />,
    days: days ? <Value value={days} /> : <NotGiven />,
    place: place ? <Value value={place} /> : <NotGiven />,
    status: <FillStatus fill={fill} />,
  }
}

function NotGiven() {
  const { views } = usePageMessages()
  return <span className="muted">{views.medicines.notGiven}</span>
}

function FillDate({ fill }: { fill: ResourceOf<'MedicationDispense'> }) {
  const { views } = usePageMessages()
  const date = fillDate(fill)
  return (
    <Link to={`/record/MedicationDispense/${encodeIdForPath(fill.id)}`}>
      {date ? <DateText raw={date.raw} past={date.handedOver} /> : views.common.noDate}{' '}
      {date?.handedOver === false ? views.medicines.prepared : null}
    </Link>
  )
}

/** The status of a fill, and its reason. */
function FillStatus({ fill }: { fill: ResourceOf<'MedicationDispense'> }) {
  const { views } = usePageMessages()
  const reason =
    showTranslatedConcept(fill.statusReasonCodeableConcept, useFormat()) ?? referenceOf(fill.statusReasonReference)
  const substitution = membersOf(fill.substitution)['wasSubstituted']
  return (
    <>
      <RecordStatusChip record={fill} always />
      {reason ? (
        <div className="small">
          <Value value={reason} />
        </div>
      ) : null}
      {substitution === true ? <p className="small">{views.medicines.substituted}</p> : null}
    </>
  )
}
