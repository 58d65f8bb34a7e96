import { finiteNumber, type FiniteNumber } from '../finite-number'
import { unitKey, unitsDisagree, type SentUnit } from './unit'

/** How many base units a unit is, by what it measures: the units that convert exactly, by the definitions of UCUM. */
const SCALES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mass: {
    kg: 1e3,
    g: 1,
    mg: 1e-3,
    ug: 1e-6,
    ng: 1e-9,
    pg: 1e-12,
    '[lb_av]': 453.59237,
    '[oz_av]': 28.349523125,
  },
  length: { m: 1, cm: 1e-2, mm: 1e-3, um: 1e-6, '[in_i]': 0.0254, '[ft_i]': 0.3048 },
  volume: { L: 1, dL: 1e-1, mL: 1e-3, uL: 1e-6, fL: 1e-15 },
  time: { ms: 1e-3, s: 1, min: 60, h: 3600, d: 86_400, wk: 604_800 },
  months: { mo: 1, a: 12 },
  temperature: { Cel: 1, '[degF]': 5 / 9 },
}

/** Fahrenheit counts from 32. */
const zeroOf = (code: string): number => (code === '[degF]' ? 32 : 0)

/** More digits are errors of binary arithmetic. */
const EXACT_DIGITS = 12

/** What a unit measures (mass, length, …) where its numbers convert exactly to other units of the same. */
const measureOf = (key: string): string | undefined =>
  Object.keys(SCALES).find((measure) => Object.hasOwn(SCALES[measure] ?? {}, key))

/** Amounts whose units have the same key can be put on one axis: the units are the same or convert exactly. */
export const axisKey = (sent: SentUnit): string => measureOf(unitKey(sent)) ?? unitKey(sent)

/**
 * A number of the unit `from` in the unit `to`; undefined unless the units are the same or measure the same mass, length, volume, time or
 * temperature. Concentrations and amounts of substance are never converted.
 */
export function convertExactly(value: number, from: SentUnit, to: SentUnit): FiniteNumber | undefined {
  if (unitsDisagree(from) || unitsDisagree(to)) return undefined
  const [fromKey, toKey] = [unitKey(from), unitKey(to)]
  if (fromKey === toKey) return finiteNumber(value)
  const measure = measureOf(fromKey)
  if (measure === undefined || measure !== measureOf(toKey)) return undefined
  const [fromScale = 1, toScale = 1] = [SCALES[measure]?.[fromKey], SCALES[measure]?.[toKey]]
  return finiteNumber((((value - zeroOf(fromKey)) * fromScale) / toScale + zeroOf(toKey)).toPrecision(EXACT_DIGITS))
}
