import { isJsonObject, type JsonObject } from '../json'
import { isServableType, requestsOf } from '../fhir/served'
import type { FaultRequest, FaultResponse } from './types'

function parseJsonObject(body: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Transforms a JSON response; any other response is unchanged. */
export const changeJson =
  (change: (json: JsonObject, request: FaultRequest) => JsonObject) =>
  (response: FaultResponse, request: FaultRequest): FaultResponse => {
    const json = parseJsonObject(response.body)
    return json === undefined ? response : { ...response, body: JSON.stringify(change(json, request)) }
  }

/** Transforms a Bundle response; any other response is unchanged. */
export const changeBundle = (change: (bundle: JsonObject, request: FaultRequest) => JsonObject) =>
  changeJson((json, request) => (json['resourceType'] === 'Bundle' ? change(json, request) : json))

export const omitElements =
  (...names: readonly string[]) =>
  (json: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(json).filter(([name]) => !names.includes(name)))

const entriesOf = (bundle: JsonObject): readonly JsonObject[] =>
  Array.isArray(bundle['entry']) ? bundle['entry'].filter(isJsonObject) : []
const isMatchOfType =
  (type: string) =>
  (entry: JsonObject): boolean =>
    isJsonObject(entry['resource']) && entry['resource']['resourceType'] === type

export function addEntry(bundle: JsonObject, entry: JsonObject): JsonObject {
  return { ...bundle, entry: [...entriesOf(bundle), entry] }
}

/** Sets the `next` link of a Bundle. */
export function withNext(bundle: JsonObject, url: string): JsonObject {
  const links = (Array.isArray(bundle['link']) ? bundle['link'] : []).filter(
    (link) => !isJsonObject(link) || link['relation'] !== 'next',
  )
  return { ...bundle, link: [...links, { relation: 'next', url }] }
}

/** The element that refers to the patient, such as `subject`; undefined for types without one. */
export function patientElement(type: string): string | undefined {
  return isServableType(type) ? requestsOf(type).parameters.patient?.paths[0]?.split('.')[0] : undefined
}

const OTHER_PATIENT = { reference: 'Patient/somebody-else', display: 'Somebody Else' }

function withOtherPatient(resource: JsonObject, type: string): JsonObject {
  if (type === 'Patient') return { ...resource, id: 'somebody-else' }
  const element = patientElement(type)
  return element === undefined ? resource : { ...resource, [element]: OTHER_PATIENT }
}

/** Adds a record of another patient to a search; changes the patient of a read. */
export function addOtherPatientsRecord(json: JsonObject, { type }: FaultRequest): JsonObject {
  if (json['resourceType'] === type) return withOtherPatient(json, type)
  if (json['resourceType'] !== 'Bundle') return json
  const first = entriesOf(json).find(isMatchOfType(type))?.['resource']
  const copy = withOtherPatient(
    { ...(isJsonObject(first) ? first : { resourceType: type }), id: 'of-somebody-else' },
    type,
  )
  return addEntry(json, { resource: copy, search: { mode: 'match' } })
}

function wrongType(value: unknown): unknown {
  if (typeof value === 'string') return { was: value }
  return typeof value === 'object' ? 'not what belongs here' : [value]
}

const UNTOUCHED_ELEMENTS: ReadonlySet<string> = new Set(['resourceType', 'id'])

/** Gives every element except id and patient a value of another JSON type. */
function withWrongTypes(resource: JsonObject, type: string): JsonObject {
  return Object.fromEntries(
    Object.entries(resource).map(([name, value]) => [
      name,
      UNTOUCHED_ELEMENTS.has(name) || name === patientElement(type) ? value : wrongType(value),
    ]),
  )
}

/** Gives the first match of a search, or the resource of a read, elements of the wrong JSON types. */
export function malformFirstRecord(json: JsonObject, { type }: FaultRequest): JsonObject {
  if (json['resourceType'] === type) return withWrongTypes(json, type)
  const entries = entriesOf(json)
  const first = entries.findIndex(isMatchOfType(type))
  const change = (entry: JsonObject, index: number) =>
    index === first && isJsonObject(entry['resource'])
      ? { ...entry, resource: withWrongTypes(entry['resource'], type) }
      : entry
  return json['resourceType'] === 'Bundle' ? { ...json, entry: entries.map(change) } : json
}

/** Ends a list after the first half of its matches, without a next link; the total stays above the number of matches. A list without matches is unchanged. */
export function endShortOfTotal(bundle: JsonObject, { type }: FaultRequest): JsonObject {
  const entries = entriesOf(bundle)
  const matches = entries.filter(isMatchOfType(type))
  if (matches.length === 0) return bundle
  const received = new Set(matches.slice(0, Math.ceil(matches.length / 2)))
  const total = typeof bundle['total'] === 'number' ? bundle['total'] : matches.length
  return {
    ...bundle,
    total: Math.max(total, received.size + 1),
    link: (Array.isArray(bundle['link']) ? bundle['link'] : []).filter(
      (link) => !isJsonObject(link) || link['relation'] !== 'next',
    ),
    entry: entries.filter((entry) => received.has(entry) || !matches.includes(entry)),
  }
}

const MEGABYTE_BYTES = 1_000_000
const PADDING_NARRATIVE = {
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${'Padding of the sandbox. '.repeat(830)}</div>`,
}

const paddingOutcome: JsonObject = {
  resource: {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'information', code: 'informational', diagnostics: 'Padding of the sandbox.' }],
  },
  search: { mode: 'outcome' },
}

/** Fills a page up to 20 MB with copies of its matches, each with a new id and a long narrative; without matches, with OperationOutcomes. */
export function padTo20Megabytes(bundle: JsonObject, { type }: FaultRequest): JsonObject {
  const matches = entriesOf(bundle).filter(isMatchOfType(type))
  const padding = matches.length > 0 ? matches : [paddingOutcome]
  const copies: JsonObject[] = []
  for (let size = 0; size < 20 * MEGABYTE_BYTES;) {
    const { resource, search } = padding[copies.length % padding.length] as {
      resource: JsonObject
      search?: JsonObject
    }
    const copy = { ...resource, id: `copy-${copies.length + 1}`, text: PADDING_NARRATIVE }
    size += JSON.stringify(copy).length
    copies.push({ resource: copy, search: search ?? { mode: 'match' } })
  }
  const total = bundle['total']
  return {
    ...bundle,
    ...(typeof total === 'number' && matches.length > 0 ? { total: total + copies.length } : {}),
    entry: [...entriesOf(bundle), ...copies],
  }
}
