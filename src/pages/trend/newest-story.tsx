import { isFarOutsideRange } from '../../clinical/observations/outside-range'
import { hasValue, type NewestResult } from '../../clinical/observations/newest-with-value'
import { useMessages } from '../../language/language-context'
import { Banner } from '../../ui/banner'
import { Card } from '../../ui/card'
import { FlagChip } from '../../ui/flag-chip'
import { NumberLine } from '../../ui/number-line'
import { useTextAudience } from '../../ui/detail-level'
import { usePageMessages } from '../../ui/use-page-messages'
import { RuleSentences } from '../../components/story/opening-sentences'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { AssertionChips } from '../../components/rows/assertion-chips'
import { GlanceWords } from '../../components/rows/glance-row'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { ResultAmount, ResultComponents, ResultRanges } from '../../components/rows/result-value'
import { NoRangeNote, UrgentResultNote } from '../../components/rows/result-remarks'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { resultFacts } from '../../glance/facts'
import { GoalMarks, withinDomain } from './goal-marks'
import { useGoalText } from './use-goal-text'
import styles from './trend.module.css'
import type { TargetLine } from '../../clinical/observations/chart-annotations'
import type { TestSentences } from '../../clinical/observations/test-sentences'
import type { ObservationReading } from '../../clinical/observations/result-reading'

interface NewestStoryProps {
  readonly newest: NewestResult
  /** Else a newer result may be missing. */
  readonly isWhole: boolean
  /** Results are still loading: more sentences may follow. */
  readonly isLoading: boolean
  readonly opening: TestSentences
  /** Open goals for the test, and those of them that the sentences do not name. */
  readonly goals: { readonly drawn: readonly TargetLine[]; readonly unnamed: readonly TargetLine[] }
}

/** The newest result with its range, the sentences about it, and everything about it that the sentences do not say. */
export function NewestStory({
  newest: { reading, newerWithoutValue },
  isWhole,
  isLoading,
  opening,
  goals,
}: NewestStoryProps) {
  const { views } = usePageMessages()
  const goalText = useGoalText()
  const sentences = (
    <>
      <RuleSentences sentences={opening.sentences} />
      {isLoading ? <div className={styles['awaited']} /> : null}
    </>
  )
  // What the lab says to do comes before an older value.
  const isLabFirst = newerWithoutValue !== undefined || !hasValue(reading)
  return (
    <Card title={<span className="visually-hidden">{views.trend[isWhole ? 'newestTitle' : 'resultTitle']}</span>}>
      <div className={styles['newest']}>
        <CriticalNotice reading={reading} />
        {isLabFirst ? sentences : null}
        <Hero reading={reading} />
        <RangeDrawing reading={reading} goals={goals.drawn} />
        {isLabFirst ? null : sentences}
        <div className="row">
          {reading.flag && !opening.isFlagStated ? <FlagChip {...reading.flag} /> : null}
          <AssertionChips record={reading.observation} />
          <PrivateRecordMark record={reading.observation} />
        </div>
        <ResultComponents reading={reading} pair={false} brief />
        <ResultRanges
          reading={{
            ...reading,
            ranges: opening.isRangeStated ? [] : reading.ranges,
            otherRanges: reading.otherRanges.filter(
              ({ kind }) => !(opening.areTargetsStated && (kind === 'goal' || kind === 'category')),
            ),
          }}
        />
        {goals.unnamed.map((target) => (
          <p key={target.id} className="muted small">
            {goalText(target)}
          </p>
        ))}
        <NoRangeNote readings={[reading]} />
      </div>
    </Card>
  )
}

/** A result that the lab flagged as critical; what to do about it only while it is recent. */
function CriticalNotice({ reading }: { reading: ObservationReading }) {
  const { codeText } = useMessages()
  const audience = useTextAudience()
  if (!isFarOutsideRange(reading)) return null
  const flags = [reading, ...reading.components].flatMap(({ flag }) => flag ?? [])
  const texts = flags.map(({ code, display }) => codeText('Observation.interpretation', code, audience, display))
  return (
    <Banner tone="error" title={[...new Set(texts)].join('. ')}>
      <UrgentResultNote reading={reading} />
    </Banner>
  )
}

/** The value as a large number with its unit, or its words. */
function Hero({ reading }: { reading: ObservationReading }) {
  const { views } = usePageMessages()
  const { value } = resultFacts(reading, useHomeUnitContext())
  const pressure = bloodPressureOf(reading)
  if (value === undefined && reading.values.length === 0) return null
  if (value?.text.source !== 'app')
    return (
      <div className={styles['words']}>
        <ResultAmount reading={reading} />
      </div>
    )
  const [upper = '', lower = ''] = pressure ? value.text.text.split('/') : []
  return (
    <p className={styles['hero']}>
      {pressure ? (
        <>
          <bdi aria-hidden="true">{value.text.text}</bdi>
          <span className="visually-hidden">{views.common.over(upper, lower)}</span>
        </>
      ) : (
        <GlanceWords text={value.text} />
      )}{' '}
      {value.unit === undefined ? null : (
        <small>
          <bdi>{value.unit}</bdi>
        </small>
      )}
    </p>
  )
}

/** The result on the scale of its range, with the open goals for it. */
function RangeDrawing({ reading, goals }: { reading: ObservationReading; goals: readonly TargetLine[] }) {
  const { views } = usePageMessages()
  const { measure } = reading
  const numbers = goals.flatMap(({ values }) => values)
  if (!measure) return null
  return (
    <div className={`${styles['drawn']} ${numbers.length > 0 ? styles['goals'] : ''}`}>
      <NumberLine
        value={measure.digits}
        comparator={measure.comparator}
        low={measure.lowDigits}
        high={measure.highDigits}
        unit={measure.unit}
        label={reading.name ?? views.common.noName}
        otherValues={numbers}
        marks={(x) => <GoalMarks numbers={withinDomain(measure, numbers)} x={x} />}
      />
    </div>
  )
}
