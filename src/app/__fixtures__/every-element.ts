import { contractElements } from '../../contract/elements'
import { valueGenerator, patientId, textValue, type TestValue, type Json } from './datatype-values'
import type { DocumentedType } from '../../contract'

/** An element of the contract with a test value: what its page must show. */
export interface ExpectedElement {
  readonly path: string
  /** Texts that must all be on the page, ignoring case. */
  readonly texts: readonly string[]
  /** True for values that cannot be unique, such as booleans: they are expected in the row of the element. */
  readonly inRow?: boolean
}

export const idOf = (type: DocumentedType): string => (type === 'Patient' ? patientId : `fields-${type}`)

const CORE = 'http://hl7.org/fhir/us/core/StructureDefinition/'
const extensionUrls: Readonly<Record<string, string>> = {
  race: `${CORE}us-core-race`,
  ethnicity: `${CORE}us-core-ethnicity`,
  tribalAffiliation: `${CORE}us-core-tribal-affiliation`,
  birthsex: `${CORE}us-core-birthsex`,
  sex: `${CORE}us-core-sex`,
  genderIdentity: `${CORE}us-core-genderIdentity`,
  'condition-assertedDate': 'http://hl7.org/fhir/StructureDefinition/condition-assertedDate',
}

const isList = (target: unknown): target is Json[] => Array.isArray(target)

/** Sets the value at a path; slices and `extension(name)` are added to their lists. */
function setElement(resource: Json, path: string, value: unknown, many: boolean): void {
  const segments = path.split(/\.(?![^(]*\))/)
  let target: Json = resource
  segments.forEach((segment, index) => {
    const last = index === segments.length - 1
    const name = /^extension\((.+)\)$/.exec(segment)?.[1]
    if (name !== undefined) {
      const url = index === 0 ? (extensionUrls[name] ?? name) : name
      const extensions = (isList(target['extension']) ? target['extension'] : (target['extension'] = [])) as Json[]
      let found = extensions.find((one) => one['url'] === url)
      if (!found) extensions.push((found = { url }))
      if (last && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0))
        found[extensionValueName(value)] = value
      target = found
      return
    }
    const element = segment.replace(/:.*/, '')
    if (last) {
      const before = target[element]
      if (isList(before)) target[element] = [...before, value]
      else target[element] = many ? [value] : value
      return
    }
    const next = target[element]
    // The last item of a list, because slices follow the unsliced element.
    target = (isList(next) ? next.at(-1) : next) as Json
  })
}

function extensionValueName(value: unknown): string {
  if (typeof value === 'string') {
    if (/^\d{4}-/.test(value)) return 'valueDateTime'
    return value.startsWith('Kode') ? 'valueCode' : 'valueString'
  }
  return typeof value === 'object' && value !== null && 'coding' in value ? 'valueCodeableConcept' : 'valueCoding'
}

/** A record with a unique value in every element of the contract, and what its page must show. */
export function recordWithEveryElement(type: DocumentedType): {
  readonly resource: Json
  readonly expected: readonly ExpectedElement[]
} {
  const resource: Json = { resourceType: type, id: idOf(type) }
  const expected = Object.entries(contractElements[type]).map(([path, definition]) => {
    const [datatype = ''] = definition.split(/[( ]/)
    const hasChildren = Object.keys(contractElements[type]).some((other) => other.startsWith(`${path}.`))
    const generate = (): TestValue => {
      if (path.endsWith('.id')) return textValue('id-')
      return hasChildren ? { value: {}, texts: [] } : valueGenerator(type, path, datatype)(path)
    }
    const value = generate()
    setElement(resource, path, value.value, definition.endsWith('*'))
    return { path, texts: value.texts, ...(value.inRow ? { inRow: true } : {}) }
  })
  return { resource, expected }
}
