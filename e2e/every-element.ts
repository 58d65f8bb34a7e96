import { contractElements } from '../src/contract/elements'
import { valueGenerator, patientId, textValue, type TestValue, type Json } from './datatype-values'
import type { RecordType } from '../src/contract'

/** One element of the contract as filled in: what its page must say of it. */
export interface ExpectedElement {
  readonly path: string
  /** Texts that must all stand on the page; compared without regard to case. */
  readonly texts: readonly string[]
  /** A value that cannot be unlike all others (yes or no) is looked for in the row of its element. */
  readonly inRow?: boolean
}

export const idOf = (type: RecordType): string => (type === 'Patient' ? patientId : `fields-${type}`)

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

const isList = (holder: unknown): holder is Json[] => Array.isArray(holder)

/** Puts a value where the path says; slices and `extension(name)` become members of their lists. */
function setElement(resource: Json, path: string, value: unknown, many: boolean): void {
  const segments = path.split(/\.(?![^(]*\))/)
  let holder: Json = resource
  segments.forEach((segment, index) => {
    const last = index === segments.length - 1
    const name = /^extension\((.+)\)$/.exec(segment)?.[1]
    if (name !== undefined) {
      const url = index === 0 ? (extensionUrls[name] ?? name) : name
      const extensions = (isList(holder['extension']) ? holder['extension'] : (holder['extension'] = [])) as Json[]
      let found = extensions.find((one) => one['url'] === url)
      if (!found) extensions.push((found = { url }))
      if (last && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0))
        found[extensionValueName(value)] = value
      holder = found
      return
    }
    const element = segment.replace(/:.*/, '')
    if (last) {
      const before = holder[element]
      if (isList(before)) holder[element] = [...before, value]
      else holder[element] = many ? [value] : value
      return
    }
    const next = holder[element]
    // Of a list the newest member: a slice comes after the whole.
    holder = (isList(next) ? next.at(-1) : next) as Json
  })
}

function extensionValueName(value: unknown): string {
  if (typeof value === 'string') {
    if (/^\d{4}-/.test(value)) return 'valueDateTime'
    return value.startsWith('Kode') ? 'valueCode' : 'valueString'
  }
  return typeof value === 'object' && value !== null && 'coding' in value ? 'valueCodeableConcept' : 'valueCoding'
}

/** A record of the type with a value of its own in every element of the contract, and what its page must say. */
export function recordWithEveryElement(type: RecordType): {
  readonly resource: Json
  readonly expected: readonly ExpectedElement[]
} {
  const resource: Json = { resourceType: type, id: idOf(type) }
  const expected = Object.entries(contractElements[type]).map(([path, described]) => {
    const [datatype = ''] = described.split(/[( ]/)
    const hasChildren = Object.keys(contractElements[type]).some((other) => other.startsWith(`${path}.`))
    const fill = (): TestValue => {
      if (path.endsWith('.id')) return textValue('id-')
      return hasChildren ? { value: {}, texts: [] } : valueGenerator(type, path, datatype)(path)
    }
    const filling = fill()
    setElement(resource, path, filling.value, described.endsWith('*'))
    return { path, texts: filling.texts, ...(filling.inRow ? { inRow: true } : {}) }
  })
  return { resource, expected }
}
