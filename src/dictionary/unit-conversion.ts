import { withDecimals, withSignificantDigits } from '../lib/digits'

/** The conversion of a test's amount to another unit: from x factor + offset = to. */
export interface UnitConversion {
  /** UCUM codes. */
  readonly from: string
  readonly to: string
  readonly factor: number
  readonly offset: number
  /** Usual decimals in the unit `to`, and in `from` for the reverse conversion. */
  readonly decimals: number
  readonly decimalsBack: number
  /** Exact by definition and for everyday measures: only rounded to its decimals, so that 70 kg is 154 and not 150 pounds. */
  readonly exact?: true
  /** The other unit measures another substance: urea nitrogen is given as urea. */
  readonly countedAs?: 'urea'
}

/** A unit that an amount can be converted to. */
export interface TargetUnit {
  readonly unit: string
  readonly decimals: number
  readonly exact: boolean
  /** The substance that the other unit measures, if it differs. */
  readonly countedAs: 'urea' | 'urea nitrogen' | undefined
  convert(value: number): number
}

/** The units that a unit can be converted to, in both directions of the table. */
export const targetUnitsOf = (conversions: readonly UnitConversion[], unit: string): readonly TargetUnit[] =>
  conversions.flatMap(({ from, to, factor, offset, decimals, decimalsBack, exact = false, countedAs }) => [
    ...(from === unit
      ? [{ unit: to, decimals, exact, countedAs, convert: (value: number) => value * factor + offset }]
      : []),
    ...(to === unit
      ? [
          {
            unit: from,
            decimals: decimalsBack,
            exact,
            countedAs: countedAs && ('urea nitrogen' as const),
            convert: (value: number) => (value - offset) / factor,
          },
        ]
      : []),
  ])

/** The number of significant digits: three in 0.0250 and in 120. */
const significantDigits = (sent: string): number =>
  sent
    .replace(/[eE][^]*/, '')
    .replace(/[^\d]/g, '')
    .replace(/^0+(?=\d)/, '').length

/** A number as sent in another unit, rounded to the usual decimals and to no more significant digits than were sent; undefined when it would round to zero. */
export function convertValue(sent: string, { decimals, exact, convert: turn }: TargetUnit): string | undefined {
  const value = turn(Number(sent))
  if (!/^-?\d/.test(sent) || !Number.isFinite(value)) return undefined
  if (value === 0) return '0'
  const digits = significantDigits(sent)
  const significant = Number(withSignificantDigits(value, digits))
  const places = digits - 1 - Math.floor(Math.log10(Math.abs(significant)))
  const toSignificant = () => (places < 0 ? significant.toFixed(0) : withDecimals(value, Math.min(decimals, places)))
  const rounded = exact ? withDecimals(value, decimals) : toSignificant()
  return Number(rounded) === 0 ? undefined : rounded
}
