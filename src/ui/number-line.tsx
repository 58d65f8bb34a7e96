import { formatDigits, formatQuantity } from '../fhir/quantity'
import { useWords } from './language'
import { lineDomain, sideOf } from './number-line-domain'
import styles from './number-line.module.css'

const WIDTH = 320
const PAD = 24
const TRACK = 30

interface NumberLineProps {
  /** Digits as sent, or the number. */
  readonly value: string | number
  readonly comparator?: string | undefined
  readonly low?: string | number | undefined
  readonly high?: string | number | undefined
  readonly unit?: string | undefined
  /** Name of the test, first in what is read aloud. */
  readonly label: string
}

function toNumber(text: string | number | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : Number(text)
}

function edgeAnchor(x: number): 'start' | 'middle' | 'end' {
  return x < PAD * 2 ? 'start' : x > WIDTH - PAD * 2 ? 'end' : 'middle'
}

/** Where a result stands against the range that came with it. Draws nothing without a usable range; the words beside it say the same. */
export function NumberLine({ value, comparator, low, high, unit, label }: NumberLineProps) {
  const { states, values, language } = useWords()
  const numbers = { value: Number(value), low: toNumber(low), high: toNumber(high) }
  const domain = lineDomain(numbers)
  if (!domain) return null
  const x = (number: number) => PAD + domain.at(number) * (WIDTH - 2 * PAD)
  const side = sideOf(numbers, comparator)
  const at = x(numbers.value)
  const bandStart = numbers.low === undefined ? PAD : x(numbers.low)
  const bandEnd = numbers.high === undefined ? WIDTH - PAD : x(numbers.high)
  const digits = (number: string | number | undefined) => formatDigits(String(number), language.locale)
  const shown = `${comparator ?? ''}${digits(value)}`
  const range = low === undefined ? values.rangeOpenLow(digits(high)) : high === undefined ? values.rangeOpenHigh(digits(low)) : values.rangeBoth(digits(low), digits(high))
  const amount = formatQuantity({ kind: 'quantity', value: String(value), ...(comparator === undefined ? {} : { comparator }), ...(unit === undefined ? {} : { unit }) }, language.locale)
  const spoken = `${label}: ${states.line[side](amount, range)}`.replaceAll('−', `${values.minus} `)
  return (
    <svg className={styles['line']} viewBox={`0 0 ${WIDTH} 56`} role="img" aria-label={spoken}>
      <line className={styles['track']} x1={PAD} x2={WIDTH - PAD} y1={TRACK} y2={TRACK} />
      <rect className={styles['band']} x={bandStart} y={TRACK - 6} width={Math.max(2, bandEnd - bandStart)} height={12} />
      {numbers.low === undefined ? null : <Edge x={bandStart} text={digits(low)} />}
      {numbers.high === undefined ? null : <Edge x={bandEnd} text={digits(high)} />}
      {domain.clamped ? (
        <text className={styles['break']} x={domain.clamped === 'max' ? at - 14 : at + 14} y={TRACK + 5} textAnchor="middle">
          {'//'}
        </text>
      ) : null}
      {comparator !== undefined && /^[<>]/.test(comparator) ? <OpenMarker x={at} comparator={comparator} side={side} /> : <Marker x={at} side={side} />}
      <text className={styles['value']} x={at} y={16} textAnchor={edgeAnchor(at)}>
        {shown}
      </text>
    </svg>
  )
}

function Edge({ x, text }: { x: number; text: string }) {
  return (
    <>
      <line className={styles['edge']} x1={x} x2={x} y1={TRACK - 8} y2={TRACK + 8} />
      <text className={styles['end']} x={x} y={TRACK + 22} textAnchor={edgeAnchor(x)}>
        {text}
      </text>
    </>
  )
}

function Marker({ x, side }: { x: number; side: ReturnType<typeof sideOf> }) {
  if (side === 'above') return <path className={styles['out']} d={`M${x - 6} ${TRACK - 8}l14 8-14 8Z`} />
  if (side === 'below') return <path className={styles['out']} d={`M${x + 6} ${TRACK - 8}l-14 8 14 8Z`} />
  return <circle className={side === 'inside' ? styles['in'] : styles['unclear']} cx={x} cy={TRACK} r={6.5} />
}

/** A value that is only known to lie beyond a number: a hollow triangle, with a tail to the end of the line on that side. */
function OpenMarker({ x, comparator, side }: { x: number; comparator: string; side: ReturnType<typeof sideOf> }) {
  const way = comparator.startsWith('<') ? -1 : 1
  const look = side === 'above' || side === 'below' ? `${styles['open']} ${styles['far']}` : styles['open']
  return (
    <>
      <line className={look} x1={x} x2={way < 0 ? PAD : WIDTH - PAD} y1={TRACK} y2={TRACK} />
      <path className={look} d={`M${x - 6 * way} ${TRACK - 8}l${14 * way} 8 ${-14 * way} 8Z`} />
    </>
  )
}
