import { systemOfElement } from '../../fhir/code-systems'
import { pathsOf } from './search-paths'
import type { Resource } from '../../types'

/** First and last millisecond of what a date stands for. */
interface Span {
  readonly first: number
  readonly last: number
}

interface ElementValue {
  /** R4 type of the element. */
  readonly type: string
  readonly value: unknown
  /** The code system that R4 binds to a `code` element. */
  readonly boundSystem: string | undefined
  readonly targets: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

function valuesAtSteps(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return listOf(value)
  return listOf(fieldsOf(value)[step.replace('*', '')]).flatMap((next) => valuesAtSteps(next, rest))
}

function memoizeByObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

const valueCache = memoizeByObject((_resource: Resource) => new Map<string, readonly ElementValue[]>())

/** What a resource holds where a parameter looks. */
export function elementValuesOf(resource: Resource, parameter: string): readonly ElementValue[] {
  const shelf = valueCache(resource)
  const found =
    shelf.get(parameter) ??
    pathsOf(resource.resourceType, parameter).flatMap(({ steps, type, targets }) =>
      valuesAtSteps(resource, steps).map((value) => ({
        type,
        value,
        targets,
        bound: systemOfElement[`${resource.resourceType}.${steps.join('.')}`],
      })),
    )
  shelf.set(parameter, found)
  return found
}

/** The span of a date, dateTime or instant; what has no zone is UTC. */
export function spanOf(text: string): Span | undefined {
  const [, date = '', time = '', zone = 'Z'] = /^([\d-]+)(?:T([\d:.]+))?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const [year, month, day] = date.split('-').map(Number)
  if (year === undefined || Number.isNaN(year) || date === '') return undefined
  const [hour, minute, seconds] = time === '' ? [] : time.split(':')
  const given: readonly (number | undefined)[] = [
    year,
    month,
    day,
    hour === undefined ? undefined : Number(hour),
    minute === undefined ? undefined : Number(minute),
  ]
  const parts = given.filter((part) => part !== undefined)
  const at = (extra: number, milliseconds: number): number => {
    const [y = 0, m = 1, d = 1, h = 0, n = 0] = parts.map((part, index) =>
      index === parts.length - 1 ? part + extra : part,
    )
    const shift = zone === 'Z' ? 0 : Date.parse(`2000-01-01T00:00:00${zone}`) - Date.parse('2000-01-01T00:00:00Z')
    return Date.UTC(y, m - 1, d, h, n) + milliseconds + shift
  }
  if (seconds === undefined) return { first: at(0, 0), last: at(1, 0) - 1 }
  const milliseconds = Math.round(Number(seconds) * 1000)
  return { first: at(0, milliseconds), last: at(0, milliseconds) + (seconds.includes('.') ? 0 : 999) }
}

const spansOf = memoizeByObject(({ type, value }: ElementValue): readonly Span[] => {
  if (type === 'Timing') return listOf(fieldsOf(value)['event']).flatMap((event) => spanOf(String(event)) ?? [])
  if (type !== 'Period') return [spanOf(String(value))].flatMap((span) => span ?? [])
  const { start, end } = fieldsOf(value)
  if (start === undefined && end === undefined) return []
  return [
    {
      first: start === undefined ? -Infinity : (spanOf(String(start))?.first ?? NaN),
      last: end === undefined ? Infinity : (spanOf(String(end))?.last ?? NaN),
    },
  ]
})

const relations: Readonly<Record<string, (held: Span, asked: Span) => boolean>> = {
  '': (held, asked) => asked.first <= held.first && held.last <= asked.last,
  gt: (held, asked) => held.last > asked.last,
  ge: (held, asked) => held.last >= asked.first,
  lt: (held, asked) => held.first < asked.first,
  le: (held, asked) => held.first <= asked.last,
}

function dateMatches(held: ElementValue, asked: string, parameter: string): boolean {
  const [, prefix = '', date = ''] = /^(gt|ge|lt|le)?(.*)$/.exec(asked) ?? []
  const span = spanOf(date)
  // "date to reach the goal on or before"
  const relation = relations[prefix === '' && parameter === 'target-date' ? 'le' : prefix]
  return span !== undefined && relation !== undefined && spansOf(held).some((one) => relation(one, span))
}

/** Splits where no backslash stands before the separator, then takes the backslashes away. */
function splitUnescaped(text: string, separator: string): readonly string[] {
  const parts = ['']
  for (let index = 0; index < text.length; index += 1) {
    const escaped = text[index] === '\\' && index + 1 < text.length
    if (text[index] === separator) parts.push('')
    else parts[parts.length - 1] += escaped ? text.slice(index, index + 2) : (text[index] ?? '')
    if (escaped) index += 1
  }
  return parts
}
const unescape = (text: string): string => text.replace(/\\(.)/g, '$1')

function tokensOf({ type, value }: ElementValue): readonly { system: unknown; code: unknown }[] {
  const fields = fieldsOf(value)
  if (type === 'CodeableConcept')
    return listOf(fields['coding']).map((one) => ({ system: fieldsOf(one)['system'], code: fieldsOf(one)['code'] }))
  return [{ system: fields['system'], code: type === 'Identifier' ? fields['value'] : fields['code'] }]
}

function tokenMatches(held: ElementValue, asked: string, bound: string | undefined): boolean {
  const parts = splitUnescaped(asked, '|').map(unescape)
  const [system, code] = parts.length === 1 ? ['', parts[0]] : parts
  if (held.type === 'code') return (system === '' || system === bound) && (code === '' || code === held.value)
  return tokensOf(held).some(
    (pair) => (system === '' || pair.system === system) && (code === '' ? pair.code !== undefined : pair.code === code),
  )
}

function referenceMatches({ value, targets }: ElementValue, asked: string, base: string): boolean {
  const written = fieldsOf(value)['reference']
  if (typeof written !== 'string') return false
  const local = written.replace(`${base}/`, '').split('/')
  const [type = '', id = ''] = local
  const [askedType, askedId] = asked.includes('/') ? asked.replace(`${base}/`, '').split('/') : [undefined, asked]
  return (
    local.length !== 1 &&
    !written.includes('://') &&
    targets.includes(type) &&
    id === askedId &&
    (askedType ?? type) === type
  )
}

const collator = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' })
const NAME_FIELDS = ['text', 'family', 'given', 'prefix', 'suffix']
const ADDRESS_FIELDS = ['text', 'line', 'city', 'district', 'state', 'postalCode', 'country']

function textsOf({ type, value }: ElementValue): readonly string[] {
  const names = type === 'HumanName' ? NAME_FIELDS : type === 'Address' ? ADDRESS_FIELDS : undefined
  return (names === undefined ? [value] : names.flatMap((name) => listOf(fieldsOf(value)[name]))).filter(
    (text) => typeof text === 'string',
  )
}

function stringMatches(held: ElementValue, asked: string, whole: string): boolean {
  return textsOf(held).some((text) => {
    // "portion of name or alias" is said of Location alone; everywhere else a string matches from its start (R4).
    const starts = whole === 'Location name' ? [...text].map((_, index) => index) : [0]
    return starts.some((from) =>
      [...text].some((_, index) => index >= from && collator.compare(text.slice(from, index + 1), asked) === 0),
    )
  })
}

function valueMatches(held: ElementValue, asked: string, whole: string, base: string): boolean {
  const [, parameter = ''] = whole.split(' ')
  if (held.type === 'Reference') return referenceMatches(held, unescape(asked), base)
  if (['code', 'Coding', 'CodeableConcept', 'Identifier'].includes(held.type)) return tokenMatches(held, asked, held.boundSystem)
  if (['string', 'HumanName', 'Address'].includes(held.type)) return stringMatches(held, unescape(asked).trim(), whole)
  return dateMatches(held, asked, parameter)
}

/** One `parameter=value` tried on one resource, element by element: slow, plain, and written from the description alone. */
export function matches(resource: Resource, parameter: string, value: string, base: string): boolean {
  const alternatives = splitUnescaped(value, ',')
  const held = elementValuesOf(resource, parameter)
  return alternatives.some((asked) =>
    held.some((one) => valueMatches(one, asked, `${resource.resourceType} ${parameter}`, base)),
  )
}
