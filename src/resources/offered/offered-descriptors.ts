import type { OfferedType } from '../../contract/offered-types'
import type { OfferedTypeDescriptors } from './define-offered-type'
import { familyMemberHistory } from './family-member-history'
import { medicationStatement } from './medication-statement'
import { serviceRequest } from './service-request'
import { medicationAdministration } from './medication-administration'
import { nutritionOrder } from './nutrition-order'
import { specimenType } from './specimen'
import { imagingStudy } from './imaging-study'
import { questionnaireResponse } from './questionnaire-response'
import { appointmentType } from './appointment'
import { relatedPerson } from './related-person'

/** The types outside the API, as lists and pages show them. */
export const offeredDescriptors: Readonly<Record<OfferedType, OfferedTypeDescriptors>> = {
  ServiceRequest: serviceRequest,
  FamilyMemberHistory: familyMemberHistory,
  MedicationStatement: medicationStatement,
  MedicationAdministration: medicationAdministration,
  NutritionOrder: nutritionOrder,
  Specimen: specimenType,
  ImagingStudy: imagingStudy,
  QuestionnaireResponse: questionnaireResponse,
  Appointment: appointmentType,
  RelatedPerson: relatedPerson,
}
