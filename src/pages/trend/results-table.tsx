import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { objectsOf } from '../../lib/json'
import { memoizeByObject } from '../../lib/memoize'
import { encodeIdForPath } from '../../fhir/id'
import { formatRowDay } from '../../fhir/format-date'
import { useFormat } from '../../language/language-context'
import { Boundary } from '../../ui/boundary'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { RecordText } from '../../ui/record-text'
import { Values } from '../../ui/value'
import { useTextAudience } from '../../ui/detail-level'
import { Link } from '../../ui/link'
import { useIsPrinting } from '../../ui/use-is-printing'
import { usePageMessages } from '../../ui/use-page-messages'
import { observationComponentName } from '../../resources/observation-component-name'
import { isTakenAtHome } from '../../clinical/observations/taken-at-home'
import { glanceOf } from '../../glance/glance-of'
import { isFromLab } from '../../fhir/result-kind'
import { useGrowthAge } from '../../components/patient/age'
import { GlancePhraseText, GlanceWords } from '../../components/rows/glance-row'
import { UnshownRecord } from '../../components/rows/record-boundary'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { useStatusContext } from '../../components/patient/status-context'
import { SaveDisclosure } from './save-disclosure'
import { OnlyOfSpan } from './span-line'
import { readingsIn, type ChosenSpan } from './time-span'
import { useChosenSpan } from './trend-query'
import styles from './trend.module.css'
import type { ResourceOf } from '../../fhir/resource'
import type { Glance } from '../../glance/glance'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const FIRST_ROWS = 10
const PAGE_SIZE = 50

interface ResultsTableProps {
  /** Newest first. */
  readonly readings: readonly ObservationReading[]
  /** The name of the test. */
  readonly name: string
  /** Else other results may be missing, so that these are not counted. */
  readonly isWhole: boolean
  /** The unit in the heading; values in another one have theirs. */
  readonly unit: string | undefined
}

const isFromLabs = memoizeByObject((readings: readonly ObservationReading[]) =>
  readings.some(({ observation }) => isFromLab(observation)),
)

/** The results of a test in three columns, ten at first, those of the days that the reader chose; on paper all of them, the others in short. */
export function ResultsTable(props: ResultsTableProps) {
  const [span] = useChosenSpan()
  const { readings } = props
  const shown = useMemo(() => (span ? readingsIn(readings, span) : readings), [readings, span])
  // Another span begins with its first rows.
  return <ResultsOfSpan key={span ? `${span.from} ${span.to}` : ''} {...props} span={span} shown={shown} />
}

function ResultsOfSpan({
  readings: all,
  shown: readings,
  name,
  isWhole,
  unit,
  span,
}: ResultsTableProps & { readonly span: ChosenSpan | undefined; readonly shown: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  const [{ limit, before }, setShown] = useState({ limit: FIRST_ROWS, before: 0 })
  const firstNew = useRef<HTMLAnchorElement>(null)
  useEffect(() => firstNew.current?.focus(), [limit])
  const rest = readings.slice(limit)
  const context = useHomeUnitContext()
  const hasRemarks = useMemo(
    () => readings.slice(0, limit).some((reading) => remarksOf(reading, glanceOf(reading.observation, context)).hasAny),
    [readings, limit, context],
  )
  const isPrinting = useIsPrinting()
  return (
    <Card
      title={
        <>
          {views.trend.resultsTitle}{' '}
          {isWhole ? (
            <span className={styles['count']}>
              {span ? views.trend.someOfAll(readings.length, all.length) : all.length}
            </span>
          ) : null}
        </>
      }
    >
      {span ? <OnlyOfSpan span={span} /> : null}
      <table className={styles['three']} hidden={readings.length === 0}>
        <caption className="visually-hidden">
          {views.trend[isWhole && !span ? 'table' : 'tableOfSome']} <RecordText text={name} isCoded />
        </caption>
        <thead>
          <tr>
            <th scope="col">{views.trend.columns.date}</th>
            <th scope="col">{unit === undefined ? views.trend.columns.result : <bdi>{unit}</bdi>}</th>
            {hasRemarks ? (
              <th scope="col">{isFromLabs(readings) ? views.trend.labRange : views.trend.anyRange}</th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {readings.slice(0, limit).map((reading, index) => (
            <Boundary
              key={reading.observation.id ?? String(index)}
              fallback={<UnshownRow record={reading.observation} />}
            >
              <ResultRow
                reading={reading}
                unit={unit}
                hasRemarks={hasRemarks}
                {...(before > 0 && index === before ? { link: firstNew } : {})}
              />
            </Boundary>
          ))}
        </tbody>
      </table>
      {rest.length === 0 ? null : (
        <>
          <button
            type="button"
            className={styles['before']}
            onClick={() => setShown({ limit: limit + PAGE_SIZE, before: limit })}
          >
            {views.trend.showBefore(Math.min(rest.length, PAGE_SIZE))}
          </button>
          {isPrinting ? (
            <ul className={`print-only ${styles['printed']}`}>
              {rest.map((reading, index) => (
                <PrintedResult key={reading.observation.id ?? String(index)} reading={reading} unit={unit} />
              ))}
            </ul>
          ) : null}
        </>
      )}
      <SaveDisclosure readings={all} name={name} isAll={span !== undefined} />
    </Card>
  )
}

const UnshownRow = ({ record }: { record: ResourceOf<'Observation'> }) => (
  <tr>
    <td colSpan={3}>
      <UnshownRecord record={record} />
    </td>
  </tr>
)

/** The row of a result as data: value, warnings and flag. */
function useResultGlance(reading: ObservationReading) {
  const context = useHomeUnitContext()
  return useMemo(() => glanceOf(reading.observation, context), [reading, context])
}

/** What the column of the range says of a result besides its flag. */
function remarksOf({ flag, observation }: ObservationReading, { phrases }: Glance) {
  const isInside = phrases.length === 0 && flag?.code === 'N'
  const isHome = isTakenAtHome(observation)
  const hasNote = objectsOf(observation.note).length > 0
  return { isInside, isHome, hasNote, hasAny: phrases.length > 0 || isInside || isHome || hasNote }
}

interface RowProps {
  readonly reading: ObservationReading
  readonly unit: string | undefined
  /** A row of the table has something in the column of the range. */
  readonly hasRemarks: boolean
  /** The link of a row that receives the focus. */
  readonly link?: RefObject<HTMLAnchorElement | null>
}

/** One result, whose only link covers the row. */
function ResultRow({ reading, unit, hasRemarks, link }: RowProps) {
  const { views } = usePageMessages()
  const ageAt = useGrowthAge()
  const glance = useResultGlance(reading)
  const { phrases } = glance
  const age = ageAt(reading.codeKey, reading.raw)
  const { isInside, isHome, hasNote, hasAny } = remarksOf(reading, glance)
  return (
    <tr data-row>
      <th scope="row">
        <Link ref={link} to={`/record/Observation/${encodeIdForPath(reading.observation.id)}`}>
          <ResultDay raw={reading.raw} />
        </Link>
        {age === undefined ? null : <span className={`muted small ${styles['age']}`}>{age}</span>}
      </th>
      <td className={styles['amount']}>
        <ResultWords reading={reading} unit={unit} />
      </td>
      {hasRemarks ? (
        <td>
          {phrases.map((phrase) => (
            <span key={phrase.text.text} className={styles['flag']}>
              {phrase.tone === 'out' && phrase.side !== undefined ? (
                <Side side={phrase.side} />
              ) : (
                <GlancePhraseText phrase={phrase} />
              )}
            </span>
          ))}
          {isInside ? <span className="muted">{views.trend.inside}</span> : null}
          {hasNote ? <span className="muted small"> {views.trend.withNote}</span> : null}
          {isHome ? <span className="muted small"> {views.trend.atHome}</span> : null}
          {hasAny ? null : '–'}
        </td>
      ) : null}
    </tr>
  )
}

/** The side of the range in one word, as the heading of the column says what of. */
function Side({ side }: { side: 'above' | 'below' | 'outside' }) {
  const { views } = usePageMessages()
  return (
    <span className={styles['side']}>
      <Icon name={side} /> {views.trend.sides[side]}
    </span>
  )
}

function ResultDay({ raw }: { raw: string | undefined }) {
  const format = useFormat()
  const { today } = useStatusContext()
  const { views } = usePageMessages()
  return raw === undefined ? (
    views.common.noDate
  ) : (
    <time dateTime={raw}>{formatRowDay(raw, today, { format, style: 'patient' })}</time>
  )
}

/** The value of a result: a number, words, the reason why there is none, or its parts. */
function ResultWords({ reading, unit }: Pick<RowProps, 'reading' | 'unit'>) {
  const { views } = usePageMessages()
  const audience = useTextAudience()
  const { value } = useResultGlance(reading)
  if (value !== undefined)
    return (
      <>
        {value.text.source === 'app' ? (
          <GlanceWords text={value.text} />
        ) : (
          <q>
            <GlanceWords text={value.text} />
          </q>
        )}
        {value.unit === undefined || value.unit === unit ? null : (
          <small>
            {' '}
            <bdi>{value.unit}</bdi>
          </small>
        )}
      </>
    )
  if (reading.values.length > 0)
    return (
      <span className={styles['reason']}>
        <Values values={reading.values} />
      </span>
    )
  if (reading.components.length === 0) return '–'
  return reading.components.map((component, index) => (
    <div key={index}>
      <bdi>{observationComponentName(component, views.common, audience)}</bdi>: <Values values={component.values} />
    </div>
  ))
}

/** A result on paper, beyond the first ones. */
function PrintedResult({ reading, unit }: Pick<RowProps, 'reading' | 'unit'>) {
  const { views } = usePageMessages()
  const { phrases } = useResultGlance(reading)
  const texts = phrases.map(({ text, tone, side }) =>
    tone === 'out' && side !== undefined ? views.trend.sides[side] : text.text,
  )
  const home = isTakenAtHome(reading.observation) ? ` (${views.trend.atHome})` : ''
  return (
    <li>
      <ResultDay raw={reading.raw} />
      {home}: <ResultWords reading={reading} unit={unit} /> {texts.join(', ')}
    </li>
  )
}
