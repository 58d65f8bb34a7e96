import { diagnosticReportElements } from '../../contract/elements/diagnostic-report'
import { organizationElements } from '../../contract/elements/organization'
import { provenanceElements, questionnaireElements } from '../undocumented-elements'
import { allergyIntoleranceDetail } from './allergy-intolerance'
import { carePlanDetail } from './care-plan'
import { careTeamDetail } from './care-team'
import { conditionDetail } from './condition'
import { coverageDetail } from './coverage'
import { deviceDetail } from './device'
import { diagnosticOrderDetail } from './diagnostic-order'
import { documentReferenceDetail } from './document-reference'
import { encounterDetail } from './encounter'
import { goalDetail } from './goal'
import { groupDetail } from './group'
import { immunizationDetail } from './immunization'
import { locationDetail } from './location'
import { medicationDetail } from './medication'
import { medicationDispenseDetail } from './medication-dispense'
import { medicationRequestDetail } from './medication-request'
import { observationDetail } from './observation'
import { patientDetail } from './patient'
import { practitionerDetail } from './practitioner'
import { practitionerRoleDetail } from './practitioner-role'
import { procedureDetail } from './procedure'
import type { DocumentedType } from '../../contract'
import type { OfferedType } from '../../contract/offered-types'
import type { DescribedType } from '../define-descriptor'
import { defineDetail, type DetailDescriptor } from './define-detail'

/** The detail page of each type; short ones are defined here. A type of the contract without a page does not compile. */
const details: Readonly<Record<DocumentedType | 'Provenance', DetailDescriptor>> &
  Readonly<Partial<Record<OfferedType, DetailDescriptor>>> = {
  AllergyIntolerance: allergyIntoleranceDetail,
  CarePlan: carePlanDetail,
  CareTeam: careTeamDetail,
  Condition: conditionDetail,
  Coverage: coverageDetail,
  Device: deviceDetail,
  DiagnosticOrder: diagnosticOrderDetail,
  DiagnosticReport: defineDetail('DiagnosticReport', diagnosticReportElements, {
    sections: {
      overview: ['code', 'status', 'category'],
      result: ['result', 'conclusion', 'conclusionCode'],
      dates: ['effectiveDateTime', 'effectivePeriod', 'issued'],
      people: ['subject', 'performer', 'resultsInterpreter', 'encounter'],
      files: ['presentedForm', 'media', 'media.comment', 'media.link'],
      related: ['basedOn', 'specimen', 'imagingStudy'],
      careTeam: ['identifier'],
    },
    omit: {
      'category:LaboratorySlice': 'A slice of category, which is shown whole',
    },
  }),
  DocumentReference: documentReferenceDetail,
  Encounter: encounterDetail,
  Goal: goalDetail,
  Group: groupDetail,
  Immunization: immunizationDetail,
  Location: locationDetail,
  Medication: medicationDetail,
  MedicationDispense: medicationDispenseDetail,
  MedicationRequest: medicationRequestDetail,
  Observation: observationDetail,
  Organization: defineDetail('Organization', organizationElements, {
    sections: {
      overview: ['name', 'alias', 'active', 'type', 'partOf'],
      contact: [
        'telecom',
        'address',
        'contact',
        'contact.purpose',
        'contact.name',
        'contact.telecom',
        'contact.address',
      ],
      careTeam: ['identifier', 'endpoint'],
    },
  }),
  Patient: patientDetail,
  Practitioner: practitionerDetail,
  PractitionerRole: practitionerRoleDetail,
  Procedure: procedureDetail,
  Questionnaire: defineDetail('Questionnaire', questionnaireElements, {
    sections: {
      overview: ['title', 'code', 'status'],
      dates: ['date'],
    },
    omit: { item: 'first on the page, as an outline', group: 'the same' },
  }),
  Provenance: defineDetail('Provenance', provenanceElements, {
    sections: {
      overview: ['activity', 'reason'],
      people: ['agent', 'agent.who', 'location'],
      dates: ['recorded', 'occurredDateTime', 'occurredPeriod'],
      related: ['target', 'entity'],
      careTeam: ['policy', 'signature'],
    },
  }),
}

/** Adds the pages of types outside the API, once their code is loaded. */
export const addDetails = (added: Readonly<Record<OfferedType, DetailDescriptor>>): void =>
  void Object.assign(details, added)

/** The detail page of a type; loaded by pages of single records only. */
export function detailOf(type: DescribedType): DetailDescriptor {
  return details[type] as DetailDescriptor
}
