import { codingsOf } from '../fhir/concept'
import type { Resource } from '../fhir/resource'

/** SNOMED CT concepts that say that there is no allergy, of any or of one kind (US Core AllergyIntolerance, code). */
const concepts = { '716186003': 'any', '409137002': 'drug', '429625007': 'food', '428607008': 'environment' } as const

export type NoKnown = (typeof concepts)[keyof typeof concepts]

const isConcept = (code: string | undefined): code is keyof typeof concepts => code !== undefined && Object.hasOwn(concepts, code)

/** The kind of allergy that the record denies; undefined for a record of an allergy. */
export function noKnownAllergy(resource: Resource): NoKnown | undefined {
  if (resource.resourceType !== 'AllergyIntolerance') return undefined
  const code = codingsOf(resource['code']).map((coding) => coding.code).find(isConcept)
  return code === undefined ? undefined : concepts[code]
}
