import type { StatusText } from './statuses'

/** Status texts of the types outside the API, as in `statuses`. */
export const offeredStatuses = {
  'order.draft': ['Being written, not ordered', 'Draft, not ordered'],
  'order.wasDraft': ['Was being written, not ordered', 'Was a draft, not ordered'],
  'order.plan': ['Part of a plan; the record does not say if it was ordered', 'Planned; no order seen'],
  'order.kindUnclear': ['Marked as active; it is not clear if it was ordered', 'Active; intent not recognized'],
  'order.notToBeDone': ['Not to be done', 'DO NOT PERFORM'],
  'order.notToBeDoneUnclear': [
    'Not to be done; it is not clear if this still holds',
    'DO NOT PERFORM; status of the order unclear',
  ],
  'order.notToBeDoneSuggested': ['Suggested: not to be done', 'Proposed: do not perform'],
  'order.notToBeDoneOver': ['Was not to be done; that order has ended', 'Do-not-perform order, ended'],
  'order.notToBeDoneAtDeath': ['Was not to be done', 'Do-not-perform order at death'],
  'order.notToBeDoneWasSuggested': ['Was suggested: not to be done', 'Do-not-perform order was proposed'],

  'FamilyMemberHistory.partial': ['Not complete', 'Partial'],
  'FamilyMemberHistory.completed': ['All that was known', 'Completed'],
  'FamilyMemberHistory.healthUnknown': ['Health of this relative not known', 'Health unknown'],

  'MedicationStatement.active': ['Listed as taken', 'Active'],
  'MedicationStatement.completed': ['Was taken; this has ended', 'Completed'],
  'MedicationStatement.intended': ['To be taken later; the record does not say if it was started', 'Intended'],
  'MedicationStatement.stopped': ['No longer taken', 'Stopped'],
  'MedicationStatement.unknown': ['The record does not say if it is taken', 'Status unknown'],
  'MedicationStatement.notTaken': ['Not taken', 'NOT TAKEN'],
  'MedicationAdministration.given': ['Given', 'Completed'],
  'MedicationAdministration.notGiven': ['Not given', 'Not done'],
  'Specimen.available': ['Taken', 'Available'],
  'Specimen.unavailable': ['No longer kept', 'Unavailable'],
  'Specimen.unsatisfactory': ['Could not be tested well', 'Unsatisfactory'],
  'ImagingStudy.registered': ['No pictures yet', 'Registered'],
  'ImagingStudy.available': ['Pictures were taken', 'Available'],
  'QuestionnaireResponse.inProgress': ['Not finished', 'In progress'],
  'QuestionnaireResponse.completed': ['Finished', 'Completed'],
  'QuestionnaireResponse.amended': ['Changed after it was finished', 'Amended'],
} as const satisfies Readonly<Record<string, StatusText>>
