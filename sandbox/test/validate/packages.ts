import { isJsonObject } from '../../json'
import { createRequire } from 'node:module'
import { Fhir } from 'fhir/fhir.js'
import type { Resource } from '../../types'

interface Schema {
  safeParse(value: unknown): {
    success: boolean
    error?: { issues: readonly { path: readonly unknown[]; message: string }[] }
  }
}

// Its ESM build does not load in Node.
const schemas: unknown = createRequire(import.meta.url)('@solarahealth/fhir-r4')
const schemaCache = new Map<string, Schema | undefined>()

function schemaOf(type: string): Schema | undefined {
  if (!schemaCache.has(type)) {
    const create = isJsonObject(schemas) ? schemas[`create${type}Schema`] : undefined
    schemaCache.set(type, typeof create === 'function' ? (create() as Schema) : undefined)
  }
  return schemaCache.get(type)
}

const fhir = new Fhir()

/**
 * Errors of two R4 validation packages. The schemas require absolute URLs, but R4 allows an Attachment to refer to `Binary/x`, so that
 * error is ignored.
 */
export function packageProblems(resource: Resource): string[] {
  const first = fhir
    .validate(resource, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ location, message }) => `${location ?? ''} ${message ?? ''}`)
  const schema = schemaOf(resource.resourceType)
  const second =
    schema === undefined
      ? [`no schema for ${resource.resourceType}`]
      : (schema.safeParse(resource).error?.issues ?? [])
          .filter(({ path, message }) => !(message === 'Invalid URL' && path.at(-1) === 'url'))
          .map(({ path, message }) => `${path.join('.')} ${message}`)
  return [...first, ...second].map((problem) => `${resource.resourceType}/${resource.id}: ${problem}`)
}
