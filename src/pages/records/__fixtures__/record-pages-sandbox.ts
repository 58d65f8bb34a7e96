import { startSandboxWith } from '../../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/p' }
const resources = [
  {
    resourceType: 'Patient',
    id: 'p',
    name: [{ given: ['Pia'], family: 'Linkson' }],
    birthDate: '1980-02-03',
    deceasedDateTime: '2026-01-15',
  },
  {
    resourceType: 'Patient',
    id: 'j',
    name: [{ given: ['Joan'], family: 'Joined' }],
    link: [{ other: { reference: 'Patient/p' }, type: 'replaced-by' }],
  },
  {
    resourceType: 'DiagnosticReport',
    id: 'missing',
    status: 'final',
    subject,
    code: { text: 'Half a report' },
    result: [{ reference: 'Observation/gone', display: 'Lost test' }],
  },
  {
    resourceType: 'Goal',
    id: 'narrative',
    lifecycleStatus: 'active',
    subject,
    text: {
      status: 'additional',
      div: '<div xmlns="http://www.w3.org/1999/xhtml">Call the <b>stroke team</b> first</div>',
    },
  },
  { resourceType: 'Patient', id: 'q', name: [{ given: ['Quinn'], family: 'Other' }] },
  { resourceType: 'Practitioner', id: 'lee', name: [{ given: ['Ana'], family: 'Lee' }] },
  { resourceType: 'Encounter', id: 'visit', status: 'finished', subject, type: [{ text: 'Yearly check' }] },
  { resourceType: 'Condition', id: 'theirs', subject: { reference: 'Patient/q' }, code: { text: 'Not for Pia' } },
  {
    resourceType: 'Condition',
    id: 'links',
    subject,
    code: {
      text: 'A tangle',
      coding: [{ system: 'http://loinc.org', code: '1-8', display: 'Tangled', version: '2.7' }],
    },
    encounter: { reference: 'Encounter/visit' },
    recorder: { display: 'A name alone' },
    asserter: { identifier: { value: 'N-17' } },
    contained: [{ resourceType: 'Practitioner', id: 'inner', name: [{ text: 'Doctor Inside' }] }],
    extension: [{ url: 'https://example.org/mood', valueString: 'sunny' }],
    // The sandbox responds to another patient's record as to a missing one.
    evidence: [
      {
        detail: [
          { reference: '#inner' },
          { reference: '#nowhere' },
          { reference: 'Condition/links' },
          { reference: 'Condition/theirs' },
        ],
      },
      {
        detail: [
          { reference: 'Procedure/gone' },
          { reference: 'https://elsewhere.example/fhir/Condition/1' },
          { reference: 'ServiceRequest/1' },
        ],
      },
    ],
  },
  { resourceType: 'Medication', id: 'pill', code: { text: 'Calm pill' } },
  {
    resourceType: 'MedicationRequest',
    id: 'order',
    status: 'active',
    intent: 'order',
    subject,
    medicationReference: { reference: 'Medication/pill' },
    modifierExtension: [{ url: 'https://example.org/never' }],
  },
  {
    resourceType: 'AllergyIntolerance',
    id: 'none',
    patient: subject,
    code: { text: 'No known allergy', coding: [{ system: 'http://snomed.info/sct', code: '716186003' }] },
  },
  {
    resourceType: 'Provenance',
    id: 'from',
    recorded: '2024-05-03T12:00:00Z',
    target: [{ reference: 'Condition/links' }],
    agent: [{ who: { reference: 'Practitioner/lee', display: 'Dr. Lee' } }],
  },
]

/** Starts a sandbox EHR with records for the tests of record pages. */
export const startRecordPagesSandbox = () => startSandboxWith(resources)
