import { isJsonObject } from '../json'
import { contractElements as elementsOf } from '../../src/contract/elements'
import { isOfferedType } from '../../src/contract/offered-types'
import { intervalsOf } from './dates'
import { FhirError } from './outcome'
import { summaryElementFilter as elementsInSummary } from './summaries'
import { valuesAt } from './values-at'
import { requestsOf } from './served'
import type { RecordType } from '../../src/contract'
import type { Resource } from '../types'

/** Which elements of a record are returned, and the order of records. Lenient mode only. */
export interface Shape {
  readonly summary: 'count' | 'text' | 'data' | 'true' | undefined
  readonly elements: readonly string[] | undefined
  readonly sort: readonly {
    readonly key: (resource: Resource) => string | number | undefined
    readonly isDescending: boolean
  }[]
}

export const SHAPE_PARAMETERS = ['_summary', '_elements', '_sort'] as const
type ShapeParameters = Readonly<Record<(typeof SHAPE_PARAMETERS)[number], readonly string[]>>

const SUBSETTED = { system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue', code: 'SUBSETTED' }

/** The text that a value is sorted by: its display text, or its code. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return textOf(value[0])
  if (!isJsonObject(value)) return undefined
  const { text, family, coding, display, code, value: inner, reference } = value
  return textOf(text ?? family ?? coding ?? display ?? code ?? inner ?? reference)
}

/** Sort keys of patient pickers that are not search parameters of the API. */
const EXTRA_SORT_PATHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Practitioner: { given: 'name.given', family: 'name.family' },
}

function sortKeyOf(type: RecordType, name: string): (resource: Resource) => string | number | undefined {
  const extraPath = EXTRA_SORT_PATHS[type]?.[name]
  if (extraPath !== undefined) return (resource) => textOf(valuesAt(resource, extraPath)[0])?.toLowerCase()
  if (name === '_id') return ({ id }) => id
  if (name === '_lastUpdated') return (resource) => intervalsOf(valuesAt(resource, 'meta.lastUpdated')[0])[0]?.from
  const parameter = Object.entries(requestsOf(type).parameters).find(
    ([listed, { aliases }]) => listed === name || aliases?.includes(name),
  )?.[1]
  if (parameter === undefined)
    throw new FhirError(
      400,
      'not-supported',
      `_sort=${name} is not supported. ${type} can be sorted by: _id, _lastUpdated, ${[...Object.keys(requestsOf(type).parameters), ...Object.keys(EXTRA_SORT_PATHS[type] ?? {})].join(', ')}.`,
    )
  const first = (resource: Resource) => parameter.paths.flatMap((path) => valuesAt(resource, path))[0]
  return parameter.type === 'date'
    ? (resource) => intervalsOf(first(resource))[0]?.from
    : (resource) => textOf(first(resource))?.toLowerCase()
}

const SUMMARY_MODES = ['count', 'text', 'data', 'true'] as const

function parseSummary([text]: readonly string[]): Shape['summary'] {
  const mode = SUMMARY_MODES.find((name) => name === text)
  if (mode === undefined && text !== undefined && text !== 'false')
    throw new FhirError(
      400,
      'not-supported',
      `_summary=${text} is not supported: count, text, data, true and false are.`,
    )
  return mode
}

/** Parses the shape parameters. Throws 400 for values that are not supported. */
export function parseShape(type: RecordType, parameters: ShapeParameters): Shape {
  const list = (values: readonly string[]) =>
    values
      .flatMap((value) => value.split(','))
      .map((part) => part.trim())
      .filter((part) => part !== '')
  const names = list(parameters._elements)
  return {
    summary: parseSummary(parameters._summary),
    elements: names.length === 0 ? undefined : names.map((name) => name.replace(`${type}.`, '')),
    sort: list(parameters._sort).map((part) => ({
      key: sortKeyOf(type, part.replace(/^-/, '')),
      isDescending: part.startsWith('-'),
    })),
  }
}

/** Sorts records; those without a value come last in both directions. */
export function sortResources(resources: readonly Resource[], { sort }: Shape): readonly Resource[] {
  if (sort.length === 0) return resources
  const keyed = resources.map((resource) => ({ resource, keys: sort.map(({ key }) => key(resource)) }))
  return keyed
    .toSorted((one, other) => {
      for (const [index, { isDescending }] of sort.entries()) {
        const [a, b] = [one.keys[index], other.keys[index]]
        if (a === b) continue
        if (a === undefined || b === undefined) return a === undefined ? 1 : -1
        return (a < b ? -1 : 1) * (isDescending ? -1 : 1)
      }
      return 0
    })
    .map(({ resource }) => resource)
}

/** Mandatory elements of a type, which summaries always have (R4 3.1.1.5.9). */
const requiredElements = (type: RecordType): readonly string[] =>
  Object.entries(isOfferedType(type) ? {} : elementsOf[type]).flatMap(([name, cardinality]) =>
    !name.includes('.') && / 1\.\./.test(cardinality) ? [name] : [],
  )

function elementFilter(type: RecordType, { summary, elements }: Shape): ((name: string) => boolean) | undefined {
  if (summary === 'data') return (name) => name !== 'text'
  if (summary === 'true') return elementsInSummary(type, requiredElements(type))
  const named = summary === 'text' ? ['text'] : elements
  if (named === undefined) return undefined
  const included = new Set(['resourceType', 'id', 'meta', ...named, ...requiredElements(type)])
  return (name) => included.has(name.replace(/^_/, ''))
}

/** Returns a function that removes the elements not requested and marks the record as SUBSETTED. */
export function createShaper(type: RecordType, shape: Shape): (resource: Resource) => Resource {
  const isWanted = elementFilter(type, shape)
  if (isWanted === undefined) return (resource) => resource
  return (resource) => {
    const meta = isJsonObject(resource['meta']) ? resource['meta'] : {}
    const tag = Array.isArray(meta['tag']) ? (meta['tag'] as readonly unknown[]) : []
    return {
      ...(Object.fromEntries(Object.entries(resource).filter(([name]) => isWanted(name))) as Resource),
      meta: { ...meta, tag: [...tag, SUBSETTED] },
    }
  }
}
