import { Icon, type IconName } from '../../ui/icon'
import { Link } from '../../ui/link'
import { RecordText } from '../../ui/record-text'
import { Sparkline } from '../../ui/sparkline'
import { RecordBoundary } from './record-boundary'
import styles from './glance-row.module.css'
import type { ReactNode } from 'react'
import type { Resource } from '../../fhir/resource'
import type { Glance, GlanceDate, GlancePhrase, GlanceText, GlanceTone, GlanceValue } from '../../glance/glance'

const icons: Readonly<Partial<Record<GlanceTone, IconName>>> = {
  stop: 'attention',
  warn: 'attention',
  out: 'outside',
  wait: 'hourglass',
  good: 'check',
}

/** Words of the record are marked with their language; a warning also names it. */
export function GlanceWords({
  text: { text, source, language },
  ...marks
}: {
  text: GlanceText
  warns?: boolean
  isQuoted?: boolean
}) {
  if (source === 'app') return <bdi>{text}</bdi>
  return <RecordText text={text} language={language} isCoded={source === 'coded'} {...marks} />
}

/** A phrase with its icon and color. */
export function GlancePhraseText({ phrase: { text, tone, side } }: { phrase: GlancePhrase }) {
  if (tone === undefined)
    return (
      <span className={styles['plain']}>
        <GlanceWords text={text} warns />
      </span>
    )
  const icon = side ?? icons[tone]
  return (
    <span className={`${styles['phrase']} ${styles[tone]}`}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>
        <GlanceWords text={text} warns />
      </span>
    </span>
  )
}

/** A day or an age; what the record sent is in the `datetime` attribute. */
export function GlanceDay({ date: { text, raw } }: { date: GlanceDate }) {
  const words = <GlanceWords text={text} />
  return raw === undefined ? (
    <span className={styles['date']}>{words}</span>
  ) : (
    <time className={styles['date']} dateTime={raw}>
      {words}
    </time>
  )
}

function Amount({ value: { text, unit } }: { value: GlanceValue }) {
  return (
    <span className={styles['value']}>
      <GlanceWords text={text} isQuoted warns />
      {unit === undefined ? null : (
        <small>
          {' '}
          <bdi>{unit}</bdi>
        </small>
      )}
    </span>
  )
}

/** One record in a list: its name as the row's only link, a value or phrases, and a date. It takes nothing but a `Glance`. */
export function GlanceRow({ glance: { href, name, detail, value, phrases, date, sparkline } }: { glance: Glance }) {
  return (
    <div className={styles['row']} data-row>
      <div className={styles['name']}>
        <Link to={href}>
          <GlanceWords text={name} />
          {detail === undefined ? null : (
            <span className={styles['detail']}>
              {' '}
              <GlanceWords text={detail} />
            </span>
          )}
        </Link>
      </div>
      <div className={styles['words']}>
        {phrases.map((phrase) => (
          <GlancePhraseText key={phrase.text.text} phrase={phrase} />
        ))}
        {date === undefined ? null : <GlanceDay date={date} />}
      </div>
      <div className={styles['end']}>
        {value === undefined ? (
          <span className={styles['chevron']}>
            <Icon name="chevron" />
          </span>
        ) : (
          <Amount value={value} />
        )}
        {sparkline === undefined ? null : (
          <Sparkline values={sparkline.values} low={sparkline.low} high={sparkline.high} />
        )}
      </div>
    </div>
  )
}

interface GlanceListProps {
  /** One line a row, for names with at most a short phrase or a year. */
  readonly slim?: boolean
  /** Plain phrases, such as directions, on lines of their own. */
  readonly lines?: boolean
  /** One line a row with its parts in columns where there is room, for results. */
  readonly columns?: boolean
  readonly children: ReactNode
}

/** Rows of a list. */
export function GlanceList({ slim = false, columns = false, lines = false, children }: GlanceListProps) {
  const layout = [slim ? styles['slim'] : '', columns ? styles['columns'] : '', lines ? styles['lines'] : '']
  return <ul className={[styles['list'], ...layout].filter(Boolean).join(' ')}>{children}</ul>
}

interface RecordGlanceProps<R extends Resource> {
  readonly record: R
  toGlance(record: R): Glance
}

/** The row of a record in a `GlanceList`. A record that cannot be read gets a line that says so; the rows beside it stay. */
export const RecordGlance = <R extends Resource>(props: RecordGlanceProps<R>) => (
  <li>
    <RecordBoundary record={props.record}>
      <ReadRecord {...props} />
    </RecordBoundary>
  </li>
)

/** As `RecordGlance`, as the content of an item of another list, on one line unless `isSlim` is false. */
export const SlimRecordGlance = <R extends Resource>({
  isSlim = true,
  ...props
}: RecordGlanceProps<R> & { readonly isSlim?: boolean }) => (
  <RecordBoundary record={props.record}>
    <div className={isSlim ? `${styles['item']} ${styles['slim']}` : styles['item']}>
      <ReadRecord {...props} />
    </div>
  </RecordBoundary>
)

const ReadRecord = <R extends Resource>({ record, toGlance }: RecordGlanceProps<R>) => (
  <GlanceRow glance={toGlance(record)} />
)
