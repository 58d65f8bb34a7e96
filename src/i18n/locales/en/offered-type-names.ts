import { forAudience } from './for-audience'
import type { OfferedType } from '../../../contract/offered-types'
import type { TypeNames } from './type-names'

/** Names of the types outside the API: for patients, for providers. A name of medicine use must fit what is not taken too. */
export const offeredTypeNames: TypeNames<OfferedType> = {
  ServiceRequest: {
    patient: { one: 'Order or referral', many: 'Orders and referrals' },
    provider: { one: 'Service request', many: 'Service requests' },
  },
  FamilyMemberHistory: {
    patient: { one: 'Health of a relative', many: 'Family health history' },
    provider: { one: 'Family history', many: 'Family history' },
  },
  MedicationStatement: {
    patient: { one: 'Medicine use', many: 'Medicine use' },
    provider: { one: 'Medication statement', many: 'Medication statements' },
  },
  MedicationAdministration: {
    patient: { one: 'Dose by care staff', many: 'Doses by care staff' },
    provider: { one: 'Medication administration', many: 'Medication administrations' },
  },
  NutritionOrder: {
    patient: { one: 'Diet order', many: 'Diet orders' },
    provider: { one: 'Nutrition order', many: 'Nutrition orders' },
  },
  Specimen: {
    patient: { one: 'Sample', many: 'Samples' },
    provider: { one: 'Specimen', many: 'Specimens' },
  },
  ImagingStudy: {
    patient: { one: 'Scan or X-ray', many: 'Scans and X-rays' },
    provider: { one: 'Imaging study', many: 'Imaging studies' },
  },
  QuestionnaireResponse: {
    patient: { one: 'Form with answers', many: 'Forms with answers' },
    provider: { one: 'Questionnaire response', many: 'Questionnaire responses' },
  },
  Appointment: {
    patient: { one: 'Appointment', many: 'Appointments' },
    provider: { one: 'Appointment', many: 'Appointments' },
  },
  RelatedPerson: {
    patient: { one: 'Family member or contact', many: 'Family and contacts' },
    provider: { one: 'Related person', many: 'Related persons' },
  },
}

/** Introductions of the lists. */
export const offeredIntros = {
  ServiceRequest: forAudience(
    'What was ordered or suggested: tests, procedures, referrals. Results are under Results.',
    'Results are listed under results.',
  ),
  FamilyMemberHistory: forAudience(
    'The health of relatives. Nothing in this list is about you.',
    'Conditions of relatives, not of the patient.',
    'The health of relatives. Nothing in this list is about this person.',
  ),
  MedicationStatement: forAudience(
    'What someone said about taking medicines. These are not prescriptions.',
    'Reported use; not orders.',
  ),
  MedicationAdministration: forAudience(
    'Medicines that care staff gave, or did not give, at a visit or stay.',
    'Doses given or not given in care.',
  ),
  NutritionOrder: forAudience('Food, drinks and tube feeding that were ordered or suggested.', ''),
  Specimen: forAudience('Blood, urine and other samples that were taken for tests.', ''),
  ImagingStudy: forAudience(
    'What the record says of scans and X-rays. The pictures are not in this app; what they show is in the reports.',
    'Image metadata; no images. Findings are in the reports.',
  ),
  QuestionnaireResponse: forAudience('Forms that were filled in, with the answers.', ''),
  Appointment: forAudience(
    'Times that were booked, asked for or suggested. Ask the clinic if a time still holds.',
    '',
    undefined,
    'Times that were booked, asked for or suggested.',
  ),
  RelatedPerson: forAudience('People close to the person of this record, as the health system lists them.', ''),
}
