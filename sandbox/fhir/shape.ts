import { requestsOf } from '../../src/contract/where-offered'
import { elements as elementsOf } from '../../src/contract/elements'
import { intervalsOf } from './dates'
import { FhirFailure } from './outcome'
import { summaryOf as elementsInSummary } from './summaries'
import { isJson, valuesAt } from './walk'
import type { RecordType } from '../../src/contract'
import type { Resource } from '../types'

/** How many of a record's elements are wanted, and in which order the records come: what R4 has besides criteria. In the lenient mode alone. */
export interface Shape {
  readonly summary: 'count' | 'text' | 'data' | 'true' | undefined
  readonly elements: readonly string[] | undefined
  readonly sort: readonly {
    readonly key: (resource: Resource) => string | number | undefined
    readonly down: boolean
  }[]
}

export const shapeNames = ['_summary', '_elements', '_sort'] as const
type Asked = Readonly<Record<(typeof shapeNames)[number], readonly string[]>>

const SUBSETTED = { system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue', code: 'SUBSETTED' }

/** A value as text to put in order: what a person would read of it, or its code. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return textOf(value[0])
  if (!isJson(value)) return undefined
  const { text, family, coding, display, code, value: held, reference } = value
  return textOf(text ?? family ?? coding ?? display ?? code ?? held ?? reference)
}

/** What pickers sort by although the API cannot be searched by it. */
const sortedBesides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Practitioner: { given: 'name.given', family: 'name.family' },
}

function keyOf(type: RecordType, name: string): (resource: Resource) => string | number | undefined {
  const besides = sortedBesides[type]?.[name]
  if (besides !== undefined) return (resource) => textOf(valuesAt(resource, besides)[0])?.toLowerCase()
  if (name === '_id') return ({ id }) => id
  if (name === '_lastUpdated') return (resource) => intervalsOf(valuesAt(resource, 'meta.lastUpdated')[0])[0]?.from
  const parameter = Object.entries(requestsOf(type).parameters).find(
    ([listed, { aliases }]) => listed === name || aliases?.includes(name),
  )?.[1]
  if (parameter === undefined)
    throw new FhirFailure(
      400,
      'not-supported',
      `_sort=${name} is not supported. ${type} can be sorted by: _id, _lastUpdated, ${[...Object.keys(requestsOf(type).parameters), ...Object.keys(sortedBesides[type] ?? {})].join(', ')}.`,
    )
  const first = (resource: Resource) => parameter.paths.flatMap((path) => valuesAt(resource, path))[0]
  return parameter.type === 'date'
    ? (resource) => intervalsOf(first(resource))[0]?.from
    : (resource) => textOf(first(resource))?.toLowerCase()
}

const summaries = ['count', 'text', 'data', 'true'] as const

function summaryOf([text]: readonly string[]): Shape['summary'] {
  const found = summaries.find((one) => one === text)
  if (found === undefined && text !== undefined && text !== 'false')
    throw new FhirFailure(
      400,
      'not-supported',
      `_summary=${text} is not supported: count, text, data, true and false are.`,
    )
  return found
}

/** Reads what is asked of the shape; throws 400 for what is not understood. */
export function shapeOf(type: RecordType, asked: Asked): Shape {
  const list = (values: readonly string[]) =>
    values
      .flatMap((value) => value.split(','))
      .map((part) => part.trim())
      .filter((part) => part !== '')
  const names = list(asked._elements)
  return {
    summary: summaryOf(asked._summary),
    elements: names.length === 0 ? undefined : names.map((name) => name.replace(`${type}.`, '')),
    sort: list(asked._sort).map((part) => ({ key: keyOf(type, part.replace(/^-/, '')), down: part.startsWith('-') })),
  }
}

/** The records in the order that is asked for; those without a value come last, whichever way it goes. */
export function inOrder(found: readonly Resource[], { sort }: Shape): readonly Resource[] {
  if (sort.length === 0) return found
  const keyed = found.map((resource) => ({ resource, keys: sort.map(({ key }) => key(resource)) }))
  return keyed
    .toSorted((one, other) => {
      for (const [i, { down }] of sort.entries()) {
        const [a, b] = [one.keys[i], other.keys[i]]
        if (a === b) continue
        if (a === undefined || b === undefined) return a === undefined ? 1 : -1
        return (a < b ? -1 : 1) * (down ? -1 : 1)
      }
      return 0
    })
    .map(({ resource }) => resource)
}

/** Elements that a record must have (R4 3.1.1.5.9), by the table of the API. */
const needed = (type: RecordType): readonly string[] =>
  Object.entries(elementsOf[type]).flatMap(([name, cardinality]) =>
    !name.includes('.') && / 1\.\./.test(cardinality) ? [name] : [],
  )

function wanted(type: RecordType, { summary, elements }: Shape): ((name: string) => boolean) | undefined {
  if (summary === 'data') return (name) => name !== 'text'
  if (summary === 'true') return elementsInSummary(type, needed(type))
  const named = summary === 'text' ? ['text'] : elements
  if (named === undefined) return undefined
  const kept = new Set(['resourceType', 'id', 'meta', ...named, ...needed(type)])
  return (name) => kept.has(name.replace(/^_/, ''))
}

/** The record with the elements that are wanted, marked as a part of it where some are not. */
export function shaped(type: RecordType, shape: Shape): (resource: Resource) => Resource {
  const isWanted = wanted(type, shape)
  if (isWanted === undefined) return (resource) => resource
  return (resource) => {
    const meta = isJson(resource['meta']) ? resource['meta'] : {}
    const tag = Array.isArray(meta['tag']) ? (meta['tag'] as readonly unknown[]) : []
    return {
      ...(Object.fromEntries(Object.entries(resource).filter(([name]) => isWanted(name))) as Resource),
      meta: { ...meta, tag: [...tag, SUBSETTED] },
    }
  }
}
