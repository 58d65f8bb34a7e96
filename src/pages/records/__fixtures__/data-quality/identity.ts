import type { DataQualityCase } from './data-quality-case'

const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-'

/** Who and what a record is about (rows 21 to 30). */
export const identityCases: readonly DataQualityCase[] = [
  {
    row: 21,
    name: 'a reference to a contained record',
    resource: {
      resourceType: 'MedicationRequest',
      medicationReference: { reference: '#m' },
      contained: [{ resourceType: 'Medication', id: 'm', code: { text: 'Aspirin 81 mg' } }],
    },
    title: 'Aspirin 81 mg',
    shows: ['Aspirin 81 mg'],
  },
  {
    row: 21,
    name: 'a reference by identifier alone',
    resource: { resourceType: 'Encounter', serviceProvider: { identifier: { system: 'urn:x', value: 'ORG-7' } } },
    shows: ['Known by the number ORG-7'],
  },
  {
    row: 21,
    name: 'a reference with only a display',
    resource: { resourceType: 'Encounter', serviceProvider: { display: 'Main Street Clinic' } },
    shows: ['Main Street Clinic'],
  },
  {
    row: 21,
    name: 'references of every other form without a name',
    resource: {
      resourceType: 'Procedure',
      encounter: { reference: 'https://other.example/fhir/Encounter/1/_history/3' },
      recorder: { reference: 'urn:uuid:6f1c', type: 'Practitioner' },
    },
    shows: ['Visit (name not given here)'],
    hides: ['javascript'],
  },
  {
    row: 22,
    name: 'a display that contradicts the record',
    resource: { resourceType: 'Condition', recorder: { reference: 'Practitioner/1', display: 'Dr Old Name' } },
    shows: ['Dr Old Name'],
  },
  {
    row: 22,
    name: 'a loaded record with its own title',
    file: 'src/pages/records/references.test.tsx',
    test: 'a provider sees both names when they differ',
  },
  {
    row: 23,
    name: 'one id for two types',
    type: 'Goal',
    responses: [
      {
        body: {
          resourceType: 'Bundle',
          entry: [
            { resource: { resourceType: 'Goal', id: '1', subject: { reference: 'Patient/p' } } },
            { resource: { resourceType: 'Practitioner', id: '1' }, search: { mode: 'include' } },
          ],
        },
      },
    ],
    expected: {
      matches: [{ resourceType: 'Goal', id: '1', subject: { reference: 'Patient/p' } }],
      included: [{ resourceType: 'Practitioner', id: '1' }],
      dropped: [],
    },
  },
  {
    row: 24,
    name: 'a merged patient',
    resource: {
      resourceType: 'Patient',
      name: [{ family: 'Ruiz' }],
      link: [{ other: { reference: 'Patient/new', display: 'Ana Ruiz (new)' }, type: 'replaced-by' }],
    },
    shows: ['It replaces this record', 'Ana Ruiz (new)'],
  },
  {
    row: 25,
    name: 'names of several uses',
    resource: {
      resourceType: 'Patient',
      name: [
        { use: 'maiden', family: 'Lopez' },
        { use: 'official', given: ['Ana'], family: 'Ruiz', suffix: ['Jr.'] },
        { use: 'nickname', text: 'Annie' },
        { family: 'Before', period: { end: '2010' } },
      ],
    },
    title: 'Ana Ruiz Jr.',
    shows: ['Lopez', 'Annie', 'Until 2010'],
  },
  {
    row: 25,
    name: 'a name with only a text',
    resource: { resourceType: 'Patient', name: [{ text: 'Ana María' }] },
    title: 'Ana María',
    shows: ['Ana María'],
  },
  {
    row: 25,
    name: 'a name with null in its lists',
    resource: { resourceType: 'Patient', name: [{ given: [null, 'Bo'], _given: [{ id: 'x' }, null] }] },
    title: 'Bo',
    shows: ['Bo'],
    hides: ['null'],
  },
  {
    row: 26,
    name: 'a death with its day',
    resource: { resourceType: 'Patient', deceasedDateTime: '2020-04-27' },
    shows: ['Date of death', 'April 27, 2020'],
  },
  {
    row: 26,
    name: 'a death without a day',
    resource: { resourceType: 'Patient', deceasedBoolean: true },
    shows: ['Has died', 'Yes'],
  },
  {
    row: 27,
    name: 'gender, sex at birth and gender identity',
    resource: {
      resourceType: 'Patient',
      gender: 'other',
      extension: [
        { url: `${US_CORE}birthsex`, valueCode: 'F' },
        { url: `${US_CORE}genderIdentity`, valueCodeableConcept: { text: 'Non-binary' } },
      ],
    },
    shows: ['Sex recorded at birth|Female', 'Gender identity|Non-binary'],
  },
  {
    row: 28,
    name: 'race in text and detail',
    resource: {
      resourceType: 'Patient',
      extension: [
        {
          url: `${US_CORE}race`,
          extension: [
            { url: 'ombCategory', valueCoding: { code: '2028-9', display: 'Asian' } },
            { url: 'detailed', valueCoding: { code: '2039-6', display: 'Japanese' } },
            { url: 'text', valueString: 'Japanese American' },
          ],
        },
      ],
    },
    shows: ['Asian', 'Japanese', 'Japanese American'],
  },
  {
    row: 29,
    name: 'a social security number',
    resource: {
      resourceType: 'Patient',
      identifier: [{ system: 'http://hl7.org/fhir/sid/us-ssn', value: '999-12-3456' }],
    },
    shows: ['Ends in 3456. Show the whole number'],
  },
  {
    row: 30,
    name: 'a result of a relative',
    resource: {
      resourceType: 'Observation',
      code: { text: 'Blood group' },
      subject: { reference: 'Patient/p' },
      focus: [{ display: 'Newborn boy' }],
    },
    shows: ['What it is about', 'Newborn boy'],
  },
  {
    row: 30,
    name: 'a record of another patient',
    type: 'Goal',
    responses: [
      {
        body: {
          resourceType: 'Bundle',
          entry: [
            { resource: { resourceType: 'Goal', id: 'g', subject: { reference: 'Group/family' } } },
            { resource: { resourceType: 'Goal', id: 'h', subject: { reference: 'Patient/mother' } } },
          ],
        },
      },
    ],
    expected: { dropped: [{ type: 'Goal', id: 'h', reason: 'otherPatient' }] },
  },
]
