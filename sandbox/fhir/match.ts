import { isJsonObject } from '../json'
import { systemOfElement } from './code-systems'
import { comparisons, intervalOf, intervalsOf } from './dates'
import { FhirError } from './outcome'
import { allowsType, targetOf } from './reference'
import { valuesAt } from './values-at'
import type { ParameterContract, ParameterType } from '../../src/contract'
import type { Prefix } from './dates'

/** True if a value at a path of the parameter matches. */
type ValueMatcher = (value: unknown) => boolean
export type Criterion = (resource: object) => boolean

interface ParameterUse {
  /** Searched resource type. */
  readonly type: string
  readonly name: string
  readonly parameter: ParameterContract
  readonly base: string
}

/** Splits at unescaped separators (R4 3.1.1.4.4); escapes stay. */
function splitUnescaped(text: string, separator: string): readonly string[] {
  return text.split(new RegExp(`(?<!\\\\)${separator === '|' ? '\\|' : separator}`))
}

/** The alternatives of a comma-separated list; escapes stay. */
export function alternatives(value: string): readonly string[] {
  return splitUnescaped(value, ',')
}

const unescape = (text: string): string => text.replace(/\\([\\,$|])/g, '$1')

interface Token {
  readonly system: string | undefined
  readonly code: string
}

function parseToken(text: string): Token {
  const [first = '', second] = splitUnescaped(text, '|').map(unescape)
  return second === undefined
    ? { system: undefined, code: first }
    : { system: first === '' ? undefined : first, code: second }
}

function matchesPair(token: Token, system: unknown, code: unknown): boolean {
  if (token.system !== undefined && token.system !== system) return false
  return token.code === '' ? token.system !== undefined : token.code === code
}

/** A `code` element has no system; `boundSystem` is the one that R4 binds to it. */
function matchesToken(token: Token, value: unknown, boundSystem?: string): boolean {
  if (typeof value === 'string') return matchesPair(token, boundSystem, value)
  if (typeof value === 'boolean') return String(value) === token.code
  if (!isJsonObject(value)) return false
  if (Array.isArray(value['coding'])) return value['coding'].some((coding) => matchesToken(token, coding))
  return matchesPair(token, value['system'], value['code'] ?? value['value'])
}

function tokenMatcher(text: string, { name, type, parameter }: ParameterUse): ValueMatcher {
  const token = parseToken(text)
  const boundSystem = systemOfElement[`${type}.${parameter.paths[0] ?? ''}`]
  if (splitUnescaped(text, '|').length > 2)
    throw new FhirError(
      400,
      'invalid',
      `${name} has more than one "|": "${text}". One that belongs to the code is written \\|.`,
    )
  if (token.code === '' && token.system === undefined)
    throw new FhirError(400, 'invalid', `${name} needs a code: "${text}".`)
  return (value) => matchesToken(token, value, boundSystem)
}

/** The requested type and id; without a type any target of the parameter matches. */
export function parseTarget(text: string, base: string): { type: string | undefined; id: string } {
  return targetOf(unescape(text), base) ?? { type: undefined, id: unescape(text) }
}

function referenceMatcher(text: string, { parameter, base }: ParameterUse): ValueMatcher {
  const wanted = parseTarget(text, base)
  return (value) => {
    const reference = isJsonObject(value) ? value['reference'] : undefined
    const target = typeof reference === 'string' ? targetOf(reference, base) : undefined
    if (target === undefined) return typeof reference === 'string' && wanted.id.includes('/') && reference === wanted.id
    return (
      target.id === wanted.id &&
      (wanted.type ?? target.type) === target.type &&
      allowsType(parameter.targets, target.type)
    )
  }
}

const PREFIXED = /^(gt|ge|lt|le)?(\d.*)$/

function dateMatcher(text: string, { name, parameter }: ParameterUse): ValueMatcher {
  const [, prefix, date = ''] = PREFIXED.exec(text) ?? []
  const searched = intervalOf(date.replace(/ (\d\d:\d\d)$/, '+$1'))
  if (searched === undefined) {
    throw new FhirError(
      400,
      'invalid',
      `${name}=${text} is not understood: a date or dateTime is expected, alone or after gt, ge, lt or le.`,
    )
  }
  const compare = comparisons[(prefix as Prefix | undefined) ?? parameter.bareDate ?? 'eq']
  return (value) => intervalsOf(value).some((interval) => compare(interval, searched))
}

/** Letters that Unicode normalization does not decompose. */
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðħıþ]/g, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** Searchable texts of a string, HumanName or Address, without codes such as `use`. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (!isJsonObject(value)) return []
  const fields = [
    'text',
    'family',
    'given',
    'prefix',
    'suffix',
    'line',
    'city',
    'district',
    'state',
    'postalCode',
    'country',
  ]
  return fields.flatMap((field) => valuesAt(value, field)).filter((text) => typeof text === 'string')
}

function stringMatcher(text: string, { parameter }: ParameterUse): ValueMatcher {
  const wanted = fold(unescape(text))
  return (value) =>
    textsOf(value)
      .map(fold)
      .some((folded) => (parameter.matchesAnywhere ? folded.includes(wanted) : folded.startsWith(wanted)))
}

const matchers: Readonly<Record<ParameterType, (text: string, use: ParameterUse) => ValueMatcher>> = {
  token: tokenMatcher,
  reference: referenceMatcher,
  date: dateMatcher,
  string: stringMatcher,
}

const valueCache = new WeakMap<object, Map<string, readonly unknown[]>>()

/** Cached values at a path of a record: records are immutable, and every search reads the same ones. */
function cachedValuesAt(resource: object, path: string): readonly unknown[] {
  const cached = valueCache.get(resource) ?? new Map<string, readonly unknown[]>()
  valueCache.set(resource, cached)
  const values = cached.get(path) ?? valuesAt(resource, path)
  cached.set(path, values)
  return values
}

/**
 * Creates a test of resources from one `name=value` of a search; a comma-separated list matches if one alternative does.
 * Throws 400 for a value that cannot be understood.
 */
export function createCriterion(use: ParameterUse, value: string): Criterion {
  const tests = alternatives(value).map((text) => {
    if (text.trim() === '') throw new FhirError(400, 'invalid', `${use.name} has an empty value.`)
    return matchers[use.parameter.type](text, use)
  })
  return (resource) =>
    use.parameter.paths.some((path) =>
      cachedValuesAt(resource, path).some((value) => tests.some((test) => test(value))),
    )
}
