import { forAudience } from './for-audience'
import { offeredStatuses as statuses } from './offered-statuses'
import type { OfferedType } from '../../../contract/offered-types'
import type { CodeTexts } from '../../code-tables'
import type { LabelTable } from '../../labels'
import type { TypeNames } from './type-names'

/** Names of the types outside the API: for patients, for providers. A name of medicine use must fit what is not taken too. */
const typeNames: TypeNames<OfferedType> = {
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
}

/** Introductions of the lists. */
const intro = {
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
}

const codes = {
  'ServiceRequest.status': {
    draft: ['A draft, not ordered', 'Draft'],
    active: ['Active', 'Active'],
    'on-hold': ['Paused', 'On hold'],
    revoked: ['Called off', 'Revoked'],
    completed: ['Done', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    unknown: ['Status not known', 'Unknown'],
  },
  'ServiceRequest.intent': {
    proposal: ['Suggested', 'Proposal'],
    plan: ['Part of the plan', 'Plan'],
    directive: ['A standing direction', 'Directive'],
    order: ['Ordered', 'Order'],
    'original-order': ['First order', 'Original order'],
    'reflex-order': ['Added because of another order', 'Reflex order'],
    'filler-order': ['Order made by the one who does it', 'Filler order'],
    'instance-order': ['One time of a longer order', 'Instance order'],
    option: ['One of several choices', 'Option'],
  },
  'ServiceRequest.priority': {
    routine: ['Usual timing', 'Routine'],
    urgent: ['Sooner than usual', 'Urgent'],
    asap: ['As soon as possible', 'ASAP'],
    stat: ['Right away', 'STAT'],
  },
  'ServiceRequest.doNotPerform': { true: ['Not to be done', 'DO NOT PERFORM'], false: ['No', 'No'] },
  'FamilyMemberHistory.status': {
    partial: ['Not complete', 'Partial'],
    completed: ['All that was known', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    'health-unknown': ['Health of this relative not known', 'Health unknown'],
  },
  'MedicationStatement.status': {
    active: ['Listed as taken', 'Active'],
    completed: ['Was taken; this has ended', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    intended: ['To be taken later', 'Intended'],
    stopped: ['No longer taken', 'Stopped'],
    'on-hold': ['Paused: not to be taken for now', 'On hold'],
    unknown: ['Status not known', 'Unknown'],
    'not-taken': ['Not taken', 'NOT TAKEN'],
  },
} as const satisfies CodeTexts

const labels = {
  'ServiceRequest.code': ['What was asked for', 'Code'],
  'ServiceRequest.requester': ['Requested by', 'Requester'],
  'ServiceRequest.performer': ['Who is named to do it', 'Performer'],
  'ServiceRequest.authoredOn': ['Written', 'Authored on'],
  'ServiceRequest.occurrencePeriod': ['When', 'Occurrence period'],
  'ServiceRequest.occurrenceTiming': ['When', 'Occurrence timing'],
  'ServiceRequest.orderDetail': ['Details', 'Order detail'],
  'ServiceRequest.quantityQuantity': ['Amount', 'Quantity'],
  'ServiceRequest.quantityRatio': ['Amount', 'Quantity ratio'],
  'ServiceRequest.quantityRange': ['Amount', 'Quantity range'],
  'ServiceRequest.locationCode': ['Where', 'Location'],
  'ServiceRequest.locationReference': ['Where', 'Location reference'],
  'ServiceRequest.requisition': ['Number of the whole order', 'Requisition'],
  'ServiceRequest.relevantHistory': ['History of the record', 'Relevant history'],
  'FamilyMemberHistory.relationship': ['Relative', 'Relationship'],
  'FamilyMemberHistory.name': ['Name of this relative', 'Name'],
  'FamilyMemberHistory.sex': ['Sex of this relative', 'Sex'],
  'FamilyMemberHistory.dataAbsentReason': ['Why the health is not known', 'Data absent reason'],
  'FamilyMemberHistory.condition': ['Health of this relative', 'Conditions of the relative'],
  'FamilyMemberHistory.condition.code': ['What this relative had', 'Condition'],
  'FamilyMemberHistory.condition.onsetPeriod': ['Started', 'Onset period'],
  'FamilyMemberHistory.condition.contributedToDeath': ['Part of the cause of death', 'Contributed to death'],
  'FamilyMemberHistory.date': ['Written down', 'Date'],
  'FamilyMemberHistory.bornPeriod': ['Born', 'Born period'],
  'FamilyMemberHistory.bornDate': ['Born', 'Born date'],
  'FamilyMemberHistory.bornString': ['Born', 'Born'],
  'FamilyMemberHistory.ageAge': ['Age', 'Age'],
  'FamilyMemberHistory.ageRange': ['Age', 'Age range'],
  'FamilyMemberHistory.ageString': ['Age', 'Age as text'],
  'FamilyMemberHistory.estimatedAge': ['The age is an estimate', 'Estimated age'],
  'FamilyMemberHistory.deceasedBoolean': ['This relative has died', 'Deceased'],
  'FamilyMemberHistory.deceasedAge': ['Age at death', 'Deceased age'],
  'FamilyMemberHistory.deceasedRange': ['Age at death', 'Deceased age range'],
  'FamilyMemberHistory.deceasedDate': ['Date of death', 'Deceased date'],
  'FamilyMemberHistory.deceasedString': ['Died', 'Deceased'],
  'FamilyMemberHistory.patient': ['Relative of', 'Patient'],
  'MedicationStatement.effectiveDateTime': ['When', 'Effective'],
  'MedicationStatement.effectivePeriod': ['When', 'Effective period'],
  'MedicationStatement.dateAsserted': ['Reported', 'Date asserted'],
  'MedicationStatement.informationSource': ['Reported by', 'Information source'],
  'MedicationStatement.dosage': ['Directions noted', 'Dosage'],
  'MedicationStatement.context': ['Visit', 'Context'],
} as const satisfies LabelTable

/** Texts of the types outside the API, loaded where a server offers one of them. */
export const offeredTypes = {
  typeNames,
  intro,
  statuses,
  codes,
  labels,
  /** What a relative had: never to be read as a condition of the person. */
  inRelative: (names: string) => `In this relative: ${names}`,
}
