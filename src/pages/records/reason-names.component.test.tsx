import { expect, test } from 'vitest'
import { findInMain, findTitle, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const ICD10 = 'http://hl7.org/fhir/sid/icd-10-cm'
const lipids = {
  coding: [{ system: ICD10, code: 'E78.5', display: 'Hyperlipidemia, unspecified' }],
  text: 'Hyperlipidemia',
}

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  { resourceType: 'Condition', id: 'lipids', subject, code: lipids },
  {
    resourceType: 'MedicationRequest',
    id: 'coded',
    status: 'active',
    intent: 'order',
    subject,
    medicationCodeableConcept: { text: 'Pill one' },
    reasonCode: [lipids],
  },
  {
    resourceType: 'MedicationRequest',
    id: 'referred',
    status: 'active',
    intent: 'order',
    subject,
    medicationCodeableConcept: { text: 'Pill two' },
    reasonReference: [{ reference: 'Condition/lipids' }],
  },
  ...[
    ['ndc', 'http://hl7.org/fhir/sid/ndc', '0071-0155-23'],
    ['snomed', 'http://snomed.info/sct', '376988009'],
  ].map(([id = '', system, code]) => ({
    resourceType: 'MedicationRequest',
    id,
    status: 'active',
    intent: 'order',
    subject,
    medicationCodeableConcept: { coding: [{ system, code }] },
  })),
])

test.each([
  ['coded', 'Pill one', 'en', /High cholesterol[^“]* \(“Hyperlipidemia”\)/],
  ['referred', 'Pill two', 'en', /High cholesterol[^“]* \(“Hyperlipidemia”\)/],
  ['coded', 'Pill one', 'es', /[Cc]olesterol[^“]* \(“Hyperlipidemia”\)/],
  ['referred', 'Pill two', 'es', /[Cc]olesterol[^“]* \(“Hyperlipidemia”\)/],
] as const)(
  'the page of the prescription %s (%s, %s) names its reason as other pages do',
  async (id, title, language, reason) => {
    await renderRoute('/conditions', { person: 'tove', language, sandbox })
    await findInMain(/cholesterol|colesterol/i)
    await openPage(`/record/MedicationRequest/${id}`)
    await findTitle(title)
    await findInMain(reason)
  },
)

test.each([
  ['en', 'Medicine name not given (NDC 0071-0155-23)', 'Medicine name not given (SNOMED CT 376988009)'],
  [
    'es',
    'No se dio el nombre de la medicina (NDC 0071-0155-23)',
    'No se dio el nombre de la medicina (SNOMED CT 376988009)',
  ],
] as const)(
  'a medicine with only a code that no list has says so, with the code and its system: %s',
  async (language, ndc, snomed) => {
    await renderRoute('/medicines', { person: 'tove', language, sandbox })
    await findInMain(ndc)
    expect(main().textContent).toContain(snomed)
  },
)
