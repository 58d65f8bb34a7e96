import { useMemo } from 'react'
import { isListLoading } from '../../../data/completeness/list-gap'
import { useRecords } from '../../../data/queries/use-records'
import { isMaskedRecord } from '../../../resources/masking'
import { formatDate } from '../../../fhir/format-date'
import { encodeIdForPath } from '../../../fhir/id'
import { isWholeList } from '../../../fhir/whole-list'
import { DateText } from '../../../ui/date-text'
import { useTextAudience } from '../../../ui/detail-level'
import { Link } from '../../../ui/link'
import { useFormat } from '../../../language/language-context'
import { usePageMessages } from '../../../ui/use-page-messages'
import { Values } from '../../../ui/value'
import { MaskedRecordsNote } from '../../../components/rows/masked-records-note'
import { RecordStatusChip } from '../../../components/rows/record-status'
import { trendPath } from '../../../components/navigation/trend-path'
import { useRangeSelector, useStatusContext } from '../../../components/patient/status-context'
import { InlineValues, ShortFacts } from './short-facts'
import { recordsUsableFor } from '../../../clinical/assertion/assertion-of'
import { latestGoalMeasurement, goalTargets, type GoalTarget } from '../../../clinical/observations/goal-targets'
import type { ResourceOf } from '../../../fhir/resource'

/** Notes, once per page, that masked results may include the newest measurement of a goal. */
export function MaskedMeasurementsNote({ goals }: { goals: readonly ResourceOf<'Goal'>[] }) {
  const format = useFormat()
  return goals.some((goal) => goalTargets(goal, format).some(({ measure }) => measure !== undefined)) ? (
    <MaskedCountNote />
  ) : null
}

function MaskedCountNote() {
  const { set } = useRecords('Observation')
  return <MaskedRecordsNote count={set?.matches.filter(isMaskedRecord).length ?? 0} href="/results?time=all" />
}

/** The targets of a goal, each with the newest measurement and without an interpretation. */
export function GoalTargets({ goal }: { goal: ResourceOf<'Goal'> }) {
  const format = useFormat()
  return goalTargets(goal, format).map((target, index) => <GoalTargetLine key={index} target={target} />)
}

function GoalTargetLine({ target }: { target: GoalTarget }) {
  const format = useFormat()
  const { byType } = usePageMessages()
  const audience = useTextAudience()
  const { measure, detail, dueDate, dueDuration } = target
  const due =
    dueDate === undefined
      ? undefined
      : formatDate(dueDate, { format, style: audience === 'provider' ? 'provider' : 'patient' }).text
  const sentence = (
    <>
      {measure === undefined ? null : <bdi>{detail.length > 0 ? `${measure}: ` : measure}</bdi>}
      <InlineValues values={detail} />
      {due === undefined ? null : ` ${byType.dueBy(due)}`}
      {dueDuration ? (
        <>
          {' '}
          (<InlineValues values={[dueDuration]} />)
        </>
      ) : null}
    </>
  )
  return (
    <ShortFacts
      facts={[
        [byType.target, sentence],
        ...(measure === undefined ? [] : [[byType.latest, <LatestMeasurement concept={target.concept} />] as const]),
      ]}
    />
  )
}

/** The newest result of a test, or why there is none. */
function LatestMeasurement({ concept }: { concept: unknown }) {
  const format = useFormat()
  const { byType } = usePageMessages()
  const rangeFor = useRangeSelector()
  const loaded = useRecords('Observation')
  const { set, failure, retry } = loaded
  const statusContext = useStatusContext()
  const found = useMemo(
    () =>
      set
        ? latestGoalMeasurement(recordsUsableFor('newest', set.matches, statusContext), concept, format, rangeFor)
        : undefined,
    [set, statusContext, concept, format, rangeFor],
  )
  if (!set && failure)
    return (
      <MissingMeasurement
        text={failure.kind === 'notShared' ? byType.latestNotShared : byType.latestFailed}
        retry={failure.kind === 'notShared' ? undefined : retry}
      />
    )
  if (!set) return <span className="muted">{byType.latestLoading}</span>
  const isLoading = isListLoading(loaded)
  const isWhole = isWholeList(loaded)
  return (
    <>
      {found ? <MeasurementLink measurement={found} /> : null}
      {!found && isWhole ? <span>{byType.latestNone}</span> : null}{' '}
      {isLoading ? <span className="muted">{byType.latestMore}</span> : null}
      {!isWhole && !isLoading ? <MissingMeasurement text={byType.latestPartial} retry={retry} /> : null}
    </>
  )
}

function MeasurementLink({
  measurement: { reading, part },
}: {
  measurement: NonNullable<ReturnType<typeof latestGoalMeasurement>>
}) {
  const { byType, views } = usePageMessages()
  return (
    <>
      <Link to={`/record/Observation/${encodeIdForPath(reading.observation.id)}`}>
        <Values values={part.values} />
      </Link>
      , {reading.raw === undefined ? views.common.noDate : <DateText raw={reading.raw} />}{' '}
      <RecordStatusChip record={reading.observation} />{' '}
      <Link to={trendPath([reading])} aria-label={`${byType.seeAll}: ${part.name ?? ''}`}>
        {byType.seeAll}
      </Link>
    </>
  )
}

function MissingMeasurement({ text, retry }: { text: string; retry: (() => void) | undefined }) {
  const { states } = usePageMessages()
  return (
    <span>
      {text}{' '}
      {retry ? (
        <button type="button" onClick={retry}>
          {states.tryAgain}
        </button>
      ) : null}
    </span>
  )
}
