import { membersOf } from '../../lib/json'
import { showTranslatedConcept } from '../../fhir/translated-concept'
import { formatDate } from '../../fhir/format-date'
import { quantityOf } from '../../fhir/quantity'
import { referenceOf } from '../../fhir/reference'
import { encodeIdForPath } from '../../fhir/id'
import { Banner } from '../../ui/banner'
import { DataTable } from '../../ui/data-table'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { Value } from '../../ui/value'
import { useSupplyNotes } from '../../components/rows/supply-notes'
import { RecordStatusChip } from '../../components/rows/record-status'
import { recordsFor } from '../../clinical/assertion/assertion-of'
import { newestFirst } from '../../clinical/shared/newest-first'
import { useStatusContext, useToday } from '../../components/patient/status-context'
import { fillDate, recalledFills } from '../../clinical/medications/medicine-fills'
import { lastSupply, remainingSupply } from '../../clinical/medications/fill-supply'
import styles from './medicines.module.css'
import type { CSSProperties } from 'react'
import { useFormat } from '../../language/language-context'
import { formatCount } from '../../lib/locale-format'
import type { ResourceOf } from '../../fhir/resource'

function useShortDate(): (raw: string) => string {
  const format = useFormat()
  const { audience } = useAudience()
  return (raw) => formatDate(raw, { format, style: audience === 'provider' ? 'provider' : 'patient' }).text
}

/** The last fill, how long it lasts when taken as directed, and for a medicine that is still taken a bar of how much should be left. */
export function LastSupply({
  fills,
  count,
  isTaken,
}: {
  fills: readonly ResourceOf<'MedicationDispense'>[]
  count: number
  isTaken: boolean
}) {
  const { views, language } = usePageMessages()
  const dateOf = useShortDate()
  const today = useToday()
  const statusContext = useStatusContext()
  const messages = views.medicines
  const supply = lastSupply(newestFirst('MedicationDispense', recordsFor('newest', fills, statusContext)))
  const ends = supply?.until
  const hasDied = statusContext.died !== undefined
  const until = ends === undefined ? undefined : dateOf(ends)
  const lastsText = ends !== undefined && ends < today ? messages.lastedUntil : messages.lastsUntil
  const left = supply && isTaken && recalledFills(fills).length === 0 ? remainingSupply(supply, today) : undefined
  return (
    <>
      {supply ? (
        <>
          <DateText raw={supply.raw} past ago />{' '}
          {supply.days === undefined ? null : messages.forDays(formatCount(supply.days, language.locale))}
          {'. '}
        </>
      ) : null}
      {messages.filledTimes(count)}. {until === undefined || hasDied ? null : lastsText(until)}
      {left === undefined ? null : (
        <span className={styles['meter']} style={{ '--left': left } as CSSProperties} aria-hidden="true" />
      )}
    </>
  )
}

/** Notices about fills: recalls, that the last supply is used up while the medicine is still to be taken, and that there is none of an old order. */
export function FillNotices({
  request,
  own,
  same,
}: {
  request: ResourceOf<'MedicationRequest'>
  own: readonly ResourceOf<'MedicationDispense'>[]
  same: readonly ResourceOf<'MedicationDispense'>[]
}) {
  const { views } = usePageMessages()
  const reader = useAudience()
  const dateOf = useShortDate()
  const { supplyEnded, oldEntry } = useSupplyNotes({ request, own, same })
  return (
    <>
      {recalledFills([...own, ...same]).map(({ fill, reason }, index) => {
        const date = fillDate(fill)
        return (
          <Banner key={fill.id ?? index} tone="error">
            <p>{views.medicines.recalled(reason, date && dateOf(date.raw))(reader)}</p>
          </Banner>
        )
      })}
      {supplyEnded === undefined ? null : (
        <Banner tone="warn">
          <p>
            {supplyEnded} {views.medicines.supplyAdvice(reader)}
          </p>
        </Banner>
      )}
      {oldEntry === undefined ? null : (
        <Banner tone="warn">
          <p>{oldEntry}</p>
        </Banner>
      )}
    </>
  )
}

/** The fills of a prescription as a table, newest first; each date links to the record of the fill. */
export function FillTable({ fills, caption }: { fills: readonly ResourceOf<'MedicationDispense'>[]; caption: string }) {
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
export function FillStatus({ fill }: { fill: ResourceOf<'MedicationDispense'> }) {
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
