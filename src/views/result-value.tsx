import { FlagChip } from '../ui/flag-chip'
import { useWords } from '../ui/language'
import { NumberLine } from '../ui/number-line'
import { Values } from '../ui/value'
import { bloodPressureOf } from './blood-pressure'
import styles from './result-value.module.css'
import type { ObservationReading, ResultReading } from './result-reading'

/** Value, flag, number line and expected range of one result. */
export function ResultValue({ reading, line = true }: { reading: ResultReading; line?: boolean }) {
  const { views } = useWords()
  const { measure, flag, ranges } = reading
  return (
    <>
      <span className={styles['value']}>{reading.values.length > 0 ? <Values values={reading.values} /> : null}</span>{' '}
      {flag ? <FlagChip code={flag.code} source={flag.source} {...(flag.display ? { display: flag.display } : {})} /> : null}
      {line && measure ? (
        <NumberLine value={measure.digits} comparator={measure.comparator} low={measure.low} high={measure.high} unit={measure.unit} label={reading.name ?? views.frame.noName} />
      ) : null}
      {ranges.map((range) => (
        <p key={range} className="muted small">
          {views.frame.expected(range)}
        </p>
      ))}
    </>
  )
}

/** The parts of a result. The two numbers of a blood pressure are one value; each part is named all the same. */
export function ResultParts({ reading }: { reading: ObservationReading }) {
  const { views } = useWords()
  const pressure = bloodPressureOf(reading)
  const { upper, lower } = pressure ?? {}
  if (reading.components.length === 0) return null
  return (
    <>
      {upper && lower ? (
        <p className={styles['value']}>
          <span aria-hidden="true">{`${upper.measure.digits}/${lower.measure.digits}`}</span>
          <span className="visually-hidden">{views.frame.over(upper.measure.digits, lower.measure.digits)}</span> <bdi>{upper.measure.unit}</bdi>
        </p>
      ) : null}
      <ul className={styles['parts']}>
        {reading.components.map((component, index) => (
          <li key={index}>
            <bdi>{component.name ?? views.frame.noName}</bdi>: <ResultValue reading={component} line={false} />
          </li>
        ))}
      </ul>
    </>
  )
}
