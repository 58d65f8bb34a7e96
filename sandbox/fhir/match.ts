import { systemOfElement } from './code-systems'
import { comparisons, intervalOf, intervalsOf } from './dates'
import { FhirFailure } from './outcome'
import { allowsType, targetOf } from './reference'
import { isJson, valuesAt } from './walk'
import type { ParameterContract, ParameterType } from '../../src/contract'
import type { Prefix } from './dates'

/** Tells whether one value at a path of the parameter matches. */
type ValueMatcher = (value: unknown) => boolean
export type Criterion = (resource: object) => boolean

interface ParameterUse {
  /** Resource type that is searched. */
  readonly type: string
  readonly name: string
  readonly parameter: ParameterContract
  readonly base: string
}

/** Splits at a separator that no backslash escapes (R4 3.1.1.4.4); the escapes stay. */
function splitAt(text: string, separator: string): readonly string[] {
  return text.split(new RegExp(`(?<!\\\\)${separator === '|' ? '\\|' : separator}`))
}

/** The alternatives of a comma list, escapes kept. */
export function alternatives(value: string): readonly string[] {
  return splitAt(value, ',')
}

const unescape = (text: string): string => text.replace(/\\([\\,$|])/g, '$1')

interface Token {
  readonly system: string | undefined
  readonly code: string
}

function tokenOf(text: string): Token {
  const [first = '', second] = splitAt(text, '|').map(unescape)
  return second === undefined
    ? { system: undefined, code: first }
    : { system: first === '' ? undefined : first, code: second }
}

function matchesPair(token: Token, system: unknown, code: unknown): boolean {
  if (token.system !== undefined && token.system !== system) return false
  return token.code === '' ? token.system !== undefined : token.code === code
}

/** A `code` element names no system of its own: the one that R4 binds to it counts. */
function matchesToken(token: Token, value: unknown, bound?: string): boolean {
  if (typeof value === 'string') return matchesPair(token, bound, value)
  if (typeof value === 'boolean') return String(value) === token.code
  if (!isJson(value)) return false
  if (Array.isArray(value['coding'])) return value['coding'].some((coding) => matchesToken(token, coding))
  return matchesPair(token, value['system'], value['code'] ?? value['value'])
}

function tokenMatcher(text: string, { name, type, parameter }: ParameterUse): ValueMatcher {
  const token = tokenOf(text)
  const bound = systemOfElement[`${type}.${parameter.paths[0] ?? ''}`]
  if (splitAt(text, '|').length > 2)
    throw new FhirFailure(
      400,
      'invalid',
      `${name} has more than one "|": "${text}". One that belongs to the code is written \\|.`,
    )
  if (token.code === '' && token.system === undefined)
    throw new FhirFailure(400, 'invalid', `${name} needs a code: "${text}".`)
  return (value) => matchesToken(token, value, bound)
}

/** The type and id asked for; without a type any target of the parameter counts. */
export function askedTarget(text: string, base: string): { type: string | undefined; id: string } {
  return targetOf(unescape(text), base) ?? { type: undefined, id: unescape(text) }
}

function referenceMatcher(text: string, { parameter, base }: ParameterUse): ValueMatcher {
  const asked = askedTarget(text, base)
  return (value) => {
    const reference = isJson(value) ? value['reference'] : undefined
    const target = typeof reference === 'string' ? targetOf(reference, base) : undefined
    if (target === undefined) return typeof reference === 'string' && asked.id.includes('/') && reference === asked.id
    return (
      target.id === asked.id &&
      (asked.type ?? target.type) === target.type &&
      allowsType(parameter.targets, target.type)
    )
  }
}

const PREFIXED = /^(gt|ge|lt|le)?(\d.*)$/

function dateMatcher(text: string, { name, parameter }: ParameterUse): ValueMatcher {
  const [, written, date = ''] = PREFIXED.exec(text) ?? []
  const asked = intervalOf(date.replace(/ (\d\d:\d\d)$/, '+$1'))
  if (asked === undefined) {
    throw new FhirFailure(
      400,
      'invalid',
      `${name}=${text} is not understood: a date or dateTime is expected, alone or after gt, ge, lt or le.`,
    )
  }
  const compares = comparisons[(written as Prefix | undefined) ?? parameter.bareDate ?? 'eq']
  return (value) => intervalsOf(value).some((interval) => compares(interval, asked))
}

/** Letters that Unicode does not take apart. */
const letters: Readonly<Record<string, string>> = {
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
    .replace(/[ßæœøłđðħıþ]/g, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** The texts of a string, HumanName or Address; codes such as `use` are not searched. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (!isJson(value)) return []
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
  const asked = fold(unescape(text))
  return (value) =>
    textsOf(value)
      .map(fold)
      .some((held) => (parameter.anywhere ? held.includes(asked) : held.startsWith(asked)))
}

const matchers: Readonly<Record<ParameterType, (text: string, use: ParameterUse) => ValueMatcher>> = {
  token: tokenMatcher,
  reference: referenceMatcher,
  date: dateMatcher,
  string: stringMatcher,
}

const values = new WeakMap<object, Map<string, readonly unknown[]>>()

/** What a record has at a path, found once: records do not change, and every search looks at the same ones. */
function valuesIn(resource: object, path: string): readonly unknown[] {
  const found = values.get(resource) ?? new Map<string, readonly unknown[]>()
  values.set(resource, found)
  const held = found.get(path) ?? valuesAt(resource, path)
  found.set(path, held)
  return held
}

/**
 * One `name=value` of a search as a test of resources; a comma list matches when one alternative does.
 * Throws 400 for a value that cannot be understood.
 */
export function criterionOf(use: ParameterUse, value: string): Criterion {
  const tests = alternatives(value).map((text) => {
    if (text.trim() === '') throw new FhirFailure(400, 'invalid', `${use.name} has an empty value.`)
    return matchers[use.parameter.type](text, use)
  })
  return (resource) =>
    use.parameter.paths.some((path) => valuesIn(resource, path).some((value) => tests.some((test) => test(value))))
}
