import { Link } from 'react-router'
import { encodeIdForPath } from '../../fhir/id'
import { DateText } from '../../ui/date-text'
import { FlagChip } from '../../ui/flag-chip'
import { usePageMessages } from '../../ui/use-page-messages'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { usePointText } from './use-point-text'
import { nearestIndex, type VisibleSeries } from './visible-series'
import styles from './trend.module.css'
import type { SeriesPoint } from '../../clinical/observations/series'

interface SelectedPointProps {
  readonly shown: readonly VisibleSeries[]
  /** The moment that was chosen; the newest as long as none was. */
  readonly at: number | undefined
  readonly onMove: (at: number | undefined) => void
}

const momentsOf = (shown: readonly VisibleSeries[]): readonly number[] =>
  [...new Set(shown.flatMap(({ points }) => points.map((point) => point.at)))].sort((a, b) => a - b)

const nearestPoints = (
  shown: readonly VisibleSeries[],
  at: number | undefined,
): readonly { readonly series: VisibleSeries['series']; readonly point: SeriesPoint }[] =>
  shown.flatMap(({ series, points }) => {
    const point = points[nearestIndex(points, at) ?? -1]
    return point ? [{ series, point }] : []
  })

/** The slider over every point of every chart; a native one has all keys and can be swiped. */
export function PointSlider({ shown, at, onMove }: SelectedPointProps) {
  const { views } = usePageMessages()
  const { spoken } = usePointText()
  const moments = momentsOf(shown)
  const last = moments.length - 1
  if (last < 1) return null
  const index =
    nearestIndex(
      moments.map((moment) => ({ at: moment })),
      at ?? moments[last],
    ) ?? last
  const said = nearestPoints(shown, moments[index]).map(({ series, point }) =>
    shown.length > 1 ? `${series.name ?? ''}: ${spoken(point)}` : spoken(point),
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
      aria-valuetext={[...said, views.trend.position(index + 1, moments.length)].join('. ')}
      onChange={(event) => onMove(moments[Number(event.target.value)])}
    />
  )
}

/** The line that reads the points at the chosen moment, one of each chart, with the way to each record. */
export function SelectedPoint({ shown, at }: Omit<SelectedPointProps, 'onMove'>) {
  const { views } = usePageMessages()
  const near = nearestPoints(shown, at ?? momentsOf(shown).at(-1))
  return (
    <div className={styles['reading']}>
      <div role="status">
        {near.map(({ series, point }) => (
          <PointDetails key={series.key} point={point} name={shown.length > 1 ? series.name : undefined} />
        ))}
      </div>
      <p className={`row ${styles['ways']}`}>
        {near.map(({ series, point }) => (
          <span key={series.key}>
            <Link className="no-print" to={`/record/Observation/${encodeIdForPath(point.id)}`}>
              {shown.length > 1 ? `${views.trend.open}: ${series.name ?? ''}` : views.trend.open}
            </Link>{' '}
            <PrivateRecordMark record={point.observation} />
          </span>
        ))}
      </p>
    </div>
  )
}

function PointDetails({ point, name }: { point: SeriesPoint; name: string | undefined }) {
  const { valueText, spokenValue, flagsOf, more } = usePointText()
  const { words, doneBy } = more(point)
  return (
    <p className={styles['read']}>
      <span>
        {name === undefined ? null : (
          <>
            <bdi>{name}</bdi>:{' '}
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
      {flagsOf(point).map(({ of, flag }) => (
        <span key={of ?? ''}>
          {of === undefined ? null : `${of}: `}
          <FlagChip {...flag} />{' '}
        </span>
      ))}
      {words.map((said) => (
        <span key={said} className="muted small">
          {said}{' '}
        </span>
      ))}
      {doneBy.map((performer, index) => (
        <bdi key={index} className="muted small">
          {performer}{' '}
        </bdi>
      ))}
    </p>
  )
}
