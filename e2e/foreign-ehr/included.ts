import { evalFhirPath, globalSchema, type IncludeTarget, type SearchRequest } from '@medplum/core'
import type { FhirRepository } from '@medplum/fhir-router'
import type { Reference, Resource } from '@medplum/fhirtypes'

function referencesOf(resource: Resource, { resourceType, searchParam }: IncludeTarget): readonly Reference[] {
  const expression = globalSchema.types[resourceType]?.searchParams?.[searchParam]?.expression
  if (expression === undefined || resource.resourceType !== resourceType) return []
  return evalFhirPath(expression, resource) as readonly Reference[]
}

/** The resources that a search adds to these matches by `_include` and `_revinclude`, each once. References that lead nowhere are left out. */
export async function includedResources(
  repository: FhirRepository,
  { include = [], revInclude = [] }: SearchRequest,
  matches: readonly Resource[],
): Promise<readonly Resource[]> {
  const references = matches.flatMap((match) => include.flatMap((target) => referencesOf(match, target)))
  const found = (await repository.readReferences(references)).flatMap((each) => ('resourceType' in each ? each : []))
  const keys = new Set(matches.map(({ resourceType, id }) => `${resourceType}/${id}`))
  for (const target of revInclude) {
    const { resourceType } = target
    const all = await repository.searchResources({ resourceType } as SearchRequest)
    found.push(...all.filter((each) => referencesOf(each, target).some(({ reference }) => keys.has(String(reference)))))
  }
  const added = new Map(found.map((each) => [`${each.resourceType}/${each.id}`, each]))
  return [...added].filter(([key]) => !keys.has(key)).map(([, each]) => each)
}
