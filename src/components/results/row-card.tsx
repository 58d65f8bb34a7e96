import { Fragment } from 'react'
import { GlanceDay, GlanceList, GlanceWords, RecordGlance } from '../rows/glance-row'
import { isMaskedRecord } from '../../resources/masking'
import { UrgentResultNote } from '../rows/result-remarks'
import { isUrgentResult } from '../../clinical/observations/outside-range'
import { Card } from '../../ui/card'
import { FoldedCard } from '../../ui/folded-card'
import { Icon } from '../../ui/icon'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { countRows, warningsOf, type ListedResult, type SplitRows } from './row-groups'
import styles from './row-card.module.css'
import type { ReactNode } from 'react'
import type { Glance, GlanceDate } from '../../glance/glance'
import type { ResourceOf } from '../../fhir/resource'

interface RowCardProps extends SplitRows {
  readonly title: string
  /** The day of the newest row, in the line of a folded card. */
  readonly day?: GlanceDate | undefined
  /** What `children` hold, in the summary of a folded card. */
  readonly more?: string | undefined
  /** Whether folded rows are named, unless a folded card has many of them. */
  readonly names?: 'few' | 'none'
  /** Whether the card says what to do about a critical result. */
  readonly hasAdvice?: boolean
  /** Makes the row of a record that could not be read, which then says so. */
  readonly toGlance: (row: ListedResult) => Glance
  /** Below the rows. */
  readonly children?: ReactNode
}

/** Results under one heading: those to see, then a line that opens the others. A card without results to see is folded to its counts. */
export function RowCard({
  title,
  visible,
  folded,
  day,
  more,
  names = 'none',
  hasAdvice = true,
  toGlance,
  children,
}: RowCardProps) {
  const { views } = usePageMessages()
  const { parts } = views.results
  const now = useNow()
  const urgent = hasAdvice && visible.find(({ reading }) => isUrgentResult(reading, now))
  const list = (rows: readonly ListedResult[]) => <ResultRows rows={rows} toGlance={toGlance} />
  if (visible.length === 0) {
    const isNamed = names !== 'none' && folded.length < MIN_COUNTED
    const counts = isNamed ? <NamedCounts rows={folded} parts={parts} /> : countText(folded, parts)
    return (
      <FoldedCard
        title={title}
        summary={
          <>
            <span>
              {counts}
              {day === undefined ? null : (
                <>
                  {' · '}
                  <GlanceDay date={day} />
                </>
              )}
            </span>
            <Warnings rows={folded} />
            {more === undefined ? null : <span>{more}</span>}
          </>
        }
      >
        {list(folded)}
        {children}
      </FoldedCard>
    )
  }
  const { outside } = countRows([...visible, ...folded])
  return (
    <Card
      title={
        <span className={styles['title']}>
          <span>{title}</span>
          {outside > 0 ? <small className={styles['outside']}> {parts.outside(outside)}</small> : null}
        </span>
      }
    >
      {list(visible)}
      {visible.some(({ reading }) => isMaskedRecord(reading.observation)) ? <p>{views.common.private.text}</p> : null}
      {urgent ? <UrgentResultNote reading={urgent.reading} /> : null}
      {folded.length > 0 ? (
        <details className={styles['fold']}>
          <summary>
            <span>{names === 'none' ? countText(folded, parts) : <NamedCounts rows={folded} parts={parts} />}</span>
            <Warnings rows={folded} />
          </summary>
          {list(folded)}
        </details>
      ) : null}
      {children}
    </Card>
  )
}

/** Fewer rows are named in place of a count alone. */
const MIN_COUNTED = 3

type Parts = ReturnType<typeof usePageMessages>['views']['results']['parts']

/** "6 outside · 14 inside the range · 2 others", without parts that are none. */
function countText(rows: readonly ListedResult[], parts: Parts): string {
  const { outside, inside, others } = countRows(rows)
  if (inside === rows.length && inside > 1) return parts.allInside(inside)
  if (others === rows.length) return parts.results(others)
  return [
    outside > 0 ? parts.outside(outside) : '',
    inside > 0 ? parts.inside(inside) : '',
    others > 0 ? parts.others(others) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The names of rows, those of the record with their language. */
const Names = ({ rows }: { rows: readonly ListedResult[] }) =>
  rows
    .flatMap(({ glance }) => (glance ? [glance.name] : []))
    .map((name, index) => (
      <Fragment key={index}>
        {index > 0 ? ', ' : null}
        <GlanceWords text={name} />
      </Fragment>
    ))

/** "3 inside the range: total cholesterol, LDL, HDL"; only names where nothing says more. */
function NamedCounts({ rows, parts }: { rows: readonly ListedResult[]; parts: Parts }) {
  const inside = rows.filter((row) => countRows([row]).inside === 1)
  if (inside.length === 0) return <Names rows={rows} />
  const others = rows.filter((row) => !inside.includes(row))
  return (
    <>
      {parts.inside(inside.length)}: <Names rows={inside} />
      {others.length === 0 ? null : (
        <>
          {' · '}
          {parts.others(others.length)}: <Names rows={others} />
        </>
      )}
    </>
  )
}

function Warnings({ rows }: { rows: readonly ListedResult[] }) {
  return warningsOf(rows).map(({ name, text }) => (
    <span key={`${name.text} ${text}`} className={styles['warning']}>
      <Icon name="attention" />
      <span>
        <GlanceWords text={name} />: {text}
      </span>
    </span>
  ))
}

/** Rows of results; a record that cannot be read gets a line that says so. */
export function ResultRows({ rows, toGlance }: { rows: readonly ListedResult[] } & Pick<RowCardProps, 'toGlance'>) {
  return (
    <GlanceList columns>
      {rows.map((row) => (
        <RecordGlance<ResourceOf<'Observation'>>
          key={row.key}
          record={row.reading.observation}
          toGlance={() => row.glance ?? toGlance(row)}
        />
      ))}
    </GlanceList>
  )
}
