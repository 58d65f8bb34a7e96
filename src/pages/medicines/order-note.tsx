import { conceptDisplay } from '../../fhir/concept'
import { formatDay } from '../../fhir/format-date'
import { listOf } from '../../lib/json'
import { fillDate, isFilled } from '../../clinical/medications/medicine-fills'
import { medicineName, withMedicineConcept } from '../../clinical/medications/medicine-name'
import { formatStatus } from '../../clinical/status/format-status'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { statusOf } from '../../clinical/status/status-of'
import { requestKind } from '../../resources/request-kind'
import { AssertionChips } from '../../components/rows/assertion-chips'
import { NamesDisagreeChip } from '../../components/rows/names-disagree-chip'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { useRecordStatus, useRecordStatusText } from '../../components/rows/record-status'
import { useStatusContext } from '../../components/patient/status-context'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './order-table.module.css'
import type { ReactNode } from 'react'
import type { MedicineGroup } from '../../clinical/medications/medicine-groups'
import type { MedicineState } from '../../clinical/medications/medicine-state'
import type { ResourceOf } from '../../fhir/resource'
import type { OrderContext } from './order-context'

type Request = ResourceOf<'MedicationRequest'>

interface OrderNoteProps {
  readonly request: Request
  readonly group: MedicineGroup
  readonly state: MedicineState
  readonly context: OrderContext
}

/** What forbids an order, what speaks against it, and its status where the heading does not say it. */
export function OrderNote({ request, group, state, context }: OrderNoteProps) {
  const format = useFormat()
  return (
    <>
      <Stops state={state} />
      <Status request={request} group={group} state={state} />
      <AssertionChips record={request} />
      <NamesDisagreeChip
        record={withMedicineConcept(request, context.included)}
        title={medicineName(request, context.included, format)}
      />
      <PrivateRecordMark record={request} />
      <Doubts request={request} state={state} timesListed={group === 'current' ? context.timesListed(request) : 1} />
      {listOf(request.statusReason).map((reason, index) => {
        const words = conceptDisplay(reason)
        return words === undefined ? null : (
          <div key={index}>
            “<RecordText text={words} isCoded />”
          </div>
        )
      })}
      <OpenFills state={state} />
    </>
  )
}

const Stop = ({ children }: { readonly children: ReactNode }) => <div className={styles['stop']}>{children}</div>
const Warning = ({ children }: { readonly children: ReactNode }) => <div className={styles['warn']}>{children}</div>

/** Another order that forbids it, and recalls. */
function Stops({ state: { isContradicted, recalled } }: Pick<OrderNoteProps, 'state'>) {
  const { medicines } = usePageMessages().views
  const reader = useAudience()
  const format = useFormat()
  return (
    <>
      {isContradicted ? <Stop>{medicines.alsoDoNotTake(reader)}</Stop> : null}
      {recalled.map(({ fill, reason }, index) => {
        const raw = fillDate(fill)?.raw
        const day = raw === undefined ? undefined : formatDay(raw, { format, style: 'provider' })
        return <Stop key={fill.id ?? index}>{medicines.recalled(reason, day)(reader)}</Stop>
      })}
    </>
  )
}

/** Tones of statuses that warn of an order that has not ended. */
const warningTones: readonly string[] = ['stop', 'invalid', 'attention', 'uncertain']

/** The status, unless the heading of the group or the end of the order says it. */
function Status({ request, group, state }: Pick<OrderNoteProps, 'request' | 'group' | 'state'>) {
  const { medicines } = usePageMessages().views
  const reader = useAudience()
  const status = useRecordStatus(request)
  const text = useRecordStatusText(request)
  const isStated =
    status === undefined ||
    statusesImpliedByHeading('MedicationRequest', group).includes(status.key) ||
    (status.key === 'MedicationRequest.expired' && state.expiredOn !== undefined)
  const isReported = requestKind(request) === 'reported' && status?.key !== 'MedicationRequest.reported'
  const Line = status && group !== 'past' && warningTones.includes(status.tone) ? Warning : 'div'
  return (
    <>
      {isStated ? null : <Line>{text}</Line>}
      {isReported ? <div>{medicines.reported(reader)}</div> : null}
    </>
  )
}

/** Why an order that is listed as active may not be. */
function Doubts({
  request,
  state: { expiredOn, isOver, isOld, supply, refills },
  timesListed,
}: Pick<OrderNoteProps, 'request' | 'state'> & { readonly timesListed: number }) {
  const { medicines, orderTable } = usePageMessages().views
  const reader = useAudience()
  const format = useFormat()
  const status = useRecordStatus(request)
  const dayOf = (raw: string): string => formatDay(raw, { format, style: 'provider' })
  const isStated = status?.key === 'MedicationRequest.outOfDate'
  return (
    <>
      {expiredOn === undefined ? null : <Warning>{orderTable.ended(dayOf(expiredOn))}</Warning>}
      {isOver && !isStated ? <Warning>{medicines.outOfDate(reader)}</Warning> : null}
      {isOld ? <Warning>{medicines.oldEntry(reader)}</Warning> : null}
      {supply?.isPast === true ? (
        // The column of the supply has it where there is room.
        <div className={styles['narrow']}>
          <Warning>{orderTable.supplyEnded(dayOf(supply.until), refills?.left === 0)}</Warning>
        </div>
      ) : null}
      {timesListed > 1 ? <Warning>{medicines.listedTimes(timesListed)}</Warning> : null}
    </>
  )
}

/** Dispenses that have not been handed over. */
function OpenFills({ state: { own, same } }: Pick<OrderNoteProps, 'state'>) {
  const messages = usePageMessages()
  const status = useStatusContext()
  const texts = [...own, ...same]
    .filter((fill) => !isFilled(fill) && fill.status !== 'entered-in-error')
    .flatMap((fill) => {
      const state = statusOf(fill, status)
      return state === undefined ? [] : [formatStatus(state, messages, 'provider')]
    })
  return texts.length === 0 ? null : (
    <div>
      {messages.views.medicines.notHandedOver}: {[...new Set(texts)].join('; ')}
    </div>
  )
}
