import type { DataQualityCase } from './data-quality-case'

const document = (attachment: object, more: object = {}) => ({
  resourceType: 'DocumentReference',
  content: [{ attachment }],
  ...more,
})
const ABSENT = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'
const absent = (valueCode: string) => ({ extension: [{ url: ABSENT, valueCode }] })

/** Documents, plans and other types (rows 67 to 84). */
export const documentCases: readonly DataQualityCase[] = [
  {
    row: 67,
    name: 'files inside the record, on the server and elsewhere',
    file: 'src/pages/documents/file-data-quality.test.ts',
    test: 'a file at %s resolves to the right place',
  },
  {
    row: 67,
    name: 'a file with a data absent reason instead of a URL',
    resource: document({ contentType: 'application/pdf', title: 'Letter', _url: absent('masked') }),
    shows: ['Letter', 'Hidden to protect privacy'],
  },
  {
    row: 68,
    name: 'the formats in which a file is requested',
    file: 'src/pages/documents/file-data-quality.test.ts',
    test: 'a file that the server does not return as JSON is requested by its own type',
  },
  {
    row: 69,
    name: 'a content type that is wrong or missing',
    file: 'src/pages/documents/file-data-quality.test.ts',
    test: '%s is shown by the type of its bytes',
  },
  {
    row: 70,
    name: 'base64 and character sets',
    file: 'src/pages/documents/file-data-quality.test.ts',
    test: 'base64 %s decodes to text',
  },
  {
    row: 71,
    name: 'a size or hash that does not fit',
    file: 'src/pages/documents/file-data-quality.test.ts',
    test: 'bytes that do not match the size or the hash are damaged',
  },
  {
    row: 67,
    name: 'one document in two formats',
    resource: {
      resourceType: 'DocumentReference',
      content: [
        { attachment: { contentType: 'application/pdf', title: 'As PDF' } },
        { attachment: { contentType: 'text/plain', title: 'As text' } },
      ],
    },
    shows: ['As PDF', 'As text'],
  },
  {
    row: 70,
    name: 'no bytes at all',
    resource: document({ contentType: 'text/plain', title: 'Empty note', data: '' }),
    shows: ['Empty note'],
  },
  {
    row: 72,
    name: 'a document that was replaced',
    resource: document(
      { title: 'Old' },
      { status: 'superseded', relatesTo: [{ code: 'replaces', target: { display: 'Older letter' } }] },
    ),
    shows: ['Older version', 'Older letter'],
  },
  {
    row: 73,
    name: 'a report with only a conclusion and a file',
    resource: {
      resourceType: 'DiagnosticReport',
      conclusion: 'No change',
      presentedForm: [{ title: 'Report as PDF', contentType: 'application/pdf' }],
    },
    shows: ['No change', 'Report as PDF'],
  },
  {
    row: 73,
    name: 'a narrative with more than the parts',
    resource: {
      resourceType: 'DiagnosticReport',
      code: { text: 'X-ray' },
      text: { status: 'additional', div: '<div>CAUTION: old film</div>' },
    },
    shows: ['CAUTION: old film'],
  },
  {
    row: 74,
    name: 'a cancelled plan with a payor as text',
    resource: {
      resourceType: 'Coverage',
      status: 'cancelled',
      payor: [{ display: 'Acme Health' }],
      order: 2,
      period: { end: '2020-12-31' },
    },
    shows: ['Acme Health', '2', 'Until December 31, 2020'],
  },
  {
    row: 75,
    name: 'a care team without roles',
    resource: {
      resourceType: 'CareTeam',
      participant: [
        { member: { display: 'Dr Lee' } },
        { member: { reference: 'PractitionerRole/1', display: 'Nurse Kim' } },
        { onBehalfOf: { display: 'Clinic' } },
      ],
    },
    shows: ['Dr Lee', 'Nurse Kim', 'Clinic'],
  },
  {
    row: 75,
    name: 'a care team of sixty',
    resource: {
      resourceType: 'CareTeam',
      participant: Array.from({ length: 60 }, (_, index) => ({ member: { display: `Member ${index}` } })),
    },
    shows: ['Member 0', 'Member 59'],
  },
  {
    row: 76,
    name: 'a goal as text with a due date',
    resource: {
      resourceType: 'Goal',
      lifecycleStatus: 'active',
      achievementStatus: { coding: [{ code: 'not-achieved' }] },
      description: { text: 'Walk daily' },
      target: [{ dueDate: '2020-05-03' }],
    },
    title: 'Walk daily',
    shows: ['Walk daily', 'May 3, 2020', 'Not reached'],
  },
  {
    row: 76,
    name: 'a plan with only a narrative',
    resource: {
      resourceType: 'CarePlan',
      text: { status: 'additional', div: '<div><p>Stop <b>smoking</b></p><script>alert(1)</script></div>' },
    },
    shows: ['Stop smoking'],
    hides: ['alert'],
  },
  {
    row: 77,
    name: 'a visit with only a class',
    resource: {
      resourceType: 'Encounter',
      class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
      status: 'finished',
    },
    title: 'Clinic visit',
    shows: ['Clinic visit'],
  },
  {
    row: 77,
    name: 'a visit with a class as text, and locations',
    resource: {
      resourceType: 'Encounter',
      class: 'outpatient',
      partOf: { display: 'Hospital stay' },
      location: [{ location: { display: 'Ward 3' }, status: 'completed' }],
    },
    shows: ['outpatient', 'Hospital stay', 'Ward 3'],
  },
  {
    row: 78,
    name: 'a vaccine with only a code, reported by the patient',
    resource: {
      resourceType: 'Immunization',
      vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '140' }] },
      primarySource: false,
      lotNumber: 'N/A',
    },
    title: 'Code 140',
    shows: ['N/A'],
  },
  {
    row: 79,
    name: 'a device with only a barcode',
    resource: {
      resourceType: 'Device',
      status: 'inactive',
      udiCarrier: [{ carrierHRF: '(01)123' }],
      statusReason: [{ text: 'Explanted' }],
    },
    shows: ['(01)123', 'Explanted'],
  },
  {
    row: 80,
    name: 'a procedure at an age',
    resource: { resourceType: 'Procedure', performedAge: { value: 12, unit: 'years' } },
    shows: ['Age when it was done|12 years'],
  },
  {
    row: 80,
    name: 'a procedure date as text',
    resource: {
      resourceType: 'Procedure',
      performedString: 'as a child',
      report: [{ reference: 'DocumentReference/9' }],
    },
    shows: ['Done|as a child', 'name not given here'],
  },
  {
    row: 81,
    name: 'data absent reasons on primitives',
    resource: {
      resourceType: 'Patient',
      _birthDate: absent('unknown'),
      name: [{ given: [null, 'X'], _given: [absent('masked'), null] }],
    },
    shows: ['Not known', 'X'],
    hides: ['null'],
  },
  {
    row: 82,
    name: 'an extension that changes the meaning',
    file: 'src/clinical/assertion/assertion-of.test.ts',
    test: 'a modifier in a nested element',
  },
  {
    row: 82,
    name: 'a warning for implicit rules that the app does not know',
    file: 'src/clinical/assertion/assertion-of.test.ts',
    test: 'implicit rules',
  },
  {
    row: 82,
    name: 'implicit rules that the app does not know',
    resource: { resourceType: 'Condition', implicitRules: 'urn:rules:7' },
    shows: ['urn:rules:7'],
  },
  {
    row: 83,
    name: 'a type that the app does not know',
    type: 'Goal',
    responses: [
      {
        body: {
          resourceType: 'Bundle',
          entry: [{ resource: { resourceType: 'Flag', id: 'f' }, search: { mode: 'match' } }, { resource: 'odd' }],
        },
      },
    ],
    expected: {
      matches: [],
      dropped: [
        { type: 'Flag', id: 'f', reason: 'wrongType' },
        { type: 'Goal', reason: 'notAResource' },
      ],
    },
  },
  {
    row: 83,
    name: 'elements of another release',
    resource: { resourceType: 'Procedure', occurrencePeriod: { start: '2024-05-03' }, focus: { display: 'Left knee' } },
    shows: ['From May 3, 2024', 'Left knee'],
  },
  {
    row: 84,
    name: 'misspelt elements of a condition',
    resource: { resourceType: 'Condition', verficationStatus: { text: 'confirmed' }, assertedDate: '2024-05-03' },
    shows: ['confirmed', 'May 3, 2024'],
  },
  {
    row: 84,
    name: 'misspelt elements of a patient',
    resource: { resourceType: 'Patient', birthdate: '1980-05-03', 'deceased.Boolean': true },
    shows: ['May 3, 1980', 'Yes'],
  },
]
