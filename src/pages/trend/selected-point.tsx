import { Fragment, useMemo } from 'react'
import { GlancePhraseText } from '../../components/rows/glance-row'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { formatDay } from '../../fhir/format-date'
import { glanceOf } from '../../glance/glance-of'
import { useFormat } from '../../language/language-context'
import { isTakenAtHome } from '../../clinical/observations/taken-at-home'
import { encodeIdForPath } from '../../fhir/id'
import { DateText } from '../../ui/date-text'
import { FlagChip } from '../../ui/flag-chip'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { usePointText } from './use-point-text'
import { nearestIndex, type VisibleSeries } from './visible-series'
import styles from './trend.module.css'
import { RecordText } from '../../ui/record-text'
import type { SeriesPoint } from '../../clinical/observations/series'

interface SelectedPointProps {
  readonly visible: readonly VisibleSeries[]
  /** The selected time, in milliseconds since 1970; undefined: the newest. */
  readonly at: number | undefined
  readonly onSelect: (at: number | undefined) => void
}

const timesOf = (visible: readonly VisibleSeries[]): readonly number[] =>
  [...new Set(visible.flatMap(({ points }) => points.map((point) => point.at)))].sort((a, b) => a - b)

/** The point of each series that is nearest to the selected time. */
const nearestPoints = (
  visible: readonly VisibleSeries[],
  at: number | undefined,
): readonly { readonly series: VisibleSeries['series']; readonly point: SeriesPoint }[] =>
  visible.flatMap(({ series, points }) => {
    const point = points[nearestIndex(points, at) ?? -1]
    return point ? [{ series, point }] : []
  })

/** The slider over the points of all charts; a native one supports all keys and swiping. */
export function PointSlider({ visible, at, onSelect }: SelectedPointProps) {
  const { views } = usePageMessages()
  const { spoken } = usePointText()
  const times = timesOf(visible)
  const last = times.length - 1
  if (last < 1) return null
  const index =
    nearestIndex(
      times.map((time) => ({ at: time })),
      at ?? times[last],
    ) ?? last
  const texts = nearestPoints(visible, times[index]).map(({ series, point }) =>
    visible.length > 1 ? `${series.name ?? ''}: ${spoken(point)}` : spoken(point),
  )
  return (
    <input
      type="range"
      className={`no-print ${styles['slider']}`}
      min={0}
      max={last}
      step={1}
      value={index}
      aria-label={views.trend.slider}
      aria-valuetext={[...texts, views.trend.position(index + 1, times.length)].join('. ')}
      onChange={(event) => onSelect(times[Number(event.target.value)])}
    />
  )
}

/** The points at the selected time, one of each chart, with links to their records. */
export function SelectedPoint({ visible, at }: Omit<SelectedPointProps, 'onSelect'>) {
  const { views } = usePageMessages()
  const nearest = nearestPoints(visible, at ?? timesOf(visible).at(-1))
  return (
    <div className={styles['selected']}>
      <div role="status">
        {nearest.map(({ series, point }) => (
          <PointDetails key={series.key} point={point} name={visible.length > 1 ? series.name : undefined} />
        ))}
      </div>
      <p className="row">
        {nearest.map(({ series, point }) => (
          <span key={series.key}>
            <Link className="no-print" to={`/record/Observation/${encodeIdForPath(point.id)}`}>
              {visible.length > 1 ? `${views.trend.open}: ${series.name ?? ''}` : views.trend.open}
            </Link>{' '}
            <PrivateRecordMark record={point.observation} />
          </span>
        ))}
      </p>
    </div>
  )
}

/** For patients: the points at the selected time in one line each, with the warnings of their records and links to them. */
export function ReadingLine({ visible, at }: Omit<SelectedPointProps, 'onSelect'>) {
  const nearest = nearestPoints(visible, at ?? timesOf(visible).at(-1))
  return (
    <div className={styles['reading']}>
      <div role="status">
        {nearest.map(({ series, point }) => (
          <PointInWords
            key={series.key}
            point={point}
            name={visible.length > 1 ? series.name : undefined}
            unit={visible.length > 1 ? undefined : series.unit}
          />
        ))}
      </div>
    </div>
  )
}

function PointInWords({
  point,
  name,
  unit,
}: {
  point: SeriesPoint
  name: string | undefined
  /** The unit above the only chart. */
  unit: string | undefined
}) {
  const { views } = usePageMessages()
  const { valueInChart, spokenValue } = usePointText()
  const context = useGlanceContext()
  const format = useFormat()
  const { phrases } = useMemo(() => glanceOf(point.observation, context), [point, context])
  const [shown, spoken] = [valueInChart(point, unit), spokenValue(point)]
  return (
    <p className={styles['line']}>
      <span>
        {name === undefined ? null : (
          <>
            <RecordText text={name} />:{' '}
          </>
        )}
        <strong>
          <Link to={`/record/Observation/${encodeIdForPath(point.id)}`}>
            <time dateTime={point.raw}>{formatDay(point.raw, { format, style: 'patient' })}</time>
          </Link>
          :{' '}
          {shown === spoken ? (
            <bdi>{shown}</bdi>
          ) : (
            <>
              <bdi aria-hidden="true">{shown}</bdi>
              <bdi className="visually-hidden">{spoken}</bdi>
            </>
          )}
        </strong>
      </span>{' '}
      {phrases.map((phrase) => (
        <Fragment key={phrase.text.text}>
          <GlancePhraseText phrase={phrase} />{' '}
        </Fragment>
      ))}
      {isTakenAtHome(point.observation) ? <span>{views.trend.atHome} </span> : null}
      {point.measure.isUnitAssumed === true ? views.trend.unitNotSent : null}
    </p>
  )
}

function PointDetails({ point, name }: { point: SeriesPoint; name: string | undefined }) {
  const { valueText, spokenValue, flagsOf, detailsOf } = usePointText()
  const { texts, performers } = detailsOf(point)
  return (
    <p className={styles['point']}>
      <span>
        {name === undefined ? null : (
          <>
            <RecordText text={name} />:{' '}
          </>
        )}
        <strong>
          <DateText raw={point.raw} />
        </strong>
      </span>{' '}
      <span className={styles['value']}>
        {point.diastolic ? (
          <>
            <bdi aria-hidden="true">{valueText(point)}</bdi>
            <span className="visually-hidden">{spokenValue(point)}</span>
          </>
        ) : (
          <bdi>{valueText(point)}</bdi>
        )}
      </span>{' '}
      {flagsOf(point).map(({ label, flag }) => (
        <span key={label ?? ''}>
          {label === undefined ? null : `${label}: `}
          <FlagChip {...flag} />{' '}
        </span>
      ))}
      {texts.map((text) => (
        <span key={text} className="muted small">
          {text}{' '}
        </span>
      ))}
      {performers.map((performer, index) => (
        <bdi key={index} className="muted small">
          {performer}{' '}
        </bdi>
      ))}
    </p>
  )
}
