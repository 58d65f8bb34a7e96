import { allergyIntolerance } from './allergy-intolerance'
import { carePlan } from './care-plan'
import { careTeam } from './care-team'
import { condition } from './condition'
import { coverage } from './coverage'
import { device } from './device'
import { diagnosticOrder } from './diagnostic-order'
import { diagnosticReport } from './diagnostic-report'
import { documentReference } from './document-reference'
import { encounter } from './encounter'
import { goal } from './goal'
import { group } from './group'
import { immunization } from './immunization'
import { location } from './location'
import { medication } from './medication'
import { medicationDispense } from './medication-dispense'
import { medicationRequest } from './medication-request'
import { observation } from './observation'
import { organization } from './organization'
import { patient } from './patient'
import { practitioner } from './practitioner'
import { practitionerRole } from './practitioner-role'
import { procedure } from './procedure'
import { provenance } from './provenance'
import { questionnaire } from './questionnaire'
import type { DescribedType, Descriptor } from './define'

// The list of the contract stands here again: each type has a descriptor of its own, and only the compiler sees that none is missing; a list read from the folder would need the bundler and be the same in no test.
const descriptors: Readonly<Record<DescribedType, Descriptor>> = {
  AllergyIntolerance: allergyIntolerance,
  CarePlan: carePlan,
  CareTeam: careTeam,
  Condition: condition,
  Coverage: coverage,
  Device: device,
  DiagnosticOrder: diagnosticOrder,
  DiagnosticReport: diagnosticReport,
  DocumentReference: documentReference,
  Encounter: encounter,
  Goal: goal,
  Group: group,
  Immunization: immunization,
  Location: location,
  Medication: medication,
  MedicationDispense: medicationDispense,
  MedicationRequest: medicationRequest,
  Observation: observation,
  Organization: organization,
  Patient: patient,
  Practitioner: practitioner,
  PractitionerRole: practitionerRole,
  Procedure: procedure,
  Questionnaire: questionnaire,
  Provenance: provenance,
}

/** How records of the type read. */
export function describe(type: DescribedType): Descriptor {
  return descriptors[type]
}
