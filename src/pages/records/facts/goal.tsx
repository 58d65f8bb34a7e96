import { useMemo } from 'react'
import { Link } from 'react-router'
import { useRecords } from '../../../data/queries/use-records'
import { isCover } from '../../../resources/cover'
import { formatDate } from '../../../fhir/format-date'
import { idInPath } from '../../../fhir/id'
import { DateText } from '../../../ui/date-text'
import { useAudience, useLocale } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { Values } from '../../../ui/value'
import { PrivateNote } from '../../../components/private-record'
import { RecordPhrase } from '../../../components/rows/record-status'
import { useTrendAddress } from '../../../components/trend-address'
import { Inline, ShortFacts } from './facts'
import { latestOf, targetsOfGoal, type GoalTarget } from '../../../clinical/observations/goal-target'
import type { Resource } from '../../../fhir/resource'

/** Once for all goals of a page: the newest measurement may be one that is covered. */
export function CoveredMeasurements({ goals }: { goals: readonly Resource[] }) {
  return goals.some((goal) => targetsOfGoal(goal).some(({ measure }) => measure !== undefined)) ? <Covered /> : null
}

function Covered() {
  const { set } = useRecords('Observation')
  return <PrivateNote count={set?.matches.filter(isCover).length ?? 0} href="/results?time=all" />
}

/** What a goal wants reached, each target with the newest measurement; what it means is not said. */
export function Targets({ goal }: { goal: Resource }) {
  return targetsOfGoal(goal).map((target, index) => <Target key={index} target={target} />)
}

function Target({ target }: { target: GoalTarget }) {
  const { typed } = usePageWords()
  const { audience } = useAudience()
  const locale = useLocale()
  const { measure, detail, dueDate, dueDuration } = target
  const due =
    dueDate === undefined
      ? undefined
      : formatDate(dueDate, { locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
  const sentence = (
    <>
      {measure === undefined ? null : <bdi>{detail.length > 0 ? `${measure}: ` : measure}</bdi>}
      <Inline values={detail} />
      {due === undefined ? null : ` ${typed.dueBy(due)}`}
      {dueDuration ? (
        <>
          {' '}
          (<Inline values={[dueDuration]} />)
        </>
      ) : null}
    </>
  )
  return (
    <ShortFacts
      facts={[
        [typed.target, sentence],
        ...(measure === undefined ? [] : [[typed.latest, <Latest concept={target.concept} />] as const]),
      ]}
    />
  )
}

/** The newest result of a test, or why there is none to show. */
function Latest({ concept }: { concept: unknown }) {
  const { typed } = usePageWords()
  const { set, failure, fetching, retry } = useRecords('Observation')
  const found = useMemo(() => (set ? latestOf(set.matches, concept) : undefined), [set, concept])
  if (!set && failure)
    return (
      <Missing
        text={failure.kind === 'notShared' ? typed.latestNotShared : typed.latestFailed}
        retry={failure.kind === 'notShared' ? undefined : retry}
      />
    )
  if (!set) return <span className="muted">{typed.latestGetting}</span>
  const waiting = !set.complete && fetching
  return (
    <>
      {found ? <Measured found={found} /> : waiting ? null : <span>{typed.latestNone}</span>}{' '}
      {waiting ? <span className="muted">{typed.latestMore}</span> : null}
      {!set.complete && !fetching ? <Missing text={typed.latestPartial} retry={retry} /> : null}
    </>
  )
}

function Measured({ found: { reading, part, codeKey } }: { found: NonNullable<ReturnType<typeof latestOf>> }) {
  const { typed, views } = usePageWords()
  const addressOf = useTrendAddress()
  return (
    <>
      <Link to={`/record/Observation/${idInPath(reading.observation.id)}`}>
        <Values values={part.values} />
      </Link>
      , {reading.raw === undefined ? views.frame.noDate : <DateText raw={reading.raw} />}{' '}
      <RecordPhrase record={reading.observation} />{' '}
      <Link to={addressOf(codeKey)} aria-label={`${typed.seeAll}: ${part.name ?? ''}`}>
        {typed.seeAll}
      </Link>
    </>
  )
}

function Missing({ text, retry }: { text: string; retry: (() => void) | undefined }) {
  const { states } = usePageWords()
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
