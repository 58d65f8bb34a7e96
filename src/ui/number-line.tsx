import { formatDigits, formatQuantity } from '../fhir/quantity'
import { useFormat, useMessages } from '../language/language-context'
import { lineDomain, rangeSide } from './number-line-domain'
import styles from './number-line.module.css'
import type { ReactNode } from 'react'

/** Free width at each end, for the marker and the numbers there. */
const PADDING_PERCENT = 8
/** Distance from the top to the middle of the line. Heights and texts are in pixels, so that text does not shrink with the width. */
const TRACK_Y_PX = 12

interface NumberLineProps {
  /** Digits as sent, or a number. */
  readonly value: string | number
  readonly comparator?: string | undefined
  readonly low?: string | number | undefined
  readonly high?: string | number | undefined
  readonly unit?: string | undefined
  /** Name of the test, for the accessible name. */
  readonly label: string
  /** Other values that must fit on the line. */
  readonly otherValues?: readonly number[] | undefined
  /** Draws the other values; `x` gives a position in percent. */
  readonly marks?: ((x: (number: number) => number) => ReactNode) | undefined
}

function toNumber(text: string | number | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : Number(text)
}

function edgeAnchor(x: number): 'start' | 'middle' | 'end' {
  if (x < PADDING_PERCENT * 2) return 'start'
  return x > 100 - PADDING_PERCENT * 2 ? 'end' : 'middle'
}

/** A result on a line with its reference range. Renders nothing without a usable range; the text beside it says the same. */
export function NumberLine({ value, comparator, low, high, unit, label, otherValues, marks }: NumberLineProps) {
  const format = useFormat()
  const { states, values, language } = useMessages()
  const numbers = { value: Number(value), low: toNumber(low), high: toNumber(high), otherValues }
  const domain = lineDomain(numbers)
  if (!domain) return null
  const x = (number: number) => PADDING_PERCENT + domain.position(number) * (100 - 2 * PADDING_PERCENT)
  const side = rangeSide(numbers, comparator)
  const at = x(numbers.value)
  const bandStart = numbers.low === undefined ? 0 : x(numbers.low)
  const bandEnd = numbers.high === undefined ? 100 : x(numbers.high)
  const digits = (number: string | number | undefined) => formatDigits(String(number), language.locale)
  const openHigh = high === undefined ? values.rangeOpenHigh(digits(low)) : values.rangeBoth(digits(low), digits(high))
  const range = low === undefined ? values.rangeOpenLow(digits(high)) : openHigh
  const amount = formatQuantity(
    {
      kind: 'quantity',
      value: String(value),
      ...(comparator === undefined ? {} : { comparator }),
      ...(unit === undefined ? {} : { unit }),
    },
    format,
  )
  const accessibleName = `${label}: ${states.numberLine[side](amount, range)}`.replaceAll('−', `${values.minus} `)
  return (
    <svg className={styles['line']} role="img" aria-label={accessibleName}>
      <line className={styles['track']} x1="0" x2="100%" y1={TRACK_Y_PX} y2={TRACK_Y_PX} />
      <rect
        className={styles['band']}
        x={`${bandStart}%`}
        y={TRACK_Y_PX - 6}
        width={`${Math.max(1, bandEnd - bandStart)}%`}
        height={12}
        rx={2}
      />
      {numbers.low === undefined ? null : <Edge x={bandStart} text={digits(low)} />}
      {numbers.high === undefined ? null : <Edge x={bandEnd} text={digits(high)} />}
      {marks?.(x)}
      {/* A nested svg keeps the size of the marker in pixels at any position. */}
      <svg className={styles['marker']} x={`${at}%`} y={TRACK_Y_PX}>
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

/** An end of the range, with its number below. */
function Edge({ x, text }: { x: number; text: string }) {
  return (
    <>
      <line className={styles['edge']} x1={`${x}%`} x2={`${x}%`} y1={TRACK_Y_PX - 7} y2={TRACK_Y_PX + 7} />
      <text className={styles['end']} x={`${x}%`} y={TRACK_Y_PX + 24} textAnchor={edgeAnchor(x)}>
        {text}
      </text>
    </>
  )
}

function Marker({ side }: { side: ReturnType<typeof rangeSide> }) {
  if (side === 'above') return <path className={styles['out']} d="M-6-8 8 0-6 8Z" />
  if (side === 'below') return <path className={styles['out']} d="M6-8-8 0 6 8Z" />
  return <circle className={side === 'inside' ? styles['in'] : styles['unclear']} r={6.5} />
}

/** A value known only as less or more than a number: a hollow triangle, with a tail to that side. */
function OpenMarker({ comparator, side }: { comparator: string; side: ReturnType<typeof rangeSide> }) {
  const direction = comparator.startsWith('<') ? -1 : 1
  const className = side === 'above' || side === 'below' ? `${styles['open']} ${styles['far']}` : styles['open']
  return (
    <>
      <line className={className} x2={24 * direction} />
      <path className={className} d={`M${-6 * direction}-8l${14 * direction} 8 ${-14 * direction} 8Z`} />
    </>
  )
}
