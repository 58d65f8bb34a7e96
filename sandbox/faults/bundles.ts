import { isRecordType } from '../../src/contract'
import { requestsOf } from '../../src/contract/where-offered'
import type { Answer, Ask } from './types'

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function jsonOf(body: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Changes the JSON object in an answer; any other answer stays as it is. */
export const onJson =
  (change: (json: Json, ask: Ask) => Json) =>
  (answer: Answer, ask: Ask): Answer => {
    const json = jsonOf(answer.body)
    return json === undefined ? answer : { ...answer, body: JSON.stringify(change(json, ask)) }
  }

/** Changes the Bundle in a good answer; any other answer stays as it is. */
export const onBundle = (change: (bundle: Json, ask: Ask) => Json) =>
  onJson((json, ask) => (json['resourceType'] === 'Bundle' ? change(json, ask) : json))

export const without =
  (...names: readonly string[]) =>
  (json: Json): Json =>
    Object.fromEntries(Object.entries(json).filter(([name]) => !names.includes(name)))

const entriesOf = (bundle: Json): readonly Json[] =>
  Array.isArray(bundle['entry']) ? bundle['entry'].filter(isJson) : []
const isMatchOf =
  (type: string) =>
  (entry: Json): boolean =>
    isJson(entry['resource']) && entry['resource']['resourceType'] === type

export function addEntry(bundle: Json, entry: Json): Json {
  return { ...bundle, entry: [...entriesOf(bundle), entry] }
}

/** Sets the `next` link of a Bundle. */
export function withNext(bundle: Json, url: string): Json {
  const links = (Array.isArray(bundle['link']) ? bundle['link'] : []).filter(
    (link) => !isJson(link) || link['relation'] !== 'next',
  )
  return { ...bundle, link: [...links, { relation: 'next', url }] }
}

/** The element of a type that names its patient, such as `subject`; undefined for types that belong to no patient. */
export function patientElement(type: string): string | undefined {
  return isRecordType(type) ? requestsOf(type).parameters.patient?.paths[0]?.split('.')[0] : undefined
}

const stranger = { reference: 'Patient/somebody-else', display: 'Somebody Else' }

function ofStranger(resource: Json, type: string): Json {
  if (type === 'Patient') return { ...resource, id: 'somebody-else' }
  const element = patientElement(type)
  return element === undefined ? resource : { ...resource, [element]: stranger }
}

/** A search gets one record more, a copy that names another patient; a read gets the record with another patient's name on it. */
export function strangersRecord(json: Json, { type }: Ask): Json {
  if (json['resourceType'] === type) return ofStranger(json, type)
  if (json['resourceType'] !== 'Bundle') return json
  const first = entriesOf(json).find(isMatchOf(type))?.['resource']
  const copy = ofStranger({ ...(isJson(first) ? first : { resourceType: type }), id: 'of-somebody-else' }, type)
  return addEntry(json, { resource: copy, search: { mode: 'match' } })
}

function wrongType(value: unknown): unknown {
  if (typeof value === 'string') return { was: value }
  return typeof value === 'object' ? 'not what belongs here' : [value]
}

const kept: ReadonlySet<string> = new Set(['resourceType', 'id'])

/** Every element but the id and the patient gets a value of another JSON type. */
function mangled(resource: Json, type: string): Json {
  return Object.fromEntries(
    Object.entries(resource).map(([name, value]) => [
      name,
      kept.has(name) || name === patientElement(type) ? value : wrongType(value),
    ]),
  )
}

/** The first match of a search, or the resource of a read, with elements of the wrong JSON types. */
export function malformedRecord(json: Json, { type }: Ask): Json {
  if (json['resourceType'] === type) return mangled(json, type)
  const entries = entriesOf(json)
  const at = entries.findIndex(isMatchOf(type))
  const change = (entry: Json, index: number) =>
    index === at && isJson(entry['resource']) ? { ...entry, resource: mangled(entry['resource'], type) } : entry
  return json['resourceType'] === 'Bundle' ? { ...json, entry: entries.map(change) } : json
}

const MEGABYTE = 1_000_000
const narrative = {
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${'Padding of the sandbox. '.repeat(830)}</div>`,
}

const remark: Json = {
  resource: {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'information', code: 'informational', diagnostics: 'Padding of the sandbox.' }],
  },
  search: { mode: 'outcome' },
}

/** Fills a page up to 20 MB with copies of its matches, each with a long narrative and an id of its own; a page without any, with remarks that are no matches. */
export function twentyMegabytes(bundle: Json, { type }: Ask): Json {
  const matches = entriesOf(bundle).filter(isMatchOf(type))
  const padding = matches.length > 0 ? matches : [remark]
  const copies: Json[] = []
  for (let size = 0; size < 20 * MEGABYTE;) {
    const { resource, search } = padding[copies.length % padding.length] as { resource: Json; search?: Json }
    const copy = { ...resource, id: `copy-${copies.length + 1}`, text: narrative }
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
