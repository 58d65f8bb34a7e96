/** How the amount of a test reads in another unit: from x factor + offset = to. */
export interface Conversion {
  /** UCUM codes. */
  readonly from: string
  readonly to: string
  readonly factor: number
  readonly offset: number
  /** Places after the point that are in use in the unit, there and on the way back. */
  readonly decimals: number
  readonly back: number
  /** By definition and of things that everybody measures: rounded to its places alone, as 70 kg is 154 and not 150 pounds. */
  readonly exact?: true
  /** The other unit counts another thing: urea nitrogen is given as urea. */
  readonly as?: 'urea'
}

/** One way into another unit. */
export interface Way {
  readonly to: string
  readonly decimals: number
  readonly exact: boolean
  /** What the other unit counts, where it is another thing. */
  readonly as: 'urea' | 'urea nitrogen' | undefined
  turn(value: number): number
}

/** The ways out of a unit, in both directions of the table. */
export const waysFrom = (conversions: readonly Conversion[], unit: string): readonly Way[] =>
  conversions.flatMap(({ from, to, factor, offset, decimals, back, exact = false, as }) => [
    ...(from === unit ? [{ to, decimals, exact, as, turn: (value: number) => value * factor + offset }] : []),
    ...(to === unit
      ? [
          {
            to: from,
            decimals: back,
            exact,
            as: as && ('urea nitrogen' as const),
            turn: (value: number) => (value - offset) / factor,
          },
        ]
      : []),
  ])

/** Digits that say something: of 0.0250 three, of 120 three. */
const digitsThatCount = (sent: string): number =>
  sent
    .replace(/[eE].*$/, '')
    .replace(/[^\d]/g, '')
    .replace(/^0+(?=\d)/, '').length

/** A number in another unit, rounded to the places in use there and never to more digits than were sent; undefined where nothing would be left of it. */
export function turned(sent: string, { decimals, exact, turn }: Way): string | undefined {
  const value = turn(Number(sent))
  if (!/^-?\d/.test(sent) || !Number.isFinite(value)) return undefined
  if (value === 0) return '0'
  const digits = digitsThatCount(sent)
  const sure = Number(value.toPrecision(digits))
  const places = digits - 1 - Math.floor(Math.log10(Math.abs(sure)))
  const rounded = exact
    ? value.toFixed(decimals)
    : places < 0
      ? sure.toFixed(0)
      : value.toFixed(Math.min(decimals, places))
  return Number(rounded) === 0 ? undefined : rounded
}
