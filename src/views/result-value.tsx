import { FlagChip } from '../ui/flag-chip'
import { useWords } from '../ui/language'
import { NumberLine } from '../ui/number-line'
import { Values } from '../ui/value'
import type { ResultReading } from './result-reading'

/** Value, flag, number line and expected range of one result. */
export function ResultValue({ reading, line = true }: { reading: ResultReading; line?: boolean }) {
  const { views } = useWords()
  const { measure, flag, ranges } = reading
  return (
    <>
      <span>{reading.values.length > 0 ? <Values values={reading.values} /> : null}</span>{' '}
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
