import { Boundary } from '../../ui/boundary'
import { useMemo } from 'react'
import { recordsFor } from '../../clinical/assertion/assertion-of'
import { foldRepeats } from '../../clinical/shared/fold-repeats'
import { isDenial } from '../../resources/denial'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { rowLabelKey } from '../../resources/label-key'
import { descriptorOf } from '../../resources/descriptors'
import { DateText } from '../../ui/date-text'
import { useFormat, useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Sparkline } from '../../ui/sparkline'
import { useKindOf } from './use-kind-of'
import { useNow } from '../../ui/use-now'
import { useRangeSelector, useStatusContext } from '../../components/patient/status-context'
import { MaskedRecordsNote } from '../../components/rows/private-record'
import { UnderHeading } from '../../components/rows/record-status'
import { ResourceRow } from '../../components/rows/resource-row'
import { NoRangeNote } from '../../components/rows/result-remarks'
import { ResultRow } from '../../components/rows/result-row'
import { VisitDayTile } from '../../components/rows/visit-day-tile'
import { statusesImpliedByHeading } from '../../clinical/status/implied-by-heading'
import { selectCardRecords } from './select-card-records'
import { ConditionRows } from './condition-rows'
import {
  selectResults,
  selectVitals,
  observationsOfKind,
  latestResults,
} from '../../clinical/observations/latest-results'
import { MedicineRows } from './medicine-rows'
import { AtDeathNote, CardList, MoreRecordsNote, NoResults } from './card-notes'
import { NothingCurrent } from './nothing-current'
import styles from './summary.module.css'
import type { ReactNode } from 'react'
import type { RecordType } from '../../contract'
import { isOfType, type Resource } from '../../fhir/resource'
import type { CardTitle } from './cards'
import type { LatestResult } from '../../clinical/observations/latest-results'

export { DoNotTake } from './do-not-take'

export interface CardRowsProps {
  readonly title: CardTitle
  readonly type: RecordType
  readonly records: readonly Resource[]
  readonly included: readonly Resource[]
}

interface VisibleRowsProps extends CardRowsProps {
  /** Private records are not among `records`; one of them may be current. */
  readonly hasPrivate: boolean
}

/** Cards of events: the text of their link includes the number of all records. */
const eventCards: readonly CardTitle[] = ['visits', 'vaccines', 'reports', 'documents']

/** The rows of a card and the number of further records. Private records are never included, even after the user has revealed them. */
export default function CardRows({ records: all, href, ...rest }: CardRowsProps & { readonly href: string }) {
  const { views } = useMessages()
  const isProvider = useAudience().audience === 'provider'
  const records = useMemo(
    () => (isProvider ? all : all.filter((record) => !isMarkedPrivate(record))),
    [all, isProvider],
  )
  return (
    <>
      {records.length === 0 && all.length > 0 ? null : (
        <Boundary fallback={<p>{views.common.unshownPart}</p>}>
          <VisibleRows records={records} hasPrivate={all.length > records.length} {...rest} />
        </Boundary>
      )}
      {rest.title === 'vitals' ? null : (
        <MaskedRecordsNote
          count={all.length - records.length}
          href={rest.title === 'results' ? '/results?time=all' : href}
        />
      )}
    </>
  )
}

function VisibleRows({ title, type, records, included, hasPrivate }: VisibleRowsProps) {
  const { audience } = useAudience()
  const { language, views } = useMessages()
  const format = useFormat()
  const now = useNow()
  const statusContext = useStatusContext()
  switch (title) {
    case 'results':
      return <ResultRows key={language.code} records={records} />
    case 'vitals':
      return <VitalRows key={language.code} records={records} />
    case 'medicines':
      return <MedicineRows records={records} included={included} hasPrivate={hasPrivate} />
    case 'conditions':
      return <ConditionRows records={records} hasPrivate={hasPrivate} />
    default: {
      const { shown, more } = selectCardRecords(title, type, records, audience, statusContext, now)
      if (shown.length === 0)
        return (
          <NothingCurrent of={title} denials={records.filter(isDenial)} records={records} hasPrivate={hasPrivate} />
        )
      return (
        <>
          {eventCards.includes(title) ? null : <AtDeathNote />}
          <UnderHeading statuses={statusesImpliedByHeading(type, 'main')}>
            <CardList>
              {foldRepeats(shown, format).map(({ first: record, all }, index) => (
                <WithVisitDate key={record.id ?? index} record={record}>
                  {/* A member number is only on the page of the insurance. */}
                  <ResourceRow
                    resource={record}
                    withLine={title !== 'insurance'}
                    chips={
                      all.length > 1 ? <span className="muted">{views.summary.timesRecorded(all.length)}</span> : null
                    }
                  />
                </WithVisitDate>
              ))}
            </CardList>
          </UnderHeading>
          <MoreRecordsNote count={more} isPrintOnly={eventCards.includes(title)} />
        </>
      )
    }
  }
}

/** A visit with its day in a tile. */
function WithVisitDate({ record, children }: { record: Resource; children: ReactNode }) {
  if (!isOfType(record, 'Encounter')) return children
  return (
    <div className={styles['dated']}>
      <VisitDayTile visit={record} />
      {children}
    </div>
  )
}

/** Memoizes translated text, so the parent uses the language as the `key`. */
function ResultRows({ records }: { records: readonly Resource[] }) {
  const format = useFormat()
  const { views } = useMessages()
  const now = useNow()
  const rangeFor = useRangeSelector()
  const kindOf = useKindOf()
  const statusContext = useStatusContext()
  const tests = useMemo(() => observationsOfKind(records, 'test', kindOf), [records, kindOf])
  const { shown, more } = useMemo(
    () => selectResults(latestResults(recordsFor('newest', tests, statusContext), now, format, rangeFor), false, now),
    [tests, statusContext, now, format, rangeFor],
  )
  if (shown.length === 0) return <NoResults of="results" others={tests.length} text={views.summary.noTests} />
  return <LatestResultList shown={shown} more={more} />
}

/** The parent uses the language as the `key`, as for `ResultRows`. */
function VitalRows({ records }: { records: readonly Resource[] }) {
  const format = useFormat()
  const { views } = useMessages()
  const now = useNow()
  const rangeFor = useRangeSelector()
  const kindOf = useKindOf()
  const statusContext = useStatusContext()
  const vitals = useMemo(() => observationsOfKind(records, 'vitalSign', kindOf), [records, kindOf])
  const { shown, more } = useMemo(
    () => selectVitals(latestResults(recordsFor('newest', vitals, statusContext), now, format, rangeFor), false),
    [vitals, statusContext, now, format, rangeFor],
  )
  if (shown.length === 0) return <NoResults of="vitals" others={vitals.length} text={views.summary.noVitals} />
  return <LatestResultList shown={shown} more={more} />
}

function LatestResultList({ shown, more }: { shown: readonly LatestResult[]; more: number }) {
  return (
    <>
      <CardList>
        {shown.map((latest, index) => (
          <LatestResultRow key={latest.reading.observation.id ?? index} latest={latest} />
        ))}
      </CardList>
      <NoRangeNote readings={shown.map(({ reading }) => reading)} />
      <MoreRecordsNote count={more} />
    </>
  )
}

/** The newest result of one test, with a sparkline where it has no range. */
function LatestResultRow({ latest: { reading, newerWithoutValue, numbers } }: { latest: LatestResult }) {
  const { views, dateLabel } = useMessages()
  const { audience } = useAudience()
  const date = descriptorOf('Observation').date(reading.observation)
  return (
    <ResultRow
      reading={reading}
      newerWithoutValue={newerWithoutValue}
      secondary={
        <>
          {date === undefined ? views.common.noDate : null}
          {date && !/effective(?:DateTime|Instant)$/.test(date.label)
            ? `${dateLabel(rowLabelKey(date.label, reading.observation), audience, date.raw)} `
            : null}
          {date ? <DateText raw={date.raw} ago /> : null}
        </>
      }
      trend={
        numbers.length >= 3 && reading.ranges.length === 0 ? (
          <Sparkline values={numbers} low={reading.measure?.low} high={reading.measure?.high} />
        ) : null
      }
    />
  )
}
