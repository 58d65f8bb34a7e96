import type { RecordType } from '../../../contract'

/** A record in an unusual shape that real servers send, as JSON, with the texts that the app must show. */
export interface OddRecord {
  readonly kind: string
  readonly name: string
  readonly json: string
  /** Undefined when nothing names the record. */
  readonly title?: string
  /** The text of the row in a list, below the title. */
  readonly row?: string
  /** Texts on the page, in the plain and the clinical view. */
  readonly shows?: readonly string[]
  readonly clinical?: readonly string[]
  readonly hides?: readonly string[]
}

const recordJson = (type: RecordType, elements: string): string => `{"resourceType":"${type}","id":"odd",${elements}}`
const result = (elements: string): string =>
  recordJson('Observation', `"status":"final","category":[{"coding":[{"code":"laboratory"}]}],${elements}`)
const condition = (elements: string): string => recordJson('Condition', elements)

const RANGE_WITH_AGES =
  'Children 1 to 5 years: 3.4-5.4 g/dL; 6 to 17 years: 3.8-5.6 g/dL; adults 18 years and older: 3.5-5.2 g/dL, lower values may be seen in late pregnancy.'
const SNOMED = '"system":"http://snomed.info/sct"'

/** Records in the shapes that real servers send, each with the first texts that a reader sees. */
export const oddRecords: readonly OddRecord[] = [
  {
    kind: 'codes without a text',
    name: 'a result',
    json: result(
      `"code":{"coding":[{"system":"http://loinc.org","code":"2345-7"}]},"valueCodeableConcept":{"coding":[{${SNOMED},"code":"260373001"}]}`,
    ),
    row: '|Code 260373001| |',
  },
  {
    kind: 'codes without a text',
    name: 'a problem and how severe it is',
    json: condition(
      `"code":{"coding":[{${SNOMED},"code":"195967001"}]},"severity":{"coding":[{${SNOMED},"code":"6736007"}]}`,
    ),
    title: 'Code 195967001',
    row: '|Moderate|',
    shows: ['Severity|Moderate'],
    clinical: ['Severity|Moderate| |SNOMED CT 6736007'],
  },
  {
    kind: 'codes without a text',
    name: 'an allergy',
    json: recordJson(
      'AllergyIntolerance',
      `"code":{"coding":[{"code":"7980"}]},"reaction":[{"manifestation":[{"coding":[{${SNOMED},"code":"39579001"}]}]}]`,
    ),
    title: 'Code 7980',
    row: '|Code 39579001|',
  },

  {
    kind: 'a status with trailing white space',
    name: 'of a result',
    json: recordJson(
      'Observation',
      '"status":"entered-in-error ","code":{"text":"Glucose"},"valueQuantity":{"value":400,"unit":"mg/dL"}',
    ),
    title: 'Glucose',
    shows: ['Entered by mistake'],
    hides: ['Final'],
  },
  {
    kind: 'a status with trailing white space',
    name: 'of a problem',
    json: condition(
      '"code":{"text":"Lupus"},"clinicalStatus":{"coding":[{"code":" active "}]},"verificationStatus":{"coding":[{"code":"refuted\\n"}]}',
    ),
    title: 'Lupus',
    shows: ['Ruled out'],
  },
  {
    kind: 'a status with trailing white space',
    name: 'of a medicine',
    json: recordJson(
      'MedicationRequest',
      '"status":"stopped ","intent":"order ","medicationCodeableConcept":{"text":"Aspirin"}',
    ),
    title: 'Aspirin',
    shows: ['Stopped before it was finished'],
  },

  {
    kind: 'narrative',
    name: 'that was escaped twice',
    json: condition(
      '"text":{"status":"additional","div":"&lt;div&gt;&lt;p&gt;Left knee pain &amp;amp; swelling&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/div&gt;"}',
    ),
    title: 'Left knee pain & swelling',
    shows: ['It says more than the other parts of this record, so it comes first.|Left knee pain & swelling'],
    hides: ['alert', '<p>', 'xmlns'],
  },
  {
    kind: 'narrative',
    name: 'that alone names the record',
    json: recordJson(
      'Procedure',
      '"status":"completed","text":{"status":"generated","div":"<div><p><b>Generated Narrative: Procedure</b></p><h2>Appendectomy</h2><p>3 May 2019</p></div>"}',
    ),
    title: 'Appendectomy',
    shows: [
      'The other parts do not say what this record is, so it comes first.|Generated Narrative: Procedure\nAppendectomy\n3 May 2019',
    ],
  },
  {
    kind: 'narrative',
    name: 'that only repeats the fields',
    json: recordJson(
      'Procedure',
      '"status":"completed","code":{"text":"Appendectomy"},"text":{"status":"generated","div":"<div>Something else</div>"}',
    ),
    title: 'Appendectomy',
    hides: ['so it comes first'],
    shows: ['Summary that the health system wrote|Something else'],
  },
  {
    kind: 'narrative',
    name: 'of a Patient gives no title',
    json: recordJson('Patient', '"text":{"status":"generated","div":"<div>Ana Ruiz</div>"}'),
    hides: ['so it comes first'],
  },

  {
    kind: 'an allergy "Not on File"',
    name: 'by its text',
    json: recordJson(
      'AllergyIntolerance',
      '"clinicalStatus":{"coding":[{"code":"active"}]},"code":{"text":"Not on File"}',
    ),
    shows: ['As recorded|Not on File', 'Recorded as none'],
    hides: ['Allergic or sensitive to'],
  },
  {
    kind: 'an allergy "Not on File"',
    name: 'by its code',
    json: recordJson(
      'AllergyIntolerance',
      `"clinicalStatus":{"coding":[{"code":"active"}]},"code":{"coding":[{${SNOMED},"code":"1631000175102","display":"Patient not asked"}]}`,
    ),
    shows: ['As recorded|Patient not asked'],
    hides: ['Allergic or sensitive to'],
  },
  {
    kind: 'an allergy "Not on File"',
    name: 'in its narrative alone',
    json: recordJson(
      'AllergyIntolerance',
      '"clinicalStatus":{"coding":[{"code":"active"}]},"text":{"status":"generated","div":"<div>No known allergies</div>"}',
    ),
    title: 'No known allergies',
    shows: ['Recorded as none'],
  },

  {
    kind: 'numbers instead of strings',
    name: 'as ids and identifiers',
    json: '{"resourceType":"Goal","id":12345,"lifecycleStatus":"active","description":{"text":"Walk"},"identifier":[{"system":"urn:x","value":778}]}',
    title: 'Walk',
    shows: ['Record number|12345', 'Number|778'],
    hides: ['No value given'],
  },
  {
    kind: 'empty strings',
    name: 'in every element of a condition',
    json: condition(
      '"code":{"text":"","coding":[{"system":"","code":"","display":""}]},"clinicalStatus":{"coding":[{"code":""}],"text":""},"onsetDateTime":"","note":[{"text":""}]',
    ),
    shows: ['Status not given'],
    hides: ['read this value', '{', 'Current'],
  },
  {
    kind: 'empty strings',
    name: 'around a number',
    json: recordJson(
      'Observation',
      '"status":"","code":{"text":" "},"valueString":"","valueQuantity":{"value":5,"unit":""},"referenceRange":[{"text":""}],"effectiveDateTime":""',
    ),
    row: '|5| |',
    shows: ['Result|5|'],
    hides: ['read this value', 'xpected range'],
  },
  {
    kind: 'dates with white space inside',
    name: 'of a vaccine',
    json: recordJson(
      'Immunization',
      '"status":"completed","vaccineCode":{"text":"MMR"},"occurrenceDateTime":" 2019-05-07 ","expirationDate":"2019- 05-07","recorded":"2019-05-07 15:10:00"',
    ),
    title: 'MMR',
    shows: ['When|May 7, 2019', 'Recorded|May 7, 2019, 3:10 p.m.', 'Use-by date on the package|May 7, 2019'],
    hides: ['Recorded as'],
  },
  {
    kind: 'dates with white space inside',
    name: 'that stay invalid',
    json: recordJson(
      'Immunization',
      '"status":"completed","vaccineCode":{"text":"MMR"},"occurrenceDateTime":"2019-05 -- 07"',
    ),
    title: 'MMR',
    shows: ['Recorded as: “2019-05 -- 07”'],
  },

  {
    kind: 'sampled data',
    name: 'as the result',
    json: result(
      '"code":{"text":"ECG lead I"},"valueSampledData":{"origin":{"value":2048,"unit":"mV"},"period":10,"dimensions":1,"data":"2041 2043 E"}',
    ),
    title: 'ECG lead I',
    row: '|Wave recording| |',
    shows: ['Result (wave recording)', '2041 2043 E'],
  },
  {
    kind: 'sampled data',
    name: 'as a part of it',
    json: result(
      '"code":{"text":"ECG"},"component":[{"code":{"text":"Lead II"},"valueSampledData":{"origin":{"value":0},"period":10,"dimensions":1,"data":"1 2"}}]',
    ),
    title: 'ECG',
    row: '|Lead II|: |Wave recording| |',
  },
  {
    kind: 'a range',
    name: 'that is a sentence with ages in it',
    json: result(
      `"code":{"text":"Albumin"},"valueQuantity":{"value":3.0,"unit":"g/dL"},"referenceRange":[{"text":"${RANGE_WITH_AGES}"}]`,
    ),
    title: 'Albumin',
    row: '|3.0 g/dL| |',
    shows: [RANGE_WITH_AGES],
    hides: ['Below', 'elow the'],
  },
  {
    kind: 'a range',
    name: 'for an age that may not apply',
    json: result(
      '"code":{"text":"Albumin"},"valueQuantity":{"value":3.0,"unit":"g/dL"},"referenceRange":[{"low":{"value":3.5,"unit":"g/dL"},"age":{"low":{"value":18,"code":"a"}}}]',
    ),
    row: '|3.0 g/dL| |',
    shows: ['18 years or higher'],
    hides: ['elow the'],
    title: 'Albumin',
  },
  {
    kind: 'a number beyond safe integers',
    name: 'with a unit',
    json: result('"code":{"text":"Copies"},"valueQuantity":{"value":12345678901234567890,"unit":"copies/mL"}'),
    title: 'Copies',
    row: '|12,345,678,901,234,567,890 copies/mL| |',
    shows: ['12,345,678,901,234,567,890 copies/mL'],
  },
  {
    kind: 'a number beyond safe integers',
    name: 'without a unit',
    json: result('"code":{"text":"Copies"},"valueInteger":90071992547409931'),
    title: 'Copies',
    row: '|90,071,992,547,409,931| |',
    shows: ['Result|90,071,992,547,409,931'],
  },
  {
    kind: 'a part without a value',
    name: 'of a panel',
    json: result(
      '"code":{"text":"Vitals"},"component":[{"code":{"text":"BLOOD PRESSURE"}},{"code":{"text":"Pulse"},"valueQuantity":{"value":70,"unit":"/min"}}]',
    ),
    title: 'Vitals',
    row: '|BLOOD PRESSURE|: |No value given| | |Pulse|: |70 /min| |',
  },
  {
    kind: 'an interpretation',
    name: 'a cancelled pulse',
    json: recordJson(
      'Observation',
      '"status":"cancelled","category":[{"coding":[{"code":"vital-signs"}]}],"code":{"text":"Pulse"},"valueQuantity":{"value":170,"unit":"/min"},"interpretation":[{"coding":[{"code":"H"}]}]',
    ),
    title: 'Pulse',
    row: '|170 /min| |',
    hides: ['by the lab'],
  },

  {
    kind: 'a file',
    name: 'with only a content type',
    json: recordJson(
      'DocumentReference',
      '"status":"current","type":{"text":"Note"},"content":[{"attachment":{"contentType":"application/pdf"}}]',
    ),
    title: 'Note',
    shows: ['Files|File', 'Content type|application/pdf'],
  },
  {
    kind: 'a file',
    name: 'with nothing at all',
    json: recordJson('DocumentReference', '"status":"current","type":{"text":"Note"},"content":[{"attachment":{}}]'),
    title: 'Note',
    hides: ['Files'],
  },
  {
    kind: 'references',
    name: 'to another host',
    json: condition('"code":{"text":"Asthma"},"recorder":{"reference":"https://other.example/fhir/Practitioner/9"}'),
    title: 'Asthma',
    shows: ['Written down by|Care provider (name not given here)'],
    clinical: ['https://other.example/fhir/Practitioner/9'],
  },
  {
    kind: 'references',
    name: 'by an identifier',
    json: condition(
      '"code":{"text":"Asthma"},"asserter":{"reference":"Practitioner?identifier=http://hl7.org/fhir/sid/us-npi|9999"}',
    ),
    title: 'Asthma',
    shows: ['Known by the number 9999'],
    hides: ['No name given'],
  },
  {
    kind: 'references',
    name: 'to a type that cannot be opened',
    json: condition(
      '"code":{"text":"Asthma"},"recorder":{"id":"r1","reference":"urn:uuid:55","type":"Practitioner","display":"Dr. Y"}',
    ),
    title: 'Asthma',
    shows: ['Dr. Y'],
    clinical: ['Dr. Y|urn:uuid:55|Practitioner', 'Recorder|r1'],
  },
  {
    kind: 'references',
    name: 'to one person many times',
    json: recordJson(
      'Encounter',
      `"status":"finished","class":{"code":"AMB"},"participant":[${Array.from({ length: 11 }, () => '{"individual":{"display":"Dr. X"}}').join(',')}]`,
    ),
    row: '|Dr. X|',
    shows: ['With|Dr. X| (written 11 times)'],
    title: 'Clinic visit',
  },
  {
    kind: 'a Patient without a name',
    name: 'at all',
    json: recordJson('Patient', '"birthDate":"1980-01-01"'),
    shows: ['January 1, 1980'],
  },
  {
    kind: 'a Patient without a name',
    name: 'but with empty ones',
    json: recordJson('Patient', '"name":[{"use":"official","family":"","given":[""]}],"birthDate":"1980-01-01"'),
    shows: ['January 1, 1980'],
  },
  {
    kind: 'an unknown extension',
    name: 'of any depth',
    json: condition(
      '"code":{"text":"Asthma"},"extension":[{"url":"https://vendor.example/fhir/StructureDefinition/mood-at-triage","valueString":"calm"},{"url":"https://vendor.example/ext/complex","extension":[{"url":"amount","valueMoney":{"value":12.50,"currency":"USD"}}]}],"recorder":{"display":"Dr. X","extension":[{"url":"http://x.example/fhir/shoeSize","valueDecimal":42.50}]}',
    ),
    title: 'Asthma',
    clinical: ['Mood at triage|calm', 'Amount|12.50 USD', 'Recorder: |Shoe size|42.50'],
  },
  {
    kind: 'an unknown extension',
    name: 'in a data-absent system, meta and narrative',
    json: recordJson(
      'Goal',
      '"lifecycleStatus":"active","description":{"text":"Walk"},"meta":{"extension":[{"url":"https://vendor.example/import-batch","valueString":"B-7"}]},"identifier":[{"value":"1","_system":{"extension":[{"url":"http://hl7.org/fhir/StructureDefinition/data-absent-reason","valueCode":"masked"}]}}]',
    ),
    title: 'Walk',
    clinical: ['Import batch|B-7'],
  },
  {
    kind: 'a medicine without a name',
    name: 'is named by all its ingredients',
    json: recordJson(
      'MedicationRequest',
      '"status":"active","intent":"order","medicationReference":{"reference":"#m"},"contained":[{"resourceType":"Medication","id":"m","ingredient":[{"itemCodeableConcept":{"text":"Amoxicillin"}},{"itemCodeableConcept":{"coding":[{"display":"Clavulanate"}]}}]}]',
    ),
    title: 'Amoxicillin + Clavulanate',
  },
  {
    kind: 'a medicine without a name',
    name: 'is not named by some of them',
    json: recordJson(
      'Medication',
      '"ingredient":[{"itemCodeableConcept":{"text":"Amoxicillin"}},{"strength":{"numerator":{"value":1}}}]',
    ),
  },
  {
    kind: 'markup in a title',
    name: 'of a plan',
    json: recordJson('CarePlan', '"status":"active","intent":"plan","title":"<ul><li>Diet</li><li>Exercise</li></ul>"'),
    title: 'Diet, Exercise',
  },
  {
    kind: 'given, with a reason not to',
    name: 'in one vaccine',
    json: recordJson(
      'Immunization',
      '"status":"completed","vaccineCode":{"text":"Flu"},"occurrenceDateTime":"2020-01-01","statusReason":{"text":"patient objection"}',
    ),
    title: 'Flu',
    shows: ['Marked as given, but with a reason for not giving it'],
  },
  {
    kind: 'FHIR codes as text',
    name: 'in what a plan wants done',
    json: recordJson(
      'CarePlan',
      '"status":"active","intent":"plan","title":"Plan","activity":[{"detail":{"status":"not-started","kind":"CommunicationRequest","scheduledTiming":{"repeat":{"timeOfDay":["09:00:00"]}}}}]',
    ),
    title: 'Plan',
    shows: ['Not started', 'A message or a talk', '9:00 a.m.'],
    hides: ['CommunicationRequest', '09:00'],
  },

  {
    kind: 'sensitive identifiers',
    name: 'of a person',
    json: recordJson(
      'Patient',
      '"name":[{"text":"Ana Ruiz"}],"managingOrganization":{"display":"SSN 999-12-3456"},"generalPractitioner":[{"identifier":{"system":"http://hl7.org/fhir/sid/us-ssn","value":"999123456"}}],"contact":[{"name":{"text":"999-12-3456"}}]',
    ),
    title: 'Ana Ruiz',
    shows: [
      'Organization in charge|SSN •••-••-3456|',
      'Name|Ends in 3456. Show the whole number',
      'Main care provider|Ends in 3456. Show the whole number',
    ],
    hides: ['Known by the number', 'SSN 999123456'],
  },
  {
    kind: 'sensitive identifiers',
    name: 'in a note',
    json: condition('"code":{"text":"Asthma"},"note":[{"text":"Called about 999-12-3456 today"}]'),
    title: 'Asthma',
    shows: ['Called about •••-••-3456 today'],
  },
  {
    kind: 'sensitive identifiers',
    name: 'of an insurance member, of any type',
    json: recordJson(
      'Coverage',
      '"status":"active","subscriberId":"ABC12345","identifier":[{"value":"MEM-99887"}],"subscriber":{"display":"Ana Ruiz","identifier":{"value":"MEM-99887"}}',
    ),
    row: '|Ends in 2345. Show the whole number|ABC12345|',
    shows: ['Ends in 2345. Show the whole number', 'Ends in 9887. Show the whole number'],
    clinical: ['Ana Ruiz|Ends in 9887. Show the whole number'],
    hides: ['Known by the number'],
  },
]
