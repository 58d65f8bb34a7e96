import type { ResourceContract } from './types'

/** CarePlan: what the API offers. */
export const carePlanContract = {
  type: 'CarePlan',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    status: { type: 'token', paths: ['status'] },
    category: { type: 'token', paths: ['category'] },
    date: { type: 'date', paths: ['period'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'category'] },
    { by: ['patient', 'date'] },
    { by: ['patient', 'category', 'status'] },
    { by: ['patient', 'category', 'status', 'date'] },
    { by: ['patient', 'category', 'date'] },
    { by: ['category'] },
    { by: ['date'] },
    { by: ['status'] },
    { by: ['category', 'status'] },
    { by: ['category', 'date'] },
    { by: ['category', 'status', 'date'] },
  ],
  includes: {
    'CarePlan:encounter': { path: 'encounter', targets: ['Encounter'] },
    'CarePlan:subject': { path: 'subject', targets: ['Patient', 'Group'] },
    'CarePlan:goal': { path: 'goal', targets: ['Goal'] },
    'CarePlan:addresses': { path: 'addresses', targets: ['Condition'] },
    'CarePlan:activity.outcomeReference': { path: 'activity.outcomeReference', targets: ['Any'] },
    'CarePlan:activity.outcomeReference.documentReference': {
      path: 'activity.outcomeReference',
      targets: ['DocumentReference'],
    },
    'CarePlan:activity.outcomeReference.procedure': { path: 'activity.outcomeReference', targets: ['Procedure'] },
    'CarePlan:activity.outcomeReference.medication': { path: 'activity.outcomeReference', targets: ['Medication'] },
    'CarePlan:activity.outcomeReference.observation': { path: 'activity.outcomeReference', targets: ['Observation'] },
    'CarePlan:activity.outcomeReference.immunization': { path: 'activity.outcomeReference', targets: ['Immunization'] },
    'CarePlan:activity.outcomeReference.condition': { path: 'activity.outcomeReference', targets: ['Condition'] },
    'CarePlan:activity.outcomeReference.diagnosticReport': {
      path: 'activity.outcomeReference',
      targets: ['DiagnosticReport'],
    },
    'CarePlan:activity.reference.medicationRequest': { path: 'activity.reference', targets: ['MedicationRequest'] },
    'CarePlan:activity.reference': { path: 'activity.reference', targets: ['MedicationRequest', 'ServiceRequest'] },
  },
  status: ['status', 'intent'],
} as const satisfies ResourceContract
