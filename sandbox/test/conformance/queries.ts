import { elementValuesOf, spanOf } from './brute-force'
import type { Resource } from '../../types'

interface Fields {
  readonly [name: string]: unknown
}

const escape = (text: string): string => text.replace(/[\\,|$]/g, '\\$&')
const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)]
const strip = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '')
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** An instant at all precisions: year, month, day, minute, second with an offset, millisecond. */
function precisions(instant: number): readonly string[] {
  const text = iso(instant)
  const west = iso(instant - 5 * 3_600_000)
  return [
    text.slice(0, 4),
    text.slice(0, 7),
    text.slice(0, 10),
    `${text.slice(0, 16)}Z`,
    `${west.slice(0, 19)}-05:00`,
    text,
  ]
}

function instantsOf(type: string, value: unknown): readonly number[] {
  const fields = value as Fields
  const texts = { Period: [fields['start'], fields['end']], Timing: [fields['event']].flat() }[type] ?? [value]
  return texts.flatMap((text) => (typeof text === 'string' ? (spanOf(text)?.first ?? []) : []))
}

function tokenValues(type: string, value: unknown): readonly string[] {
  const fields = value as Fields
  if (type === 'code') return [String(value), `|${String(value)}`]
  const codings = type === 'CodeableConcept' ? ([fields['coding'] ?? []].flat() as Fields[]) : [fields]
  return codings.flatMap((coding) => {
    const text = escape(String(type === 'Identifier' ? coding['value'] : coding['code']))
    const system = typeof coding['system'] === 'string' ? escape(coding['system']) : undefined
    return [
      text,
      `|${text}`,
      `urn:nowhere|${text}`,
      `no-such-code,${text}`,
      ...(system === undefined ? [] : [`${system}|${text}`, `${system}|`]),
    ]
  })
}

function referenceValues(value: unknown, base: string): readonly string[] {
  const { reference } = value as Fields
  const [type, id, ...rest] = typeof reference === 'string' ? reference.split('/') : []
  if (type === undefined || id === undefined || rest.length > 0) return []
  return [
    id,
    `${type}/${id}`,
    `${base}/${type}/${id}`,
    ...(type === 'Patient' ? [] : [`Substance/${id}`, `nobody,${id}`]),
  ]
}

/** Code elements of names and addresses, which are not searched. */
const CODED_FIELDS: ReadonlySet<string> = new Set(['use', 'type'])

function stringValues(value: unknown): readonly string[] {
  const fields =
    typeof value === 'string'
      ? [value]
      : Object.entries(value as Fields)
          .flatMap(([name, field]) => (CODED_FIELDS.has(name) ? [] : [field]))
          .flat()
  const texts = fields.filter((text) => typeof text === 'string')
  return texts
    .flatMap((text) => [
      text,
      text.toUpperCase(),
      strip(text).toLowerCase(),
      text.slice(0, 3),
      text.slice(1),
      text.split(' ').at(-1) ?? text,
    ])
    .map(escape)
}

function searchValues(type: string, value: unknown, base: string): readonly string[] {
  if (type === 'Reference') return referenceValues(value, base)
  if (['code', 'Coding', 'CodeableConcept', 'Identifier'].includes(type)) return tokenValues(type, value)
  if (['string', 'HumanName', 'Address'].includes(type)) return stringValues(value)
  return instantsOf(type, value).flatMap(precisions)
}

const dateTypes: ReadonlySet<string> = new Set(['date', 'dateTime', 'instant', 'Period', 'Timing'])

/** Search values for a parameter from a resource, in every form; dates without a prefix. */
export function suggestedValues(resource: Resource, parameter: string, base: string): readonly string[] {
  return distinct(
    elementValuesOf(resource, parameter).flatMap(({ type, value }) => searchValues(type, value, base)),
  ).filter((text) => text.trim() !== '')
}

export function isDateParameter(resource: Resource, parameter: string): boolean {
  return elementValuesOf(resource, parameter).some(({ type }) => dateTypes.has(type))
}

/** Dates with all prefixes, and as ranges. */
export function dateForms(dates: readonly string[]): readonly (readonly string[])[] {
  const single = dates.flatMap((date) => ['', 'gt', 'ge', 'lt', 'le'].map((prefix) => [`${prefix}${date}`]))
  const ranges = dates.flatMap((date, index) => [
    [`ge${date}`, `lt${dates[(index + 1) % dates.length] ?? date}`],
    [`gt${date}`, `le${date}`],
  ])
  return [...single, ...ranges]
}
