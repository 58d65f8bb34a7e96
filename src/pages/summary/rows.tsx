import { useMemo } from 'react'
import { isMarkedPrivate } from '../../resources/private'
import { labelInRow } from '../../resources/label-kind'
import { describe } from '../../resources/registry'
import { DateText } from '../../ui/date-text'
import { useAudience, useWords } from '../../ui/language'
import { Sparkline } from '../../ui/sparkline'
import { PrivateNote } from '../../components/private-record'
import { useHasDied } from '../../components/patient/use-has-died'
import { UnderHeading } from '../../components/rows/record-status'
import { ResourceRow } from '../../components/rows/resource-row'
import { ResultRow } from '../../components/rows/result-row'
import { VisitTile } from '../../components/rows/visit-tile'
import { saidAbove } from '../../clinical/status/headings'
import { choose } from './choose'
import { ConditionRows } from './condition-rows'
import { chooseResults, chooseVitals, isTest, isVital, latestOf } from '../../clinical/observations/latest-results'
import { MedicineRows } from './medicine-rows'
import { Listed, More, Nothing } from './notes'
import styles from './summary.module.css'
import type { ReactNode } from 'react'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { CardTitle } from './cards'
import type { Latest } from '../../clinical/observations/latest-results'

export { DoNotTake } from './do-not-take'

export interface RowsProps {
  readonly title: CardTitle
  readonly type: RecordType
  readonly records: readonly Resource[]
  readonly included: readonly Resource[]
}

/** Cards of what has happened: nothing in their lists is more current than another. */
const events: readonly CardTitle[] = ['visits', 'vaccines', 'reports', 'documents']

/** The rows of one card, with what it leaves to the full list. What is marked private has its place there, also when it has been shown. */
export default function CardRows({ records: all, href, ...rest }: RowsProps & { readonly href: string }) {
  const isProvider = useAudience().audience === 'provider'
  const records = useMemo(
    () => (isProvider ? all : all.filter((record) => !isMarkedPrivate(record))),
    [all, isProvider],
  )
  return (
    <>
      <Rows records={records} {...rest} />
      {rest.title === 'vitals' ? null : (
        <PrivateNote count={all.length - records.length} href={rest.title === 'results' ? '/results?time=all' : href} />
      )}
    </>
  )
}

function Rows({ title, type, records, included }: RowsProps) {
  const { audience } = useAudience()
  const hasDied = useHasDied()
  switch (title) {
    case 'results':
      return <ResultRows records={records} />
    case 'vitals':
      return <VitalRows records={records} />
    case 'medicines':
      return <MedicineRows records={records} included={included} />
    case 'conditions':
      return <ConditionRows records={records} />
    default: {
      const { shown, more } = choose(title, type, records, audience, Date.now())
      if (shown.length === 0) return <Nothing of={title} others={records.length} />
      return (
        <>
          <UnderHeading says={hasDied ? [] : saidAbove(type, 'main')}>
            <Listed>
              {shown.map((record, index) => (
                <Dated key={record.id ?? index} record={record}>
                  {/* A member number is for the insurance page alone. */}
                  <ResourceRow resource={record} withLine={title !== 'insurance'} />
                </Dated>
              ))}
            </Listed>
          </UnderHeading>
          <More count={more} isTold={events.includes(title)} />
        </>
      )
    }
  }
}

/** A visit stands beside its day: green while it lies ahead. */
function Dated({ record, children }: { record: Resource; children: ReactNode }) {
  if (record.resourceType !== 'Encounter') return children
  return (
    <div className={styles['dated']}>
      <VisitTile visit={record} />
      {children}
    </div>
  )
}

function ResultRows({ records }: { records: readonly Resource[] }) {
  const { views, language } = useWords()
  const { shown, more } = useMemo(() => {
    const now = Date.now()
    return chooseResults(latestOf(records.filter(isTest), now), false, now)
    // Readings hold words.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [records, language])
  if (shown.length === 0) return <p>{views.summary.noTests}</p>
  return <Latests shown={shown} more={more} />
}

function VitalRows({ records }: { records: readonly Resource[] }) {
  const { views, language } = useWords()
  // eslint-disable-next-line react-hooks/exhaustive-deps -- readings hold words
  const { shown, more } = useMemo(
    () => chooseVitals(latestOf(records.filter(isVital), Date.now()), false),
    [records, language],
  )
  if (shown.length === 0) return <p>{views.summary.noVitals}</p>
  return <Latests shown={shown} more={more} />
}

function Latests({ shown, more }: { shown: readonly Latest[]; more: number }) {
  return (
    <>
      <Listed>
        {shown.map((latest, index) => (
          <Result key={latest.reading.observation.id ?? index} latest={latest} />
        ))}
      </Listed>
      <More count={more} />
    </>
  )
}

/** The newest result of one test, and how its numbers went where no range says how it stands. */
function Result({ latest: { reading, numbers } }: { latest: Latest }) {
  const { views, dateLabel } = useWords()
  const { audience } = useAudience()
  const date = describe('Observation').date(reading.observation)
  return (
    <ResultRow
      reading={reading}
      foot={
        <>
          {date === undefined ? views.frame.noDate : null}
          {date && !/effective(?:DateTime|Instant)$/.test(date.label)
            ? `${dateLabel(labelInRow(date.label, reading.observation), audience, date.raw)} `
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
