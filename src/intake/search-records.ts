import { requestContractOf } from '../contract/undocumented-types'
import { PROVENANCE_REVINCLUDE, type ParameterContract, type RecordType } from '../contract'
import { valuesAt } from '../data/queries/bundle'
import { parseReference } from '../fhir/reference'
import { isObject, listOf, textOf } from '../lib/json'
import type { Resource } from '../fhir/resource'

/** The resources of a file by type and id. */
export interface RecordIndex {
  readonly byType: ReadonlyMap<string, readonly Resource[]>
  readonly byKey: ReadonlyMap<string, Resource>
}

const keyOf = ({ resourceType, id = '' }: Resource): string => `${resourceType}/${id}`

export function indexRecords(records: readonly Resource[]): RecordIndex {
  const byType = new Map<string, Resource[]>()
  for (const record of records) {
    const ofType = byType.get(record.resourceType)
    if (ofType) ofType.push(record)
    else byType.set(record.resourceType, [record])
  }
  return { byType, byKey: new Map(records.map((record) => [keyOf(record), record])) }
}

/** The values of a search parameter: commas separate alternatives, a backslash escapes (R4 search, 3.1.1.4). */
const alternativesOf = (value: string): readonly string[] =>
  [...value.matchAll(/(?:\\.|[^,\\])+/g)].map(([text]) => text.replace(/\\(.)/g, '$1'))

/** The tokens of a value: codes, Coding, CodeableConcept and Identifier as `[system, code]`. */
function tokensOf(value: unknown): readonly (readonly [string | undefined, string])[] {
  if (typeof value === 'string' || typeof value === 'boolean') return [[undefined, String(value)]]
  if (!isObject(value)) return []
  if (value['coding'] !== undefined) return listOf(value['coding']).flatMap(tokensOf)
  const code = textOf(value['code']) ?? textOf(value['value'])
  return code === undefined ? [] : [[textOf(value['system']), code]]
}

function matchesToken(values: readonly unknown[], wanted: string): boolean {
  const [system, code] = wanted.includes('|') ? wanted.split(/\|(.*)/s, 2) : [undefined, wanted]
  return values
    .flatMap(tokensOf)
    .some(
      ([ofValue, ofCode]) =>
        (code === '' || ofCode === code) && (system === undefined || ofValue === undefined || ofValue === system),
    )
}

function referenceKeys(values: readonly unknown[]): readonly string[] {
  return values.filter(isObject).flatMap((value) => {
    const parsed = parseReference(textOf(value['reference']) ?? '')
    return parsed !== undefined && 'type' in parsed && parsed.id !== undefined ? [`${parsed.type}/${parsed.id}`] : []
  })
}

const matchesReference = (values: readonly unknown[], wanted: string): boolean =>
  referenceKeys(values).some((key) => key === wanted || key.endsWith(`/${wanted}`))

function isMatch(record: Resource, { type, paths }: ParameterContract, wanted: string): boolean {
  const values = paths.flatMap((path) => valuesAt(record, path.split('.')))
  return type === 'reference' ? matchesReference(values, wanted) : matchesToken(values, wanted)
}

/** Which records a search finds, or undefined if it needs a server: searches by dates and texts. `_id`, tokens and references can be answered. */
export function searchRecords(
  { byType, byKey }: RecordIndex,
  type: RecordType,
  params: URLSearchParams,
): { readonly matches: readonly Resource[]; readonly included: readonly Resource[] } | undefined {
  const { parameters, includes } = requestContractOf(type)
  let matches = byType.get(type) ?? []
  for (const [name, value] of params) {
    if (name.startsWith('_') && name !== '_id') continue
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    // The index has the records of one patient only, among them those that do not say whose they are.
    if (name === 'patient') continue
    if (name === '_id') matches = matches.filter(({ id = '' }) => alternativesOf(value).includes(id))
    else if (parameter?.type === 'reference' || parameter?.type === 'token')
      matches = matches.filter((record) => alternativesOf(value).some((each) => isMatch(record, parameter, each)))
    else return undefined
  }
  const includePaths = params
    .getAll('_include')
    .flatMap((name) => (Object.hasOwn(includes, name) ? (includes[name]?.path ?? []) : []))
  const referenced = matches.flatMap((record) =>
    includePaths.flatMap((path) => referenceKeys(valuesAt(record, path.split('.')))),
  )
  const found = new Set(matches.map(keyOf))
  const provenance = params.getAll('_revinclude').includes(PROVENANCE_REVINCLUDE)
    ? (byType.get('Provenance') ?? []).filter(({ target }) =>
        referenceKeys(listOf(target)).some((key) => found.has(key)),
      )
    : []
  return {
    matches,
    included: [...[...new Set(referenced)].flatMap((key) => byKey.get(key) ?? []), ...provenance],
  }
}
