import { directionsOf, directionsText } from '../../fhir/dosage'
import { listOf, membersOf } from '../../lib/json'
import { quantityOf } from '../../fhir/quantity'
import { referenceOf } from '../../fhir/reference'
import { periodOf } from '../../fhir/show-values'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from '../../ui/value'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { isDoNotTake } from '../../clinical/medications/medicine-groups'
import { medicineName, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { medicineWords } from '../../resources/request-directions'
import { directionsStatusOf } from '../../resources/request-kind'
import { isEnteredInError } from '../../resources/entered-in-error'
import { useHasDied } from '../../components/patient/status-context'
import { ResourceRow } from '../../components/rows/resource-row'
import { prescriptionChain } from '../../clinical/medications/prescription-chain'
import { FillTable } from './fills'
import type { LabelledValues, DisplayValue } from '../../fhir/display-value'
import type { FormatContext } from '../../i18n/format-context'
import { useFormat } from '../../language/language-context'
import type { Resource, ResourceOf } from '../../fhir/resource'

interface PrescriptionHistoryProps {
  readonly request: ResourceOf<'MedicationRequest'>
  readonly requests: readonly ResourceOf<'MedicationRequest'>[]
  readonly included: readonly Resource[]
  /** Fills that name this prescription. */
  readonly own: readonly ResourceOf<'MedicationDispense'>[]
  /** Fills of the same medicine that name no prescription. */
  readonly same: readonly ResourceOf<'MedicationDispense'>[]
}

/** What the prescription allows to be dispensed (R4 `dispenseRequest`); absent elements are left out. */
function dispenseRequestRows(request: ResourceOf<'MedicationRequest'>): readonly LabelledValues[] {
  const dispenseRequest = membersOf(request.dispenseRequest)
  const rows: readonly (readonly [element: string, shown: DisplayValue | undefined])[] = [
    ['dispenseRequest.quantity', quantityOf(dispenseRequest['quantity'])],
    ['dispenseRequest.expectedSupplyDuration', quantityOf(dispenseRequest['expectedSupplyDuration'])],
    ['dispenseRequest.validityPeriod', periodOf(dispenseRequest['validityPeriod'])],
    ['dispenseRequest.performer', referenceOf(dispenseRequest['performer'])],
  ]
  return rows.flatMap(([element, shown]) => (shown ? [{ label: `MedicationRequest.${element}`, values: [shown] }] : []))
}

/** The history of a prescription: later ones, what was ordered, each fill, and earlier ones. Null when the record has none of it. */
export function PrescriptionHistory({ request, requests, included, own, same }: PrescriptionHistoryProps) {
  const { views } = usePageMessages()
  const messages = views.medicines
  const { earlier, later, endReason } = prescriptionChain(request, requests)
  const ordered = isDoNotTake(request) ? [] : dispenseRequestRows(request)
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
          <FillTable fills={own} caption={views.records.groupCount(messages.fillHistory, own.length)} />
        ) : null}
        {same.length > 0 ? (
          <FillTable
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
  request: ResourceOf<'MedicationRequest'>,
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
  requests: readonly ResourceOf<'MedicationRequest'>[]
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
