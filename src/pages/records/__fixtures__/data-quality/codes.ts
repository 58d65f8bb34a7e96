import type { DataQualityCase } from './data-quality-case'

const condition = (more: object) => ({ resourceType: 'Condition', ...more })
const named = (code: object) => condition({ code })

/** Codes and their texts (rows 31 to 40). */
export const codeCases: readonly DataQualityCase[] = [
  {
    row: 31,
    name: 'text without a code',
    resource: named({ text: 'Sore throat' }),
    title: 'Sore throat',
    shows: ['Sore throat'],
  },
  {
    row: 32,
    name: 'a local code without a text',
    resource: named({ coding: [{ system: 'https://licence.example/hdid', code: '300015' }] }),
    title: 'Code 300015',
    shows: ['Code 300015'],
  },
  {
    row: 32,
    name: 'a local code without a text next to a code with one',
    resource: named({
      coding: [
        { system: 'urn:local', code: '300015' },
        { system: 'http://snomed.info/sct', code: '195967001', display: 'Asthma' },
      ],
    }),
    title: 'Asthma',
    shows: ['Asthma'],
    hides: ['Code 300015'],
  },
  {
    row: 32,
    name: 'the text that the clinician selected',
    resource: named({ coding: [{ display: 'Asthma (disorder)' }, { display: 'Asthma', userSelected: true }] }),
    title: 'Asthma',
    shows: ['Asthma'],
  },
  {
    row: 33,
    name: 'one condition in four systems',
    resource: named({
      text: 'Asthma',
      coding: [
        { system: 'urn:a', code: '1', display: 'ASTHMA' },
        { system: 'urn:b', code: '2', display: 'asthma' },
        { system: 'urn:c', code: '3', display: 'Bronchial asthma' },
      ],
    }),
    title: 'Asthma',
    shows: ['Bronchial asthma'],
  },
  {
    row: 34,
    name: 'capitals and abbreviations',
    resource: { resourceType: 'Observation', code: { coding: [{ display: 'GLUCOSE, SER/PLAS' }] } },
    title: 'GLUCOSE, SER/PLAS',
    shows: ['GLUCOSE, SER/PLAS'],
  },
  {
    row: 35,
    name: 'escaped HTML',
    resource: { resourceType: 'Observation', code: { text: 'Vitamin B&amp;D' }, valueString: '&lt;0.1 ng&#47;mL' },
    title: 'Vitamin B&D',
    shows: ['Vitamin B&D', '<0.1 ng/mL'],
  },
  {
    row: 35,
    name: 'HTML escaped twice is unescaped once',
    resource: { resourceType: 'Observation', valueString: '&amp;lt;b&amp;gt;' },
    shows: ['&lt;b&gt;'],
  },
  {
    row: 35,
    name: 'markup in a text',
    resource: { resourceType: 'Observation', valueString: 'A<br>B <b>bold</b>' },
    shows: ['A\nB <b>bold</b>'],
  },
  {
    row: 36,
    name: 'line breaks of older formats',
    resource: { resourceType: 'Observation', note: [{ text: 'one\\.br\\two\r\nthree \\T\\ four' }] },
    shows: ['one\ntwo\nthree \\T\\ four'],
  },
  {
    row: 36,
    name: 'RTF stays as received',
    resource: { resourceType: 'Observation', valueString: '{\\rtf1 Normal}' },
    shows: ['{\\rtf1 Normal}'],
  },
  {
    row: 37,
    name: 'another URI of a code system',
    file: 'src/fhir/result.test.ts',
    test: 'urn:oid:2.16.840.1.113883.6.1',
  },
  {
    row: 37,
    name: 'the value set instead of the code system',
    resource: condition({
      clinicalStatus: { coding: [{ system: 'http://hl7.org/fhir/ValueSet/condition-clinical', code: 'resolved' }] },
    }),
    listSection: 'past',
    shows: ['Ended'],
  },
  {
    row: 38,
    name: 'a status from another release',
    resource: { resourceType: 'Procedure', status: 'brand-new' },
    listSection: 'main',
    shows: ['Brand new'],
  },
  {
    row: 38,
    name: 'a status that the API does not list',
    resource: { resourceType: 'DiagnosticReport', status: 'appended' },
    listSection: 'main',
    shows: ['New details added after it was final'],
  },
  {
    row: 39,
    name: 'a result entered by mistake',
    resource: { resourceType: 'Observation', status: 'entered-in-error' },
    listSection: 'enteredInError',
    shows: ['Entered by mistake'],
  },
  {
    row: 39,
    name: 'a condition entered by mistake',
    resource: condition({
      clinicalStatus: { coding: [{ code: 'active' }] },
      verificationStatus: { coding: [{ code: 'entered-in-error' }] },
    }),
    listSection: 'enteredInError',
    shows: ['Entered by mistake'],
  },
  {
    row: 39,
    name: 'a document entered by mistake',
    resource: { resourceType: 'DocumentReference', status: 'current', docStatus: 'entered-in-error' },
    listSection: 'enteredInError',
    shows: ['Entered by mistake'],
  },
  {
    row: 39,
    name: 'a device entered by mistake',
    resource: { resourceType: 'Device', status: 'entered-in-error' },
    listSection: 'enteredInError',
    shows: ['Entered by mistake'],
  },
  {
    row: 40,
    name: 'a condition that was ruled out',
    resource: condition({ verificationStatus: { coding: [{ code: 'refuted' }] } }),
    listSection: 'past',
    shows: ['Ruled out'],
  },
  {
    row: 40,
    name: 'a vaccine that was not given',
    resource: { resourceType: 'Immunization', status: 'not-done', statusReason: { text: 'Patient refused' } },
    listSection: 'past',
    shows: ['Not given', 'Patient refused'],
  },
  {
    row: 40,
    name: 'a medicine not to take',
    resource: { resourceType: 'MedicationRequest', status: 'active', doNotPerform: true },
    shows: ['Do not take'],
  },
]
