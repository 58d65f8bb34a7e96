import { showTranslatedConcept } from '../../fhir/translated-concept'
import { listOf, membersOf } from '../../lib/json'
import { rawText } from '../../fhir/lossless-json'
import { referenceOf } from '../../fhir/reference'
import { detailLabelKey } from '../../resources/detail-label-key'
import { requestKind, displayedRequestKind } from '../../resources/request-kind'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { Values } from '../../ui/value'
import { useHasDied } from '../../components/patient/status-context'
import { useNow } from '../../ui/use-now'
import { mayBeOutOfDate } from '../../clinical/medications/course'
import { isDoNotTake, medicineGroup } from '../../clinical/medications/medicine-groups'
import { medicineName, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { isDoNotTakeStatus } from '../../clinical/status/medication-request-status'
import { useRecordStatus } from '../../components/rows/record-status'
import { ResourceRow } from '../../components/rows/resource-row'
import { isFilled } from '../../clinical/medications/medicine-fills'
import styles from './medicines.module.css'
import { MedicineDirections } from './medicine-directions'
import { FillNotices, FillStatus, LastSupply } from './fills'
import { MedicineReasons } from './medicine-reasons'
import { PrescriptionHistory } from './prescription-history'
import type { ReactNode } from 'react'
import type { FormatContext } from '../../i18n/format-context'
import type { DisplayValue } from '../../fhir/display-value'
import type { MedicineContext } from './medicine-context'
import { useFormat } from '../../language/language-context'
import type { ResourceOf } from '../../fhir/resource'

/** Every value of an element; an unreadable one is shown as received. */
const shownValues = (values: unknown, show: (value: unknown) => DisplayValue | undefined): readonly DisplayValue[] =>
  listOf(values).map((value) => show(value) ?? { kind: 'unreadable', raw: rawText(value) })

/** One prescription: how to take it, why, who prescribed it, and its history. */
export function MedicineRow({
  request,
  context,
}: {
  request: ResourceOf<'MedicationRequest'>
  context: MedicineContext
}) {
  const format = useFormat()
  const { views } = usePageMessages()
  const reader = useAudience()
  const hasDied = useHasDied()
  const name = medicineName(request, context.included, format)
  const id = request.id ?? ''
  const own = context.fills.byRequest.get(id) ?? []
  const same = context.fills.bySameMedicine.get(id) ?? []
  const isReported = requestKind(request) === 'reported'
  const group = medicineGroup(request)
  const isCurrent = group === 'current' && !hasDied
  const isContradicted = context.contradicted.has(request)
  const isOutOfDate = mayBeOutOfDate(request, useNow()) && !hasDied
  const isTaken = isCurrent && !isOutOfDate
  const expectsFill = isCurrent && !isReported && context.hasAllFills
  return (
    <ResourceRow
      resource={request}
      about={withMedicineConcept(request, context.included)}
      withLine={false}
      title={name ?? views.medicines.noName}
      chips={<ListedTimes count={group === 'current' ? timesListed(name, context) : 1} />}
    >
      <div className={styles['compact']}>
        <MedicineWarnings request={request} isContradicted={isContradicted && !hasDied} isOutOfDate={isOutOfDate} />
        <FillNotices request={request} own={own} same={same} />
        {group === 'enteredInError' ? null : (
          <MedicineDirections request={withMedicineConcept(request, context.included)} isOver={isOutOfDate} />
        )}
        {isReported ? <p className="muted">{views.medicines.reported(reader)}</p> : null}
        <MedicineFacts
          request={request}
          fills={[...own, ...same]}
          isTaken={isTaken && !isContradicted}
          conditions={context.conditions}
        />
        {expectsFill && own.length + same.length === 0 ? <p className="muted">{views.medicines.noFill}</p> : null}
        <PrescriptionHistory
          request={request}
          requests={context.requests}
          included={context.included}
          own={own}
          same={same}
        />
      </div>
    </ResourceRow>
  )
}

const timesListed = (name: string | undefined, { nameCounts }: MedicineContext): number =>
  name === undefined ? 1 : (nameCounts.get(name.trim().toLowerCase()) ?? 1)

function ListedTimes({ count }: { count: number }) {
  const { views } = usePageMessages()
  return count > 1 ? <span className="muted">{views.medicines.listedTimes(count)}</span> : null
}

function MedicineWarnings({
  request,
  isContradicted,
  isOutOfDate,
}: {
  request: ResourceOf<'MedicationRequest'>
  isContradicted: boolean
  isOutOfDate: boolean
}) {
  const { views } = usePageMessages()
  const reader = useAudience()
  const isForbidden = isDoNotTakeStatus(useRecordStatus(request))
  return (
    <>
      {isForbidden ? <Banner tone="error" title={views.medicines.doNotTake(reader)} /> : null}
      {isContradicted ? (
        <Banner tone="error">
          <p>{views.medicines.alsoDoNotTake(reader)}</p>
        </Banner>
      ) : null}
      {isOutOfDate ? (
        <Banner tone="warn">
          <p>{views.medicines.outOfDate(reader)}</p>
        </Banner>
      ) : null}
    </>
  )
}

/** Reason codes and records; a code that only repeats the name of a record is left out. */
function reasonsOf(request: ResourceOf<'MedicationRequest'>, format: FormatContext): readonly DisplayValue[] {
  const records = shownValues(request.reasonReference, referenceOf)
  const names = records.flatMap((shown) => (shown.kind === 'reference' ? (shown.display?.toLowerCase() ?? []) : []))
  return [
    ...shownValues(request.reasonCode, (reason) => showTranslatedConcept(reason, format)).filter(
      (shown) => shown.kind !== 'concept' || !names.includes(shown.text.toLowerCase()),
    ),
    ...records,
  ]
}

/** Status reason, reason, prescriber, refills and fills; what is not given is left out. */
function MedicineFacts({
  request,
  fills,
  isTaken,
  conditions,
}: {
  request: ResourceOf<'MedicationRequest'>
  fills: readonly ResourceOf<'MedicationDispense'>[]
  isTaken: boolean
  conditions: readonly ResourceOf<'Condition'>[]
}) {
  const { views, label, format } = usePageMessages()
  const { audience } = useAudience()
  const messages = views.medicines
  const reasons = reasonsOf(request, format)
  const valuesIn = (values: readonly DisplayValue[]) => (values.length > 0 ? <Values values={values} /> : null)
  const given: readonly (readonly [string, ReactNode])[] = [
    [
      label(detailLabelKey('MedicationRequest.statusReason', request), audience),
      valuesIn(shownValues(request.statusReason, (reason) => showTranslatedConcept(reason, format))),
    ],
    [
      isDoNotTake(request) ? messages.reasonNot : messages.reason,
      reasons.length > 0 ? <MedicineReasons request={request} values={reasons} conditions={conditions} /> : null,
    ],
    [
      {
        not: messages.orderedBy,
        suggested: messages.suggestedBy,
        reported: messages.writtenBy,
        ordered: messages.prescribedBy,
      }[displayedRequestKind(request)],
      valuesIn(shownValues(request.requester, referenceOf)),
    ],
  ]
  const refills = membersOf(request.dispenseRequest)['numberOfRepeatsAllowed']
  const filled = fills.filter(isFilled).length
  const waiting = fills.filter((fill) => !isFilled(fill) && fill.status !== 'entered-in-error')
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...given.filter(([, shown]) => shown !== null),
    ...(typeof refills === 'number' && !isDoNotTake(request)
      ? [[messages.refills, messages.refillsAllowed(refills)] as const]
      : []),
    ...(filled > 0
      ? [[messages.lastFill, <LastSupply fills={fills} count={filled} isTaken={isTaken} />] as const]
      : []),
    ...(waiting.length > 0
      ? [
          [
            messages.notHandedOver,
            waiting.map((fill, index) => (
              <div key={fill.id ?? index}>
                <FillStatus fill={fill} />
              </div>
            )),
          ] as const,
        ]
      : []),
  ]
  if (facts.length === 0) return null
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
