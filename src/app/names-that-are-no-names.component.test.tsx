import { expect, test } from 'vitest'
import { findInMain, main } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const LOINC = 'http://loinc.org'
const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm'
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category'

const observation = (id: string, category: string, more: object) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ system: CATEGORY, code: category }] }],
  subject,
  effectiveDateTime: '2026-10-01',
  ...more,
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  observation('job', 'laboratory', {
    code: { coding: [{ system: LOINC, code: '86188-0', display: '86188-0' }] },
    valueString: 'Fishing',
  }),
  observation('sugar', 'laboratory', {
    code: { coding: [{ system: LOINC, code: '2345-7' }] },
    valueQuantity: { value: 92, unit: 'mg/dL', system: 'http://unitsofmeasure.org', code: 'mg/dL' },
  }),
  observation('height', 'vital-signs', {
    code: { coding: [{ system: LOINC, code: '8302-2' }, { display: '8302-2' }] },
    valueQuantity: { value: 171, unit: 'cm', system: 'http://unitsofmeasure.org', code: 'cm' },
  }),
  observation('weight', 'vital-signs', {
    code: {
      coding: [
        {
          system: LOINC,
          code: '29463-7',
          display: '3025315, Body weight, 1, LOINC Code, 6, 29463-7, 1996-09-06 00:00:00.0',
        },
      ],
    },
    valueQuantity: { value: 70, unit: 'kg', system: 'http://unitsofmeasure.org', code: 'kg' },
  }),
  {
    resourceType: 'Condition',
    id: 'pressure',
    subject,
    clinicalStatus: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }],
    },
    code: {
      text: '38341003',
      coding: [
        {
          system: 'http://snomed.info/sct',
          code: '38341003',
          display: 'Hypertensive disorder, systemic arterial (disorder)',
        },
      ],
    },
  },
  {
    resourceType: 'Condition',
    id: 'sugar-disease',
    subject,
    code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'E11.9' }] },
  },
  {
    resourceType: 'Immunization',
    id: 'shot',
    status: 'completed',
    patient: subject,
    vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '208' }] },
    occurrenceDateTime: '2021-05-01',
  },
  {
    resourceType: 'MedicationRequest',
    id: 'tablets',
    status: 'active',
    intent: 'order',
    subject,
    authoredOn: '2026-10-01',
    medicationCodeableConcept: { text: 'null', coding: [{ system: RXNORM, code: '197884', display: '197884' }] },
  },
])

test.each([
  ['/conditions', [/High blood pressure/, /Type 2 diabetes/]],
  ['/record/Condition/sugar-disease', [/Type 2 diabetes/, /E11\.9/]],
  ['/results?time=all', [/Blood sugar/]],
  ['/answers', [/Code 86188-0/]],
  ['/vitals', [/Height/, /Weight/]],
  ['/medicines', [/Lisinopril 40 mg/]],
  ['/records/Immunization', [/COVID-19/]],
  ['/timeline', [/Lisinopril 40 mg/, /High blood pressure|Hypertensive disorder/]],
  ['/download/doctor', [/Hypertensive disorder/, /Medicine name not given \(RxNorm 197884\)/]],
] as const)('a text that is no name is not shown as one: %s', async (path, texts) => {
  await renderRoute('/', { person: 'tove', sandbox })
  await openPage(path)
  for (const text of texts) await findInMain(text)
  expect(main().textContent).not.toMatch(
    /In the record: (?:86188-0|38341003|8302-2)|(?<!code |Code )\b38341003|\bnull\b|3025315/i,
  )
})
