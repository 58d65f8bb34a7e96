import { directionsOf, directionsText } from '../../fhir/dosage'
import { listOf } from '../../lib/json'
import { quantityOf } from '../../fhir/quantity'
import { referenceOf } from '../../fhir/reference'
import { periodOf } from '../../fhir/show-values'
import { valueTables } from '../../i18n/value-tables'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from '../../ui/fact-list'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { isDoNotTake } from '../../clinical/medications/medicine-groups'
import { medicineName, withConcept } from '../../clinical/medications/medicine-name'
import { directionsAre } from '../../resources/request-kind'
import { isMistake } from '../../resources/mistake'
import { useHasDied } from '../../components/patient/use-has-died'
import { ResourceRow } from '../../components/rows/resource-row'
import { chainOf } from '../../clinical/medications/prescription-story'
import { FillTable } from './supply'
import type { MedicationDispense, MedicationRequest } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'
import type { LabelledShown, Shown } from '../../fhir/shown'

type SentRequest = MedicationRequest & Resource
type SentDispense = MedicationDispense & Resource

interface Props {
  readonly request: SentRequest
  readonly requests: readonly SentRequest[]
  readonly included: readonly Resource[]
  /** Fills that name this prescription. */
  readonly own: readonly SentDispense[]
  /** Fills of the same medicine that name no prescription. */
  readonly same: readonly SentDispense[]
}

/** What was ordered to be handed out; elements that were not sent are left out. */
function orderRows(request: SentRequest): readonly LabelledShown[] {
  const order = request.dispenseRequest
  const rows: readonly (readonly [element: string, shown: Shown | undefined])[] = [
    ['dispenseRequest.quantity', quantityOf(order?.quantity)],
    ['dispenseRequest.expectedSupplyDuration', quantityOf(order?.expectedSupplyDuration)],
    ['dispenseRequest.validityPeriod', periodOf(order?.validityPeriod)],
    ['dispenseRequest.performer', referenceOf(order?.performer)],
  ]
  return rows.flatMap(([element, shown]) => (shown ? [{ label: `MedicationRequest.${element}`, values: [shown] }] : []))
}

/** The way of a prescription: newer ones, what was ordered, each fill, and the ones before it. Nothing where the record tells none of it. */
export function PrescriptionStory({ request, requests, included, own, same }: Props) {
  const { views } = usePageWords()
  const words = views.medicines
  const { earlier, later, cut } = chainOf(request, requests)
  const ordered = isDoNotTake(request) ? [] : orderRows(request)
  if (later.length + earlier.length + own.length + same.length + ordered.length === 0 && cut === undefined) return null
  return (
    <Disclosure summary={words.story}>
      <div className="stack">
        <Others title={words.later} requests={later} included={included} />
        {ordered.length > 0 ? (
          <div>
            <p>
              <strong>{words.thisOne}</strong>
            </p>
            <FactList rows={ordered} />
          </div>
        ) : null}
        {own.length > 0 ? (
          <FillTable fills={own} caption={views.records.groupCount(words.fillHistory, own.length)} />
        ) : null}
        {same.length > 0 ? (
          <FillTable
            fills={same}
            caption={`${views.records.groupCount(words.otherFills, same.length)}. ${words.sameMedicine}`}
          />
        ) : null}
        <Others title={words.earlier} requests={earlier} included={included} />
        {cut === undefined ? null : <p className="muted">{words.cut[cut]}</p>}
      </div>
    </Disclosure>
  )
}

function lineOf(dosage: unknown, request: SentRequest, hasDied: boolean): string | undefined {
  const directions = directionsOf(dosage)
  return directions && valueTables().dosage.asThey[directionsAre(request, hasDied)](directionsText(directions))
}

/** Other prescriptions of the chain, with their directions so that a change of dose can be seen. */
function Others({
  title,
  requests,
  included,
}: {
  title: string
  requests: readonly SentRequest[]
  included: readonly Resource[]
}) {
  const { views } = usePageWords()
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
          about={withConcept(request, included)}
          withLine={false}
          title={medicineName(request, included) ?? views.medicines.noName}
        >
          {(isDoNotTake(request) || isMistake(request) ? [] : listOf(request.dosageInstruction)).map(
            (dosage, position) => (
              <p key={position}>
                <bdi>{lineOf(dosage, request, hasDied) ?? views.medicines.directionsUnread(reader)}</bdi>
              </p>
            ),
          )}
        </ResourceRow>
      ))}
    </div>
  )
}
