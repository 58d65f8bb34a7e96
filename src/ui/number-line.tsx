import { formatDigits, formatQuantity } from '../fhir/quantity'
import { useWords } from './language'
import { lineDomain, sideOf } from './number-line-domain'
import styles from './number-line.module.css'
import type { ReactNode } from 'react'

/** Percent of the width left free at each end, for the marker and the numbers there. */
const PAD = 8
/** Pixels from the top to the middle of the line. Heights and texts are pixels, so nothing that is read shrinks with the width. */
const TRACK = 12

interface NumberLineProps {
  /** Digits as sent, or the number. */
  readonly value: string | number
  readonly comparator?: string | undefined
  readonly low?: string | number | undefined
  readonly high?: string | number | undefined
  readonly unit?: string | undefined
  /** Name of the test, first in what is read aloud. */
  readonly label: string
  /** Other numbers that have to have room on the line, and what is drawn of them: `x` is in percent. */
  readonly also?: readonly number[] | undefined
  readonly marks?: ((x: (number: number) => number) => ReactNode) | undefined
}

function toNumber(text: string | number | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : Number(text)
}

function edgeAnchor(x: number): 'start' | 'middle' | 'end' {
  return x < PAD * 2 ? 'start' : x > 100 - PAD * 2 ? 'end' : 'middle'
}

/** Where a result stands against the range that came with it. Draws nothing without a usable range; the words beside it say the same. */
export function NumberLine({ value, comparator, low, high, unit, label, also, marks }: NumberLineProps) {
  const { states, values, language } = useWords()
  const numbers = { value: Number(value), low: toNumber(low), high: toNumber(high), also }
  const domain = lineDomain(numbers)
  if (!domain) return null
  const x = (number: number) => PAD + domain.at(number) * (100 - 2 * PAD)
  const side = sideOf(numbers, comparator)
  const at = x(numbers.value)
  const bandStart = numbers.low === undefined ? 0 : x(numbers.low)
  const bandEnd = numbers.high === undefined ? 100 : x(numbers.high)
  const digits = (number: string | number | undefined) => formatDigits(String(number), language.locale)
  const range =
    low === undefined
      ? values.rangeOpenLow(digits(high))
      : high === undefined
        ? values.rangeOpenHigh(digits(low))
        : values.rangeBoth(digits(low), digits(high))
  const amount = formatQuantity(
    {
      kind: 'quantity',
      value: String(value),
      ...(comparator === undefined ? {} : { comparator }),
      ...(unit === undefined ? {} : { unit }),
    },
    language.locale,
  )
  const spoken = `${label}: ${states.line[side](amount, range)}`.replaceAll('−', `${values.minus} `)
  return (
    <svg className={styles['line']} role="img" aria-label={spoken}>
      <line className={styles['track']} x1="0" x2="100%" y1={TRACK} y2={TRACK} />
      <rect
        className={styles['band']}
        x={`${bandStart}%`}
        y={TRACK - 6}
        width={`${Math.max(1, bandEnd - bandStart)}%`}
        height={12}
        rx={2}
      />
      {numbers.low === undefined ? null : <Edge x={bandStart} text={digits(low)} />}
      {numbers.high === undefined ? null : <Edge x={bandEnd} text={digits(high)} />}
      {marks?.(x)}
      {/* A drawing of its own, so that the marker keeps its size in pixels wherever on the line it stands. */}
      <svg className={styles['marker']} x={`${at}%`} y={TRACK}>
        {domain.clamped ? (
          <text className={styles['break']} x={domain.clamped === 'max' ? -16 : 16} y={5} textAnchor="middle">
            {'//'}
          </text>
        ) : null}
        {comparator !== undefined && /^[<>]/.test(comparator) ? (
          <OpenMarker comparator={comparator} side={side} />
        ) : (
          <Marker side={side} />
        )}
      </svg>
    </svg>
  )
}

/** Where the range begins or ends, with its number below. */
function Edge({ x, text }: { x: number; text: string }) {
  return (
    <>
      <line className={styles['edge']} x1={`${x}%`} x2={`${x}%`} y1={TRACK - 7} y2={TRACK + 7} />
      <text className={styles['end']} x={`${x}%`} y={TRACK + 24} textAnchor={edgeAnchor(x)}>
        {text}
      </text>
    </>
  )
}

function Marker({ side }: { side: ReturnType<typeof sideOf> }) {
  if (side === 'above') return <path className={styles['out']} d="M-6-8 8 0-6 8Z" />
  if (side === 'below') return <path className={styles['out']} d="M6-8-8 0 6 8Z" />
  return <circle className={side === 'inside' ? styles['in'] : styles['unclear']} r={6.5} />
}

/** A value that is only known to lie beyond a number: a hollow triangle, with a tail to that side. */
function OpenMarker({ comparator, side }: { comparator: string; side: ReturnType<typeof sideOf> }) {
  const way = comparator.startsWith('<') ? -1 : 1
  const look = side === 'above' || side === 'below' ? `${styles['open']} ${styles['far']}` : styles['open']
  return (
    <>
      <line className={look} x2={24 * way} />
      <path className={look} d={`M${-6 * way}-8l${14 * way} 8 ${-14 * way} 8Z`} />
    </>
  )
}
