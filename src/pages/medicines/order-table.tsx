import { useState } from 'react'
import { medicineName } from '../../clinical/medications/medicine-name'
import { isDoNotTakeStatus } from '../../clinical/status/medication-request-status'
import { encodeIdForPath } from '../../fhir/id'
import { recordLanguage } from '../../fhir/record-language'
import { isMaskedRecord } from '../../resources/masking'
import { isDenial } from '../../resources/denial'
import { UnshownRecord } from '../../components/rows/record-boundary'
import { useRecordStatus } from '../../components/rows/record-status'
import { useFormat } from '../../language/language-context'
import { Boundary } from '../../ui/boundary'
import { Link } from '../../ui/link'
import { RecordLanguageProvider, RecordText } from '../../ui/record-text'
import { useIsPrinting } from '../../ui/use-is-printing'
import { usePageMessages } from '../../ui/use-page-messages'
import { IndicationCell, OrderedCell, RefillsCell, SigCell, SupplyCell } from './order-cells'
import { OrderNote } from './order-note'
import styles from './order-table.module.css'
import type { OrderContext } from './order-context'
import type { MedicineGroup } from '../../clinical/medications/medicine-groups'
import type { Resource, ResourceOf } from '../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

/** Orders under one heading. */
export interface OrderGroup {
  readonly group: MedicineGroup
  readonly title: string
  readonly requests: readonly Request[]
  /** Only the first rows at first. */
  readonly isLong: boolean
}

interface OrderTableProps {
  readonly caption: string
  readonly groups: readonly OrderGroup[]
  readonly context: OrderContext
}

const COLUMNS = 7

/** The orders of a record in one table, one link a row. In a narrow space a row has the medication, its directions and what speaks against it. */
export function OrderTable({ caption, groups, context }: OrderTableProps) {
  const { columns } = usePageMessages().views.orderTable
  return (
    <div className={styles['orders']}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs the focus to be scrolled by keyboard */}
      <div className={styles['scroll']} role="region" aria-label={caption} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.medication}</th>
              <th scope="col">{columns.sig}</th>
              <th scope="col" className={styles['wide']}>
                {columns.indication}
              </th>
              <th scope="col" className={styles['wide']}>
                {columns.ordered}
              </th>
              <th scope="col" className={styles['wide']}>
                {columns.supply}
              </th>
              <th scope="col" className={`${styles['wide']} ${styles['refills']}`}>
                {columns.refills}
              </th>
              <th scope="col">{columns.note}</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.group} group={group} context={context} />
          ))}
        </table>
      </div>
    </div>
  )
}

/** Rows of a long group before the others are asked for. */
const FIRST_ROWS = 10

function Group({
  group: { group, title, requests, isLong },
  context,
}: {
  readonly group: OrderGroup
  readonly context: OrderContext
}) {
  const { orderTable } = usePageMessages().views
  const isPrinting = useIsPrinting()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isLong && !isOpen && !isPrinting ? requests.slice(0, FIRST_ROWS) : requests
  const more = requests.length - shown.length
  return (
    <tbody>
      <tr className={styles['group']}>
        <th scope="rowgroup" colSpan={COLUMNS}>
          {title}
        </th>
      </tr>
      {shown.map((request, index) => (
        <Boundary
          key={request.id ?? index}
          fallback={
            <tr>
              <td colSpan={COLUMNS}>
                <UnshownRecord record={request} />
              </td>
            </tr>
          }
        >
          <OrderRow request={request} group={group} context={context} />
        </Boundary>
      ))}
      {more === 0 ? null : (
        <tr>
          <td colSpan={COLUMNS}>
            <button type="button" onClick={() => setIsOpen(true)}>
              {orderTable.more(more)}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  )
}

interface OrderRowProps {
  readonly request: Request
  readonly group: MedicineGroup
  readonly context: OrderContext
}

function OrderRow({ request, group, context }: OrderRowProps) {
  const { common } = usePageMessages().views
  const status = useRecordStatus(request)
  const isForbidden = isDoNotTakeStatus(status)
  const name = <OrderName request={request} included={context.included} />
  if (isMaskedRecord(request) || isDenial(request))
    return (
      <tr data-row>
        <th scope="row">{name}</th>
        <td colSpan={COLUMNS - 1}>{isMaskedRecord(request) ? <strong>{common.private.mark}</strong> : null}</td>
      </tr>
    )
  const state = context.stateOf(request)
  return (
    <RecordLanguageProvider language={recordLanguage(request)}>
      <tr data-row className={isForbidden ? styles['forbidden'] : undefined}>
        <th scope="row">{name}</th>
        <td>
          <SigCell request={request} included={context.included} isForbidden={isForbidden} />
        </td>
        <td className={styles['wide']}>
          <IndicationCell request={request} conditions={context.conditions} />
        </td>
        <td className={styles['wide']}>
          <OrderedCell request={request} />
        </td>
        <td className={styles['wide']}>
          <SupplyCell state={state} />
        </td>
        <td className={`${styles['wide']} ${styles['refills']}`}>
          <RefillsCell request={request} state={state} />
        </td>
        <td>
          <OrderNote request={request} group={group} state={state} context={context} />
        </td>
      </tr>
    </RecordLanguageProvider>
  )
}

/** The name in the record as the only link of the row. */
function OrderName({ request, included }: { readonly request: Request; readonly included: readonly Resource[] }) {
  const { views } = usePageMessages()
  const format = useFormat()
  const name = isMaskedRecord(request) ? undefined : medicineName(request, included, format)
  return (
    <Link to={`/record/MedicationRequest/${encodeIdForPath(request.id)}`}>
      {name === undefined || isDenial(request) ? (name ?? views.medicines.noName) : <RecordText text={name} isCoded />}
    </Link>
  )
}
