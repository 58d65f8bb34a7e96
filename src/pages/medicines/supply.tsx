import { Link } from 'react-router'
import { showConceptInWords } from '../../fhir/concept-in-words'
import { formatDate } from '../../fhir/format-date'
import { quantityOf } from '../../fhir/quantity'
import { referenceOf } from '../../fhir/reference'
import { idInPath } from '../../fhir/id'
import { Banner } from '../../ui/banner'
import { DataTable } from '../../ui/data-table'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { Value } from '../../ui/value'
import { RecordPhrase } from '../../components/rows/record-status'
import { newestFirst } from '../../clinical/shared/newest-first'
import { useHasDied } from '../../components/patient/use-has-died'
import { fillDate, lastSupply, recallsOf, supplyLeft } from '../../clinical/medications/medicine-fills'
import styles from './medicines.module.css'
import type { CSSProperties } from 'react'
import type { MedicationDispense } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

type SentDispense = MedicationDispense & Resource

const today = (): string => new Date().toISOString().slice(0, 10)

function useShortDate(): (raw: string) => string {
  const { language } = usePageWords()
  const { audience } = useAudience()
  return (raw) =>
    formatDate(raw, { locale: language.locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
}

/** When the medicine was handed over last, and how long that lasts when taken as written; of what is still to be taken a bar shows how much of it should be left. */
export function LastSupply({
  fills,
  count,
  isTaken,
}: {
  fills: readonly SentDispense[]
  count: number
  isTaken: boolean
}) {
  const { views, language } = usePageWords()
  const dateOf = useShortDate()
  const words = views.medicines
  const supply = lastSupply(newestFirst('MedicationDispense', fills))
  const ends = supply?.until
  const hasDied = useHasDied()
  const until = ends === undefined ? undefined : dateOf(ends)
  const isOver = ends !== undefined && ends < today()
  const left = supply && isTaken && recallsOf(fills).length === 0 ? supplyLeft(supply, today()) : undefined
  return (
    <>
      {supply ? (
        <>
          <DateText raw={supply.raw} past ago />{' '}
          {supply.days === undefined ? null : words.forDays(new Intl.NumberFormat(language.locale).format(supply.days))}
          {'. '}
        </>
      ) : null}
      {words.filledTimes(count)}.{' '}
      {until === undefined || hasDied ? null : isOver ? words.lastedUntil(until) : words.lastsUntil(until)}
      {left === undefined ? null : (
        <span className={styles['meter']} style={{ '--left': left } as CSSProperties} aria-hidden="true" />
      )}
    </>
  )
}

/** What must be known of fills before all else: one that was recalled, and that the last one is used up while the medicine is still to be taken and nothing else speaks against that. */
export function FillNotices({ fills, isTaken }: { fills: readonly SentDispense[]; isTaken: boolean }) {
  const { views } = usePageWords()
  const reader = useAudience()
  const dateOf = useShortDate()
  const until = lastSupply(newestFirst('MedicationDispense', fills))?.until
  const isOver = isTaken && until !== undefined && until < today()
  return (
    <>
      {recallsOf(fills).map(({ fill, said }, index) => {
        const date = fillDate(fill)
        return (
          <Banner key={fill.id ?? index} tone="error">
            <p>{views.medicines.recalled(said, date && dateOf(date.raw))(reader)}</p>
          </Banner>
        )
      })}
      {isOver ? (
        <Banner tone="warn">
          <p>{views.medicines.supplyOver(dateOf(until))(reader)}</p>
        </Banner>
      ) : null}
    </>
  )
}

/** The fills of a prescription as a table, newest first; each date leads to the record of the fill. */
export function FillTable({ fills, caption }: { fills: readonly SentDispense[]; caption: string }) {
  const { views } = usePageWords()
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

function cellsOf(fill: SentDispense) {
  const [amount, days, place] = [quantityOf(fill.quantity), quantityOf(fill.daysSupply), referenceOf(fill.location)]
  return {
    date: <FillDate fill={fill} />,
    amount: amount ? <Value shown={amount} /> : <NotGiven />,
    days: days ? <Value shown={days} /> : <NotGiven />,
    place: place ? <Value shown={place} /> : <NotGiven />,
    status: <FillStatus fill={fill} />,
  }
}

function NotGiven() {
  const { views } = usePageWords()
  return <span className="muted">{views.medicines.notGiven}</span>
}

function FillDate({ fill }: { fill: SentDispense }) {
  const { views } = usePageWords()
  const date = fillDate(fill)
  return (
    <Link to={`/record/MedicationDispense/${idInPath(fill.id)}`}>
      {date ? <DateText raw={date.raw} past={date.handedOver} /> : views.frame.noDate}{' '}
      {date?.handedOver === false ? views.medicines.prepared : null}
    </Link>
  )
}

/** What became of a fill, and why. */
export function FillStatus({ fill }: { fill: SentDispense }) {
  const { views } = usePageWords()
  const reason = showConceptInWords(fill.statusReasonCodeableConcept) ?? referenceOf(fill.statusReasonReference)
  const substitution: unknown = fill.substitution?.wasSubstituted
  return (
    <>
      <RecordPhrase record={fill} always />
      {reason ? (
        <div className="small">
          <Value shown={reason} />
        </div>
      ) : null}
      {substitution === true ? <p className="small">{views.medicines.substituted}</p> : null}
    </>
  )
}
