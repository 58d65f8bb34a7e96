import { useId, useState, type SyntheticEvent } from 'react'
import { dayInUtc } from '../../fhir/day'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { readChosenSpan } from './time-span'
import styles from './trend.module.css'
import type { ChartState } from './chart-state'

/** Two days to choose the time by, for the keyboard and for exact days; a drag over the chart does the same. */
export function SpanFields({ state: { span, setSpan, timeDomain } }: { state: ChartState }) {
  const { trend } = usePageMessages().views
  const [first, last] = span ? [span.from, span.to] : timeDomain.map(dayInUtc)
  return (
    <Disclosure summary={trend.chooseTime}>
      <p>{trend.dragHint}</p>
      {/* New fields when the chart has another time. */}
      <SpanForm key={`${String(first)} ${String(last)}`} first={first} last={last} onChoose={setSpan} />
    </Disclosure>
  )
}

interface SpanFormProps {
  readonly first: string | undefined
  readonly last: string | undefined
  readonly onChoose: ChartState['setSpan']
}

function SpanForm({ first, last, onChoose }: SpanFormProps) {
  const { trend } = usePageMessages().views
  const errorId = useId()
  const [isWrong, setIsWrong] = useState(false)
  const [from, setFrom] = useState(first)
  const [to, setTo] = useState(last)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const span = readChosenSpan(from, to)
    setIsWrong(span === undefined)
    if (span) onChoose(span)
  }
  const field = (label: string, value: string | undefined, set: (value: string) => void) => (
    <label>
      {label}{' '}
      <input
        type="date"
        value={value ?? ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(event) => set(event.target.value)}
      />
    </label>
  )
  return (
    <form className={styles['days']} noValidate onSubmit={submit}>
      {field(trend.firstDay, from, setFrom)}
      {field(trend.lastDay, to, setTo)}
      <button type="submit">{trend.showTime}</button>
      <p id={errorId} role="alert">
        {isWrong ? trend.timeError : null}
      </p>
    </form>
  )
}
