import { formatDigits } from '../../fhir/quantity'
import { FlagChip } from '../../ui/flag-chip'
import { useDetailLevel, useTextAudience } from '../../ui/detail-level'
import { useLocale, useMessages } from '../../language/language-context'
import { NumberLine } from '../../ui/number-line'
import { Values } from '../../ui/value'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { observationComponentName } from '../../resources/observation-component-name'
import styles from './result-value.module.css'
import type { ObservationReading, ResultReading } from '../../clinical/observations/result-reading'

/** Longer texts are truncated and open on request, to keep lists compact. */
const MAX_INLINE_CHARACTERS = 200

/** The value of a result; long text opens on request. */
export function ResultAmount({ reading: { values } }: { reading: ResultReading }) {
  const { views } = useMessages()
  const [first] = values
  if (first?.kind !== 'text' || first.text.length <= MAX_INLINE_CHARACTERS) return <Values values={values} />
  return (
    <>
      <bdi>{`${first.text.slice(0, MAX_INLINE_CHARACTERS)}…`}</bdi>
      <details>
        <summary>{views.common.showAll}</summary>
        <Values values={values} />
      </details>
    </>
  )
}

/** The flag of a result and its source; in the clinical view also a note if the range sent with it disagrees. */
export function ResultFlagChip({ reading: { flag } }: { reading: ResultReading }) {
  const { views, codeText } = useMessages()
  const detail = useDetailLevel()
  if (!flag) return null
  return (
    <>
      <FlagChip {...flag} />
      {detail === 'clinical' && flag.rangeCode !== undefined ? (
        <span className="muted small">
          {' '}
          {views.common.flagByRange(codeText('Observation.interpretation', flag.rangeCode, 'provider').toLowerCase())}
        </span>
      ) : null}
    </>
  )
}

/** The ranges sent with a result, labelled by kind. */
export function ResultRanges({
  reading: { ranges, otherRanges },
  plain = false,
}: {
  reading: ResultReading
  /** Without the label of the expected range, which is in a heading. */
  plain?: boolean
}) {
  const { views } = useMessages()
  const detail = useDetailLevel()
  const lines = [
    ...(plain ? ranges : ranges.map(detail === 'clinical' ? views.common.reference : views.common.expected)),
    ...otherRanges.map(({ kind, text }) => views.common.otherRanges[kind](text)),
  ]
  return lines.map((line) => (
    <p key={line} className="muted small">
      <bdi>{line}</bdi>
    </p>
  ))
}

/** Value and flag of a result, with its number line and ranges next to them if there is room. */
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

/** A result on a number line with its range, and the ranges as text. */
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
          label={reading.name ?? views.common.noName}
        />
      ) : null}
      <ResultRanges reading={reading} />
    </div>
  )
}

/** Systolic and diastolic blood pressure as one value. */
export function BloodPressureValue({ reading }: { reading: ObservationReading }) {
  const { views } = useMessages()
  const locale = useLocale()
  const { systolic, diastolic } = bloodPressureOf(reading) ?? {}
  if (!systolic || !diastolic) return null
  const [top, bottom] = [formatDigits(systolic.measure.digits, locale), formatDigits(diastolic.measure.digits, locale)]
  return (
    <>
      <span aria-hidden="true">{`${top}/${bottom}`}</span>
      <span className="visually-hidden">{views.common.over(top, bottom)}</span> <bdi>{systolic.measure.unit}</bdi>
    </>
  )
}

/**
 * The components of a result, with blood pressure as one value above them unless it is shown elsewhere (`pair`). With `brief`, components
 * that add nothing to the blood pressure are omitted.
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
  const audience = useTextAudience()
  const { systolic, diastolic } = bloodPressureOf(reading) ?? {}
  const isInPair = ({ codeKey, measure, flag, ranges, otherRanges }: ResultReading) =>
    brief &&
    !flag &&
    ranges.length + otherRanges.length === 0 &&
    [systolic, diastolic].some((number) => number?.codeKey === codeKey && number.measure.digits === measure?.digits)
  const parts = reading.components.filter((part) => !isInPair(part))
  if (reading.components.length === 0) return null
  return (
    <>
      {pair && systolic && diastolic ? (
        <p className={brief ? styles['pair'] : styles['value']}>
          <BloodPressureValue reading={reading} />
        </p>
      ) : null}
      {parts.length > 0 ? (
        <ul className={styles['parts']}>
          {parts.map((component, index) => (
            <li key={index}>
              <bdi>{observationComponentName(component, views.common, audience)}</bdi>:{' '}
              <ResultValue reading={component} line={false} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
