import type { CodeableConcept, DiagnosticReport, Observation, ObservationComponent } from 'fhir/r4'
import { image } from '../attachments'
import { at, base64, code, concept, quantity, ref, type Term } from '../builders'
import {
  DATA_ABSENT,
  doctor,
  hospital,
  containedResources,
  loinc,
  annotation,
  businessIdentifier,
  nurse,
  quinn,
  snomed,
  stay,
  surgeon,
  textConcept,
} from './shared'
import { fullMeta, privateMeta } from './provenance'

type Category = 'laboratory' | 'vital-signs' | 'social-history' | 'survey' | 'exam' | 'imaging' | 'therapy' | 'activity'

const categoryName: Readonly<Record<Category, string>> = {
  laboratory: 'Laboratory',
  'vital-signs': 'Vital Signs',
  'social-history': 'Social History',
  survey: 'Survey',
  exam: 'Exam',
  imaging: 'Imaging',
  therapy: 'Therapy',
  activity: 'Activity',
}

const laboratory = ref('Organization', 'laboratory', 'Testbed Laboratory')
const flag = (value: string, display: string) => [concept(['interpretation', value, display] satisfies Term)]
const text = (display: string): CodeableConcept => textConcept(display)
const gramsPerLitre = (value: number) => quantity(value, 'g/dL')

type Rest = Omit<Partial<Observation>, 'code' | 'category'>

function observation(id: string, category: Category, named: CodeableConcept, rest: Rest): Observation {
  return {
    resourceType: 'Observation',
    id: `quinn-${id}`,
    status: 'final',
    category: [code('observationCategory', category, categoryName[category])],
    code: named,
    subject: quinn,
    performer: [category === 'laboratory' ? laboratory : nurse],
    ...rest,
  }
}

const HEMOGLOBIN = concept(loinc('718-7', 'Hemoglobin [Mass/volume] in Blood'))
const adults = {
  type: {
    coding: [
      {
        system: 'http://terminology.hl7.org/CodeSystem/referencerange-meaning',
        code: 'normal',
        display: 'Normal Range',
      },
    ],
  },
  appliesTo: [text('Adults')],
  age: { low: quantity(18, 'a', 'years') },
}

const hemoglobin = observation('hemoglobin', 'laboratory', HEMOGLOBIN, {
  meta: fullMeta('us-core-observation-lab', at('2024-02-12', '08:10')),
  identifier: businessIdentifier('result', 'LAB-700'),
  basedOn: [ref('ServiceRequest', 'quinn-blood-order', 'Blood tests')],
  partOf: [ref('Procedure', 'quinn-hip-operation', 'Hip replacement')],
  focus: [quinn],
  encounter: stay,
  effectiveDateTime: at('2024-02-12', '06:30'),
  issued: at('2024-02-12', '08:10'),
  valueQuantity: gramsPerLitre(9.4),
  interpretation: flag('L', 'Low'),
  note: annotation('Expected after the operation.'),
  bodySite: concept(snomed('368208006', 'Left upper arm structure')),
  method: text('Automated count'),
  specimen: { reference: '#blood', display: 'Blood from a vein' },
  contained: containedResources({
    resourceType: 'Specimen',
    id: 'blood',
    type: text('Blood from a vein'),
    collection: { collectedDateTime: at('2024-02-12', '06:30') },
  }),
  device: ref('Device', 'quinn-counter', 'Blood counter'),
  referenceRange: [
    { low: gramsPerLitre(12), high: gramsPerLitre(15.5), ...adults, text: '12 to 15.5' },
    { low: gramsPerLitre(9), text: 'Target after the operation: 9 or more' },
  ],
})

const panel = observation(
  'blood-count',
  'laboratory',
  concept(loinc('58410-2', 'CBC panel - Blood by Automated count')),
  {
    encounter: stay,
    effectiveDateTime: at('2024-02-12', '06:30'),
    issued: at('2024-02-12', '08:10'),
    hasMember: [
      ref('Observation', 'quinn-hemoglobin', 'Hemoglobin'),
      ref('Observation', 'quinn-platelets', 'Platelets'),
    ],
  },
)

const part = (name: string, value: Omit<ObservationComponent, 'code'>): ObservationComponent => ({
  code: text(name),
  ...value,
})
const tracing = {
  origin: { value: 0, unit: 'mV', system: 'http://unitsofmeasure.org', code: 'mV' },
  period: 40,
  factor: 0.005,
  lowerLimit: -3300,
  upperLimit: 3300,
  dimensions: 1,
  data: '0 2 4 8 12 9 5 1 -6 -20 40 180 60 -30 -8 2 5 9 14 18 22 19 13 7 3 1 0 0 0 1',
}

const walking = observation('walking-check', 'exam', text('Walking check'), {
  effectivePeriod: { start: at('2026-10-05', '10:00'), end: at('2026-10-05', '10:40') },
  performer: [ref('PractitionerRole', 'therapist-stride-role', 'Physical therapist')],
  component: [
    part('Walking speed', {
      valueQuantity: quantity(1.1, 'm/s'),
      interpretation: flag('N', 'Normal'),
      referenceRange: [{ low: quantity(1, 'm/s'), text: 'at least 1' }],
    }),
    part('Walking aid', { valueCodeableConcept: text('Walking stick, outdoors only') }),
    part('Remarks', { valueString: 'Steady. Turns slowly.' }),
    part('Climbs stairs alone', { valueBoolean: true }),
    part('Steps climbed', { valueInteger: 14 }),
    part('Bend of the hip', { valueRange: { low: quantity(0, 'deg', '°'), high: quantity(95, 'deg', '°') } }),
    part('Strength, right to left', { valueRatio: { numerator: quantity(17, 'kg'), denominator: quantity(20, 'kg') } }),
    part('Sway', { valueSampledData: tracing }),
    part('Started at', { valueTime: '10:00:00' }),
    part('Last fall', { valueDateTime: '2024-02-10' }),
    part('Time with the stick', { valuePeriod: { start: '2024-04', end: '2026-10' } }),
    part('Balance on one leg', { dataAbsentReason: concept(['dataAbsent', 'asked-declined', 'Asked But Declined']) }),
  ],
})

const SYSTOLIC = concept(loinc('8480-6', 'Systolic blood pressure'))
const DIASTOLIC = concept(loinc('8462-4', 'Diastolic blood pressure'))
const mmHg = (value: number) => quantity(value, 'mm[Hg]', 'mmHg')
const pressure = observation(
  'pressure',
  'vital-signs',
  concept(loinc('85354-9', 'Blood pressure panel with all children optional')),
  {
    encounter: ref('Encounter', 'quinn-check'),
    effectiveInstant: at('2026-05-12', '09:15'),
    component: [
      { code: SYSTOLIC, valueQuantity: mmHg(128) },
      { code: DIASTOLIC, valueQuantity: mmHg(78) },
    ],
  },
)

const SCORE = concept(loinc('38265-5', 'DXA [T-score] Bone density'))
const score = (year: string, value: number, low: number) =>
  observation(`bone-density-${year}`, 'imaging', SCORE, {
    effectiveDateTime: `${year}-05-02`,
    valueQuantity: { value, unit: 'T-score', system: 'http://unitsofmeasure.org', code: '{T-score}' },
    interpretation: flag('L', 'Low'),
    referenceRange: [
      {
        low: { value: low, unit: 'T-score', system: 'http://unitsofmeasure.org', code: '{T-score}' },
        text: `Limit in use in ${year}: ${low}`,
      },
    ],
  })

/** Observations with every value type, status and form of time, and every form of missing value. */
export function showcaseObservations(): Observation[] {
  const lab = (id: string, named: CodeableConcept, rest: Rest) =>
    observation(id, 'laboratory', named, { effectiveDateTime: '2026-05-12', ...rest })
  return [
    hemoglobin,
    panel,
    walking,
    pressure,
    score('2024', -2.9, -2.5),
    score('2025', -2.7, -2.5),
    score('2026', -2.4, -1),
    observation(
      'platelets',
      'laboratory',
      concept(loinc('777-3', 'Platelets [#/volume] in Blood by Automated count')),
      {
        identifier: businessIdentifier('result', 'LAB-701').map((one) => ({
          ...one,
          assigner: { display: 'Testbed Laboratory' },
        })),
        encounter: stay,
        effectiveDateTime: at('2024-02-12', '06:30'),
        valueQuantity: quantity(221, '10*3/uL', '10³/µL'),
      },
    ),
    lab('ferritin', text('Ferritin'), {
      status: 'registered',
      dataAbsentReason: concept(['dataAbsent', 'temp-unknown', 'Temporarily Unknown']),
    }),
    lab('sugar', concept(loinc('4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood')), {
      status: 'preliminary',
      valueQuantity: quantity(5.9, '%'),
      interpretation: flag('H', 'High'),
    }),
    lab('creatinine', concept(loinc('2160-0', 'Creatinine [Mass/volume] in Serum or Plasma')), {
      status: 'amended',
      valueQuantity: quantity(0.9, 'mg/dL'),
      note: annotation('First reported as 9.0: a slip of the decimal point.', '2026-05-13'),
    }),
    lab('old-result', text('Cholesterol'), {
      status: 'unknown',
      effectiveDateTime: '1999',
      valueString: 'Good, says the old letter',
    }),
    lab('wrong-potassium', concept(loinc('2823-3', 'Potassium [Moles/volume] in Serum or Plasma')), {
      status: 'entered-in-error',
      valueQuantity: quantity(9.9, 'mmol/L'),
    }),
    lab('stool', concept(loinc('57905-2', 'Hemoglobin.gastrointestinal [Presence] in Stool by Immunologic method')), {
      valueCodeableConcept: concept(snomed('260385009', 'Negative')),
      interpretation: flag('NEG', 'Negative'),
    }),
    lab('culture', concept(loinc('630-4', 'Bacteria identified in Urine by Culture')), {
      valueString: 'No growth after 48 hours.\nNo yeasts.',
    }),
    lab('nuclear', concept(loinc('5048-4', 'Nuclear Ab [Titer] in Serum by Immunofluorescence')), {
      valueRatio: { numerator: { value: 1 }, denominator: { value: 40 } },
      referenceRange: [{ text: 'Below 1:80' }],
    }),
    lab('virus-count', text('Virus count'), {
      valueQuantity: { ...quantity(20, '{copies}/mL', 'copies/mL'), comparator: '<' },
    }),
    lab('private-test', concept(loinc('31201-7', 'HIV 1+2 Ab [Presence] in Serum or Plasma by Immunoassay')), {
      meta: privateMeta('HIV', 'HIV/AIDS information sensitivity'),
      valueCodeableConcept: concept(snomed('260385009', 'Negative')),
      interpretation: flag('NEG', 'Negative'),
    }),
    lab('blood-type', concept(loinc('882-1', 'ABO and Rh group [Type] in Blood')), {
      encounter: stay,
      effectiveDateTime: at('2024-02-12', '06:30'),
      valueCodeableConcept: text('A, Rh positive'),
    }),
    lab('lots', text('Antibodies against measles'), {
      valueQuantity: { ...quantity(300, '[AU]/mL', 'AU/mL'), comparator: '>=' },
    }),
    lab('unnamed-result', DATA_ABSENT, { valueString: 'Normal' }),
    observation('alone', 'social-history', text('Lives alone'), {
      effectiveDateTime: '2026-05-12',
      valueBoolean: true,
      performer: [quinn],
    }),
    observation('smoking', 'social-history', concept(loinc('72166-2', 'Tobacco smoking status')), {
      effectiveDateTime: '2026-05-12',
      valueCodeableConcept: concept(snomed('8517006', 'Ex-smoker')),
    }),
    observation(
      'pain',
      'survey',
      concept(loinc('72514-3', 'Pain severity - 0-10 verbal numeric rating [Score] - Reported')),
      { effectiveDateTime: '2026-10-05', valueInteger: 2 },
    ),
    observation('sleep-hours', 'survey', text('Hours of sleep a night'), {
      effectiveTiming: {
        repeat: { frequency: 1, period: 1, periodUnit: 'd', boundsPeriod: { start: '2026-09-01', end: '2026-09-30' } },
      },
      valueRange: { low: quantity(5, 'h', 'hours'), high: quantity(7, 'h', 'hours') },
      derivedFrom: [ref('DocumentReference', 'quinn-sleep-diary', 'Sleep diary')],
    }),
    observation('bedtime', 'survey', text('Usual bedtime'), { effectiveDateTime: '2026-09', valueTime: '22:45:00' }),
    observation('dentist', 'survey', text('Last visit to a dentist'), {
      effectiveDateTime: '2026-05-12',
      valueDateTime: '2025-11',
    }),
    observation('unable', 'survey', text('Time off work after the fall'), {
      effectiveDateTime: '2024-08-20',
      valuePeriod: { start: '2024-02-10', end: '2024-08-15' },
    }),
    observation('tracing', 'exam', concept(loinc('11524-6', 'EKG study')), {
      encounter: stay,
      effectiveDateTime: at('2024-02-10', '18:40'),
      valueSampledData: tracing,
      performer: [surgeon],
    }),
    observation('no-weight', 'vital-signs', concept(loinc('29463-7', 'Body weight')), {
      encounter: stay,
      effectiveDateTime: at('2024-02-10', '18:40'),
      dataAbsentReason: concept(['dataAbsent', 'not-performed', 'Not Performed']),
    }),
    observation('vaccine-arm', 'exam', text('Sore arm after the vaccine'), {
      effectiveDateTime: '2026-05-13',
      valueBoolean: true,
      performer: [quinn],
    }),
  ]
}

const hipImage: DiagnosticReport = {
  resourceType: 'DiagnosticReport',
  id: 'quinn-hip-image',
  identifier: businessIdentifier('report', 'RAD-700'),
  status: 'final',
  category: [concept(loinc('LP29684-5', 'Radiology'))],
  code: text('X-ray of the right hip'),
  subject: quinn,
  encounter: stay,
  effectiveDateTime: at('2024-02-10', '19:10'),
  issued: at('2024-02-10', '19:40'),
  performer: [hospital],
  resultsInterpreter: [surgeon],
  imagingStudy: [{ reference: '#study', display: 'Two pictures of the hip' }],
  media: [
    { id: 'front', comment: 'From the front', link: { reference: '#picture', display: 'Picture from the front' } },
  ],
  contained: containedResources(
    {
      resourceType: 'ImagingStudy',
      id: 'study',
      status: 'available',
      subject: quinn,
      started: at('2024-02-10', '19:10'),
      numberOfInstances: 2,
    },
    {
      resourceType: 'Media',
      id: 'picture',
      status: 'completed',
      subject: quinn,
      content: { contentType: 'image/png', data: base64(image()), title: 'Hip from the front' },
    },
  ),
  conclusion: 'Broken neck of the right thigh bone.',
  conclusionCode: [concept(snomed('359817006', 'Closed fracture of hip'))],
  presentedForm: [
    {
      contentType: 'text/plain',
      data: base64(
        'X-ray of the right hip, two views.\n\nBroken neck of the right thigh bone. The other bones are whole.',
      ),
      title: 'X-ray report',
    },
    { contentType: 'image/png', data: base64(image()), title: 'Hip from the front' },
  ],
}

const blood: DiagnosticReport = {
  resourceType: 'DiagnosticReport',
  id: 'quinn-blood-report',
  identifier: businessIdentifier('report', 'LAB-700'),
  basedOn: [ref('ServiceRequest', 'quinn-blood-order', 'Blood tests')],
  status: 'final',
  category: [
    {
      id: 'lab',
      coding: [
        {
          id: 'lab-coding',
          system: 'http://terminology.hl7.org/CodeSystem/v2-0074',
          version: '2.9',
          code: 'LAB',
          display: 'Laboratory',
          userSelected: true,
        },
      ],
      text: 'Laboratory',
    },
  ],
  code: concept(loinc('58410-2', 'CBC panel - Blood by Automated count'), 'Blood count'),
  subject: quinn,
  encounter: stay,
  effectivePeriod: { start: at('2024-02-12', '06:30'), end: at('2024-02-12', '06:35') },
  issued: at('2024-02-12', '08:10'),
  performer: [laboratory],
  resultsInterpreter: [doctor],
  specimen: [{ reference: '#blood', display: 'Blood from a vein' }],
  contained: containedResources({ resourceType: 'Specimen', id: 'blood', type: text('Blood from a vein') }),
  result: [ref('Observation', 'quinn-hemoglobin', 'Hemoglobin'), ref('Observation', 'quinn-platelets', 'Platelets')],
  conclusion: 'Too little red blood after the operation.',
}

/** Reports with every element and status; one has only text, one a PDF. */
export function showcaseReports(): DiagnosticReport[] {
  const lab = concept(['reportCategory', 'LAB', 'Laboratory'])
  const plain = (
    id: string,
    status: DiagnosticReport['status'],
    named: CodeableConcept,
    rest: Partial<DiagnosticReport>,
  ): DiagnosticReport => ({
    resourceType: 'DiagnosticReport',
    id: `quinn-${id}`,
    status,
    category: [lab],
    code: named,
    subject: quinn,
    ...rest,
  })
  return [
    hipImage,
    blood,
    plain('iron-report', 'registered', text('Iron tests'), {
      effectiveDateTime: '2026-05-12',
      result: [ref('Observation', 'quinn-ferritin', 'Ferritin')],
    }),
    plain('sugar-report', 'preliminary', text('Three-month blood sugar'), {
      effectiveDateTime: '2026-05-12',
      result: [ref('Observation', 'quinn-sugar', 'Hemoglobin A1c')],
    }),
    plain('virus-report', 'partial', text('Virus tests'), {
      effectiveDateTime: '2026-05-12',
      result: [
        ref('Observation', 'quinn-virus-count', 'Virus count'),
        ref('Observation', 'quinn-lots', 'Antibodies against measles'),
      ],
    }),
    plain('kidney-report', 'amended', text('Kidney tests'), {
      effectiveDateTime: '2026-05-12',
      issued: at('2026-05-13', '09:00'),
      result: [ref('Observation', 'quinn-creatinine', 'Creatinine')],
      conclusion: 'Corrected: the kidneys work well.',
    }),
    plain('tissue-report', 'final', concept(loinc('11526-1', 'Pathology study')), {
      category: [concept(loinc('LP7839-6', 'Pathology'))],
      effectiveDateTime: '2024-02-14',
      presentedForm: [{ contentType: 'application/pdf', url: 'Binary/quinn-tissue-pdf', title: 'Bone tissue report' }],
    }),
    plain('heart-report', 'final', concept(loinc('11524-6', 'EKG study')), {
      category: [concept(loinc('LP29708-2', 'Cardiology'))],
      encounter: stay,
      effectiveDateTime: at('2024-02-10', '18:40'),
      conclusion: 'Regular heartbeat.',
    }),
    plain('unnamed-report', 'final', DATA_ABSENT, { effectiveDateTime: '1999-07', conclusion: 'Nothing unusual.' }),
  ]
}
