import { Fragment } from 'react'
import { lastSupply } from '../../clinical/medications/fill-supply'
import { conditionsOfRequest } from '../../clinical/medications/conditions-of-request'
import { medicineGroup, type MedicineGroup } from '../../clinical/medications/medicine-groups'
import { withMedicineConcept } from '../../clinical/medications/medicine-name'
import { recordsUsableFor } from '../../clinical/assertion/assertion-of'
import { newestFirst } from '../../clinical/shared/newest-first'
import { formatDay } from '../../fhir/format-date'
import { referencedKey, referenceOf } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
import { listOf, membersOf, objectsOf } from '../../lib/json'
import { formatCount } from '../../lib/locale-format'
import { descriptorOf } from '../../resources/descriptors'
import { dosageSteps, orderTexts } from '../../resources/request-directions'
import { requestKind } from '../../resources/request-kind'
import { useStatusContext } from '../../components/patient/status-context'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { DirectionSteps } from './medicine-directions'
import type { MedicineState } from '../../clinical/medications/medicine-state'
import type { Resource, ResourceOf } from '../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

interface SigCellProps {
  readonly request: Request
  readonly included: readonly Resource[]
  readonly isForbidden: boolean
}

/** The directions in full, in their order; of an order not to give a medicine only its own words. */
export function SigCell({ request, included, isForbidden }: SigCellProps) {
  const format = useFormat()
  const { medicines } = usePageMessages().views
  const reader = useAudience()
  if (medicineGroup(request) === 'enteredInError') return null
  if (requestKind(request) === 'not')
    return (
      <>
        {isForbidden ? <strong>{medicines.doNotTake(reader)}. </strong> : null}
        {orderTexts(request).map((text, index) => (
          <Fragment key={index}>
            <RecordText text={text} isQuoted warns />{' '}
          </Fragment>
        ))}
      </>
    )
  if (listOf(request.dosageInstruction).length === 0)
    return <span className="muted">{medicines.noDirections(reader)}</span>
  const steps = dosageSteps(withMedicineConcept(request, included), format)
  return (
    <>
      <DirectionSteps steps={steps} />
      {steps.some(({ directions }) => directions?.source === 'composed' && !directions.written) ? (
        <span className="muted">{medicines.composed}</span>
      ) : null}
    </>
  )
}

interface IndicationCellProps {
  readonly request: Request
  readonly conditions: readonly ResourceOf<'Condition'>[]
}

/** The conditions that an order names as its reason; of a reference that has not been loaded the words in it. */
export function IndicationCell({ request, conditions }: IndicationCellProps) {
  const format = useFormat()
  const { states } = usePageMessages()
  const found = conditionsOfRequest(request, conditions)
  const loaded = new Set(found.map(recordKey))
  const others = objectsOf(request.reasonReference)
    .filter((reference) => !loaded.has(referencedKey(request, reference, 'Condition') ?? ''))
    .map((reference) => referenceOf(reference)?.display)
  const names = [...found.map((condition) => descriptorOf('Condition').title(condition, format)), ...others]
  return [...new Set(names)].map((name, index) => (
    <div key={index}>{name === undefined ? states.noName : <RecordText text={name} isCoded />}</div>
  ))
}

/** A day without its time. */
function Day({ raw }: { readonly raw: string }) {
  const format = useFormat()
  return (
    <time dateTime={raw}>
      <bdi>{formatDay(raw, { format, style: 'provider' })}</bdi>
    </time>
  )
}

/** Who ordered it, and when. */
export function OrderedCell({ request }: { readonly request: Request }) {
  const { common } = usePageMessages().views
  const who = referenceOf(request.requester)?.display
  const raw = descriptorOf('MedicationRequest').date(request)?.raw
  return (
    <>
      {who === undefined ? null : (
        <>
          <bdi>{who}</bdi>,{' '}
        </>
      )}
      {raw === undefined ? common.noDate : <Day raw={raw} />}
    </>
  )
}

/** The last dispense, and until when it lasts where that is known of an active order. */
export function SupplyCell({ state: { own, same, supply } }: { readonly state: MedicineState }) {
  const { orderTable, providerSummary } = usePageMessages().views
  const status = useStatusContext()
  const last =
    supply ?? lastSupply(newestFirst('MedicationDispense', recordsUsableFor('newest', [...own, ...same], status)))
  if (last === undefined) return '–'
  return (
    <>
      <Day raw={last.raw} />
      {last.days === undefined ? null : `, ${providerSummary.days(last.days)}`}
      {supply === undefined ? null : (
        <>
          {' → '}
          {supply.isPast ? (
            <strong>
              <Day raw={supply.until} />, {orderTable.passed}
            </strong>
          ) : (
            <Day raw={supply.until} />
          )}
        </>
      )}
    </>
  )
}

const openGroups: readonly MedicineGroup[] = ['current', 'unclear', 'paused']

/** How many refills are left of those allowed; only how many were allowed where dispenses are missing or name no order. */
export function RefillsCell({ request, state }: { readonly request: Request; readonly state: MedicineState }) {
  const { views, language } = usePageMessages()
  const allowed = membersOf(request.dispenseRequest)['numberOfRepeatsAllowed']
  const count = (value: number) => formatCount(value, language.locale)
  if (state.refills) return views.orderTable.refillsLeft(count(state.refills.left), count(state.refills.allowed))
  if (typeof allowed !== 'number' || !openGroups.includes(medicineGroup(request))) return '–'
  return views.orderTable.refillsAllowed(count(allowed))
}
