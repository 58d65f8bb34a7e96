import { daysAgo } from './days-ago'
import { startSandboxWith } from './render-route'
import type { Sandbox } from '../../../sandbox/kit'

const problem = (id: string, text: string, code: string, more: object) => ({
  resourceType: 'Condition',
  id,
  subject: { reference: 'Patient/pia' },
  code: { text, coding: [{ system: 'http://snomed.info/sct', code }] },
  ...more,
})
const status = (code: string) => ({
  clinicalStatus: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code }] },
})
const result = (id: string, effectiveDateTime: string, value: number, more: object = {}) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  subject: { reference: 'Patient/pia' },
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
  ],
  code: { text: 'Potassium', coding: [{ system: 'http://loinc.org', code: '2823-3' }] },
  effectiveDateTime,
  valueQuantity: { value, unit: 'mmol/L' },
  ...more,
})
const contradictoryRecords = [
  { resourceType: 'Patient', id: 'pia', name: [{ given: ['Pia'], family: 'Oddly' }] },
  problem('no-status', 'Dizzy spells', '1', {}),
  problem('asthma-a', 'Asthma', '2', {
    ...status('active'),
    recordedDate: '2020-01-01',
    recorder: { display: 'Dr. First' },
  }),
  problem('asthma-b', 'Asthma, bronchial', '2', {
    ...status('active'),
    recordedDate: '2024-01-01',
    recorder: { display: 'Dr. Second' },
  }),
  problem('asthma-no', 'Asthma', '2', { ...status('inactive'), verificationStatus: { coding: [{ code: 'refuted' }] } }),
  {
    resourceType: 'MedicationRequest',
    id: 'old',
    status: 'active',
    intent: 'order',
    subject: { reference: 'Patient/pia' },
    authoredOn: '2019-01-01',
    medicationCodeableConcept: { text: 'Old pill' },
    dispenseRequest: { validityPeriod: { end: '2020-01-01' } },
  },
  {
    resourceType: 'MedicationRequest',
    id: 'never',
    status: 'active',
    intent: 'order',
    doNotPerform: true,
    subject: { reference: 'Patient/pia' },
    medicationCodeableConcept: { text: 'Never pill' },
    dosageInstruction: [
      {
        timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
      },
    ],
  },
  {
    resourceType: 'MedicationRequest',
    id: 'both',
    status: 'active',
    intent: 'order',
    subject: { reference: 'Patient/pia' },
    medicationCodeableConcept: { text: 'Never pill' },
  },
  result('mistake', daysAgo(1), 9.9, { status: 'entered-in-error' }),
  result('ahead', '2099-01-01', 8.8),
  result('critical', daysAgo(3), 6.6, {
    interpretation: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code: 'HH' }] },
    ],
  }),
]

let sandbox: Promise<Sandbox> | undefined

/** A sandbox, one for each worker, with the record of a patient `pia` whose entries contradict each other. */
export const contradictorySandbox = (): Promise<Sandbox> => (sandbox ??= startSandboxWith(contradictoryRecords))
