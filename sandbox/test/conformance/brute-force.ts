import { systemOfElement } from '../../fhir/code-systems'
import { pathsOf } from './search-paths'
import type { Resource } from '../../types'

/** First and last millisecond that a date covers. */
interface Span {
  readonly first: number
  readonly last: number
}

interface ElementValue {
  /** R4 type of the element. */
  readonly type: string
  readonly value: unknown
  /** Code system that R4 binds to a `code` element. */
  readonly boundSystem: string | undefined
  readonly targets: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

function valuesAtSteps(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return listOf(value)
  return listOf(fieldsOf(value)[step.replace('*', '')]).flatMap((next) => valuesAtSteps(next, rest))
}

function memoizeByObject<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, V>()
  return (key) => {
    const value = cache.get(key) ?? compute(key)
    cache.set(key, value)
    return value
  }
}

const valueCache = memoizeByObject((_resource: Resource) => new Map<string, readonly ElementValue[]>())

/** Values of the elements that a search parameter covers. */
export function elementValuesOf(resource: Resource, parameter: string): readonly ElementValue[] {
  const cache = valueCache(resource)
  const values =
    cache.get(parameter) ??
    pathsOf(resource.resourceType, parameter).flatMap(({ steps, type, targets }) =>
      valuesAtSteps(resource, steps).map((value) => ({
        type,
        value,
        targets,
        boundSystem: systemOfElement[`${resource.resourceType}.${steps.join('.')}`],
      })),
    )
  cache.set(parameter, values)
  return values
}

/** Span of a date, dateTime or instant; without a time zone it is UTC. */
export function spanOf(text: string): Span | undefined {
  const [, date = '', time = '', zone = 'Z'] = /^([\d-]+)(?:T([\d:.]+))?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const [year, month, day] = date.split('-').map(Number)
  if (year === undefined || Number.isNaN(year) || date === '') return undefined
  const [hour, minute, seconds] = time === '' ? [] : time.split(':')
  const components: readonly (number | undefined)[] = [
    year,
    month,
    day,
    hour === undefined ? undefined : Number(hour),
    minute === undefined ? undefined : Number(minute),
  ]
  const parts = components.filter((part) => part !== undefined)
  const instantOf = (extra: number, milliseconds: number): number => {
    const [y = 0, m = 1, d = 1, h = 0, n = 0] = parts.map((part, index) =>
      index === parts.length - 1 ? part + extra : part,
    )
    const shift = zone === 'Z' ? 0 : Date.parse(`2000-01-01T00:00:00${zone}`) - Date.parse('2000-01-01T00:00:00Z')
    return Date.UTC(y, m - 1, d, h, n) + milliseconds + shift
  }
  if (seconds === undefined) return { first: instantOf(0, 0), last: instantOf(1, 0) - 1 }
  const milliseconds = Math.round(Number(seconds) * 1000)
  return { first: instantOf(0, milliseconds), last: instantOf(0, milliseconds) + (seconds.includes('.') ? 0 : 999) }
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

const relations: Readonly<Record<string, (element: Span, search: Span) => boolean>> = {
  '': (element, search) => search.first <= element.first && element.last <= search.last,
  gt: (element, search) => element.last > search.last,
  ge: (element, search) => element.last >= search.first,
  lt: (element, search) => element.first < search.first,
  le: (element, search) => element.first <= search.last,
}

function dateMatches(element: ElementValue, search: string, parameter: string): boolean {
  const [, prefix = '', date = ''] = /^(gt|ge|lt|le)?(.*)$/.exec(search) ?? []
  const span = spanOf(date)
  // "date to reach the goal on or before"
  const relation = relations[prefix === '' && parameter === 'target-date' ? 'le' : prefix]
  return (
    span !== undefined && relation !== undefined && spansOf(element).some((elementSpan) => relation(elementSpan, span))
  )
}

/** Splits at unescaped separators; escapes stay. */
function splitUnescaped(text: string, separator: string): readonly string[] {
  const parts = ['']
  for (let index = 0; index < text.length; index += 1) {
    const isEscape = text[index] === '\\' && index + 1 < text.length
    if (text[index] === separator) parts.push('')
    else parts[parts.length - 1] += isEscape ? text.slice(index, index + 2) : (text[index] ?? '')
    if (isEscape) index += 1
  }
  return parts
}
const unescape = (text: string): string => text.replace(/\\(.)/g, '$1')

function tokensOf({ type, value }: ElementValue): readonly { system: unknown; code: unknown }[] {
  const fields = fieldsOf(value)
  if (type === 'CodeableConcept')
    return listOf(fields['coding']).map((coding) => ({
      system: fieldsOf(coding)['system'],
      code: fieldsOf(coding)['code'],
    }))
  return [{ system: fields['system'], code: type === 'Identifier' ? fields['value'] : fields['code'] }]
}

function tokenMatches(element: ElementValue, search: string, boundSystem: string | undefined): boolean {
  const parts = splitUnescaped(search, '|').map(unescape)
  const [system, code] = parts.length === 1 ? ['', parts[0]] : parts
  if (element.type === 'code')
    return (system === '' || system === boundSystem) && (code === '' || code === element.value)
  return tokensOf(element).some(
    (pair) => (system === '' || pair.system === system) && (code === '' ? pair.code !== undefined : pair.code === code),
  )
}

function referenceMatches({ value, targets }: ElementValue, search: string, base: string): boolean {
  const reference = fieldsOf(value)['reference']
  if (typeof reference !== 'string') return false
  const local = reference.replace(`${base}/`, '').split('/')
  const [type = '', id = ''] = local
  const [searchType, searchId] = search.includes('/') ? search.replace(`${base}/`, '').split('/') : [undefined, search]
  return (
    local.length !== 1 &&
    !reference.includes('://') &&
    targets.includes(type) &&
    id === searchId &&
    (searchType ?? type) === type
  )
}

const collator = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' })
const NAME_FIELDS = ['text', 'family', 'given', 'prefix', 'suffix']
const ADDRESS_FIELDS = ['text', 'line', 'city', 'district', 'state', 'postalCode', 'country']

const TEXT_FIELDS: Readonly<Record<string, readonly string[]>> = { HumanName: NAME_FIELDS, Address: ADDRESS_FIELDS }

function textsOf({ type, value }: ElementValue): readonly string[] {
  const names = TEXT_FIELDS[type]
  return (names === undefined ? [value] : names.flatMap((name) => listOf(fieldsOf(value)[name]))).filter(
    (text) => typeof text === 'string',
  )
}

function stringMatches(element: ElementValue, search: string, typeAndParameter: string): boolean {
  return textsOf(element).some((text) => {
    // The API has "portion of name or alias" for Location only; elsewhere a string matches from its start (R4).
    const starts = typeAndParameter === 'Location name' ? [...text].map((_, index) => index) : [0]
    return starts.some((from) =>
      [...text].some((_, index) => index >= from && collator.compare(text.slice(from, index + 1), search) === 0),
    )
  })
}

function valueMatches(element: ElementValue, search: string, typeAndParameter: string, base: string): boolean {
  const [, parameter = ''] = typeAndParameter.split(' ')
  if (element.type === 'Reference') return referenceMatches(element, unescape(search), base)
  if (['code', 'Coding', 'CodeableConcept', 'Identifier'].includes(element.type))
    return tokenMatches(element, search, element.boundSystem)
  if (['string', 'HumanName', 'Address'].includes(element.type))
    return stringMatches(element, unescape(search).trim(), typeAndParameter)
  return dateMatches(element, search, parameter)
}

/** Tests one `parameter=value` on a resource. Slow and simple, written from the API description only. */
export function matches(resource: Resource, parameter: string, value: string, base: string): boolean {
  const alternatives = splitUnescaped(value, ',')
  const element = elementValuesOf(resource, parameter)
  return alternatives.some((search) =>
    element.some((one) => valueMatches(one, search, `${resource.resourceType} ${parameter}`, base)),
  )
}
