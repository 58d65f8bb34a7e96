import type { FileErrorKind } from './file-error'

/** Types of people and places, which are in files of any kind. */
const places: readonly string[] = [
  'Endpoint',
  'HealthcareService',
  'InsurancePlan',
  'Location',
  'Organization',
  'OrganizationAffiliation',
  'Practitioner',
  'PractitionerRole',
]
/** Whom a file is about; claims have these too. */
const people: readonly string[] = ['Coverage', 'Patient', 'RelatedPerson']

const kinds: readonly (readonly [FileErrorKind, readonly string[]])[] = [
  [
    'claims',
    [
      'Account',
      'ChargeItem',
      'Claim',
      'ClaimResponse',
      'CoverageEligibilityRequest',
      'CoverageEligibilityResponse',
      'ExplanationOfBenefit',
      'Invoice',
      'PaymentNotice',
      'PaymentReconciliation',
    ],
  ],
  [
    'definitions',
    [
      'CapabilityStatement',
      'CodeSystem',
      'CompartmentDefinition',
      'ConceptMap',
      'Conformance',
      'GraphDefinition',
      'ImplementationGuide',
      'NamingSystem',
      'OperationDefinition',
      'SearchParameter',
      'StructureDefinition',
      'StructureMap',
      'TerminologyCapabilities',
      'ValueSet',
    ],
  ],
]

/**
 * What a file with resources of these types is, if it is no health record: a directory of people and places, claims of payments, or the definitions of a
 * server. A single resource of any other type makes it a record.
 */
export function otherContentOf(types: ReadonlySet<string>): FileErrorKind | undefined {
  const others = [...types].filter((type) => !places.includes(type))
  if (others.length === 0) return types.size === 0 ? undefined : 'directory'
  const telling = others.filter((type) => !people.includes(type))
  if (telling.length === 0) return undefined
  return kinds.find(([, own]) => telling.every((type) => own.includes(type)))?.[0]
}
