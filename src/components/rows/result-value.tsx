import { formatDigits } from '../../fhir/quantity'
import { FlagChip } from '../../ui/flag-chip'
import { useAudience, useLocale, useMessages } from '../../ui/language'
import { NumberLine } from '../../ui/number-line'
import { Values } from '../../ui/value'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { observationComponentName } from '../../resources/observation-component-name'
import styles from './result-value.module.css'
import type { ObservationReading, ResultReading } from '../../clinical/observations/result-reading'

/** Text values longer than this open on request; the rest of a list would be pushed away. */
const MAX_INLINE_CHARACTERS = 200

/** The value of a result; a long text opens on request. */
export function ResultAmount({ reading: { values } }: { reading: ResultReading }) {
  const { views } = useMessages()
  const [first] = values
  if (first?.kind !== 'text' || first.text.length <= MAX_INLINE_CHARACTERS) return <Values values={values} />
  return (
    <>
      <bdi>{`${first.text.slice(0, MAX_INLINE_CHARACTERS)}…`}</bdi>
      <details>
        <summary>{views.frame.showAll}</summary>
        <Values values={values} />
      </details>
    </>
  )
}

/** How a result compares and who says so; for care staff also where the range sent with it says something else. */
export function ResultFlagChip({ reading: { flag } }: { reading: ResultReading }) {
  const { views, codeText } = useMessages()
  const { audience } = useAudience()
  if (!flag) return null
  return (
    <>
      <FlagChip {...flag} />
      {audience === 'provider' && flag.rangeCode !== undefined ? (
        <span className="muted small">
          {' '}
          {views.frame.rangeSays(codeText('Observation.interpretation', flag.rangeCode, audience).toLowerCase())}
        </span>
      ) : null}
    </>
  )
}

/** The ranges that came with a result, each by what it is. */
export function ResultRanges({
  reading: { ranges, otherRanges },
  plain = false,
}: {
  reading: ResultReading
  /** Without the words before an expected range: a heading says them. */ plain?: boolean
}) {
  const { views } = useMessages()
  const { audience } = useAudience()
  const lines = [
    ...(plain ? ranges : ranges.map(audience === 'provider' ? views.frame.reference : views.frame.expected)),
    ...otherRanges.map(({ kind, text }) => views.frame.otherRanges[kind](text)),
  ]
  return lines.map((line) => (
    <p key={line} className="muted small">
      <bdi>{line}</bdi>
    </p>
  ))
}

/** Value and flag of one result, and beside them, where there is room, its number line and ranges. */
export function ResultValue({ reading, line = true }: { reading: ResultReading; line?: boolean }) {
  const { states } = useMessages()
  const amount = (
    <>
      <span className={styles['value']}>{reading.values.length > 0 ? <ResultAmount reading={reading} /> : null}</span>{' '}
      <ResultFlagChip reading={reading} />
    </>
  )
  if (!line) {
    return (
      <>
        {amount}
        {reading.values.length === 0 && !reading.flag ? <span className="muted">{states.absent}</span> : null}
        <ResultRanges reading={reading} />
      </>
    )
  }
  return (
    <div className={styles['reading']}>
      <div className={styles['sides']}>
        <div>{amount}</div>
        <ResultNumberLine reading={reading} />
      </div>
    </div>
  )
}

/** A result drawn against its range, and the ranges in words. */
export function ResultNumberLine({ reading }: { reading: ResultReading }) {
  const { views } = useMessages()
  const { measure } = reading
  return (
    <div>
      {measure ? (
        <NumberLine
          value={measure.digits}
          comparator={measure.comparator}
          low={measure.lowDigits}
          high={measure.highDigits}
          unit={measure.unit}
          label={reading.name ?? views.frame.noName}
        />
      ) : null}
      <ResultRanges reading={reading} />
    </div>
  )
}

/** The two numbers of a blood pressure as one value. */
export function BloodPressureValue({ reading }: { reading: ObservationReading }) {
  const { views } = useMessages()
  const locale = useLocale()
  const { systolic: upper, diastolic: lower } = bloodPressureOf(reading) ?? {}
  if (!upper || !lower) return null
  const [top, bottom] = [formatDigits(upper.measure.digits, locale), formatDigits(lower.measure.digits, locale)]
  return (
    <>
      <span aria-hidden="true">{`${top}/${bottom}`}</span>
      <span className="visually-hidden">{views.frame.over(top, bottom)}</span> <bdi>{upper.measure.unit}</bdi>
    </>
  )
}

/**
 * The parts of a result, below the two numbers of a blood pressure unless those stand elsewhere (`pair`). Each part is named all the same, unless there
 * is little room (`brief`) and it says nothing besides its number.
 */
export function ResultComponents({
  reading,
  brief = false,
  pair = true,
}: {
  reading: ObservationReading
  brief?: boolean
  pair?: boolean
}) {
  const { views } = useMessages()
  const { audience } = useAudience()
  const { systolic: upper, diastolic: lower } = bloodPressureOf(reading) ?? {}
  const isSaid = ({ codeKey, measure, flag, ranges, otherRanges }: ResultReading) =>
    brief &&
    !flag &&
    ranges.length + otherRanges.length === 0 &&
    [upper, lower].some((number) => number?.codeKey === codeKey && number.measure.digits === measure?.digits)
  const parts = reading.components.filter((part) => !isSaid(part))
  if (reading.components.length === 0) return null
  return (
    <>
      {pair && upper && lower ? (
        <p className={brief ? styles['pair'] : styles['value']}>
          <BloodPressureValue reading={reading} />
        </p>
      ) : null}
      {parts.length > 0 ? (
        <ul className={styles['parts']}>
          {parts.map((component, index) => (
            <li key={index}>
              <bdi>{observationComponentName(component, views.frame, audience)}</bdi>:{' '}
              <ResultValue reading={component} line={false} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
