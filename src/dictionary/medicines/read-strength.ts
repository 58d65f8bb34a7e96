import { perSpellings, unitSpellings } from './medicine-words'
import type { Token } from './medicine-tokens'

/** A number with its unit, as written; the unit can be missing in "5-325 mg". */
export interface Quantity {
  readonly digits: string
  /** A key of `strengthUnits`. */
  readonly unit?: string
  /** A key of `perUnits`, with a number in front: "5 " in "per 5 mL". */
  readonly per?: { readonly count: string; readonly unit: string }
}

interface Read<T> {
  readonly value: T
  /** The index after the last token. */
  readonly end: number
}

const own = (table: Readonly<Record<string, string>>, key: string | undefined): string | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined

const digitsOf = (token: Token): string => (token.text.startsWith('.') ? `0${token.text}` : token.text)

const perMarks: ReadonlySet<string> = new Set(['/', 'per', 'por', 'en', 'in'])

/** What follows a unit: "/mL", "per 5 mL", "/1 each"; undefined when the mark only separates two strengths ("5 mg/325 mg"). */
function readPer(tokens: readonly Token[], start: number): Read<NonNullable<Quantity['per']>> | undefined {
  if (!perMarks.has(tokens[start]?.text ?? '')) return undefined
  const number = tokens[start + 1]?.kind === 'number' ? tokens[start + 1] : undefined
  const at = start + (number ? 2 : 1)
  const unit = own(perSpellings, tokens[at]?.text)
  if (unit === undefined) return undefined
  const count = number && number.text !== '1' ? `${digitsOf(number)} ` : ''
  const isMass = unit === 'mg' || unit === 'g'
  return isMass && count !== '' ? undefined : { value: { count, unit }, end: at + 1 }
}

function readQuantity(tokens: readonly Token[], start: number): Read<Quantity> | undefined {
  const token = tokens[start]
  if (token?.kind !== 'number') return undefined
  const at = tokens[start + 1]?.text === '-' ? start + 2 : start + 1
  const unit = own(unitSpellings, tokens[at]?.text)
  if (unit === undefined) return { value: { digits: digitsOf(token) }, end: start + 1 }
  const per = readPer(tokens, at + 1)
  return per
    ? { value: { digits: digitsOf(token), unit, per: per.value }, end: per.end }
    : { value: { digits: digitsOf(token), unit }, end: at + 1 }
}

const betweenStrengths: ReadonlySet<string> = new Set(['-', '/', '+'])

/** The strengths at a token: one ("10 mg", "50 mg/mL") or several together ("5-325 mg"); undefined for a number alone. */
export function readStrength(tokens: readonly Token[], start: number): Read<readonly Quantity[]> | undefined {
  const values: Quantity[] = []
  let end = start
  let next = readQuantity(tokens, start)
  while (next) {
    values.push(next.value)
    end = next.end
    next = betweenStrengths.has(tokens[end]?.text ?? '') ? readQuantity(tokens, end + 1) : undefined
  }
  const hasUnits =
    values.at(-1)?.unit !== undefined || (values.length > 1 && values.every(({ unit }) => unit === undefined))
  return values.length > 0 && hasUnits ? { value: values, end } : undefined
}
