import { expect, test } from 'vitest'
import { findInMain, inMain, main } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const IPS = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'
const SNOMED = 'http://snomed.info/sct'
const [subject, patient] = [{ reference: 'Patient/pia' }, { reference: 'Patient/pia' }]
const active = { coding: [{ code: 'active' }] }
const ALLERGIES = [
  'None known',
  'No allergies on record',
  'Patient denies any allergies',
  'Negative for allergies',
  'No Known Allergies - verified',
  'Allergies not reviewed',
  'Unable to obtain allergy history',
]

/** A person of whom the record names nothing, in the words that health systems use for it. */
const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'pia', name: [{ family: 'Doe', given: ['Pia'] }], birthDate: '1980-01-01' },
  ...ALLERGIES.map((text, index) => ({
    resourceType: 'AllergyIntolerance',
    id: `allergy-${index}`,
    patient,
    clinicalStatus: active,
    recordedDate: '2026-10-01',
    code: { text },
  })),
  {
    resourceType: 'Condition',
    id: 'condition',
    subject,
    clinicalStatus: active,
    recordedDate: '2026-10-01',
    code: { coding: [{ system: SNOMED, code: '160245001', display: 'No current problems or disability (situation)' }] },
  },
  {
    resourceType: 'MedicationRequest',
    id: 'medicine',
    subject,
    status: 'active',
    intent: 'order',
    authoredOn: '2026-10-01',
    medicationCodeableConcept: {
      coding: [{ system: IPS, code: 'no-known-medications', display: 'No known medications' }],
    },
  },
  {
    resourceType: 'Immunization',
    id: 'vaccine',
    patient,
    status: 'completed',
    occurrenceDateTime: '2026-10-01',
    vaccineCode: { coding: [{ system: IPS, code: 'no-known-immunizations', display: 'No known immunizations' }] },
  },
  {
    resourceType: 'Procedure',
    id: 'procedure',
    subject,
    status: 'completed',
    performedDateTime: '2026-10-01',
    code: { coding: [{ system: IPS, code: 'no-known-procedures', display: 'No known procedures' }] },
  },
  {
    resourceType: 'Device',
    id: 'device',
    patient,
    type: { coding: [{ system: SNOMED, code: '787483001', display: 'No known device use (situation)' }] },
  },
])

const sentences: Readonly<Record<'en' | 'es', Readonly<Record<string, string>>>> = {
  en: {
    AllergyIntolerance: 'On record: no known allergies',
    Condition: 'On record: no known health conditions',
    MedicationRequest: 'On record: no known medicines',
    Immunization: 'On record: no known vaccines',
    Procedure: 'On record: no known procedures',
    Device: 'On record: no known medical devices',
  },
  es: {
    AllergyIntolerance: 'En el registro: no se conocen alergias',
    Condition: 'En el registro: no se conocen problemas de salud',
    MedicationRequest: 'En el registro: no se conocen medicinas',
    Immunization: 'En el registro: no se conocen vacunas',
    Procedure: 'En el registro: no se conocen procedimientos',
    Device: 'En el registro: no se conocen dispositivos médicos',
  },
}
const listPaths: Readonly<Record<string, string>> = { Condition: '/conditions', MedicationRequest: '/medicines' }

/** Headings with a number, as of groups of records. */
const countedHeadings = () =>
  inMain()
    .queryAllByRole('heading')
    .flatMap(({ textContent }) => (/\(\d+\)/.test(textContent ?? '') ? [textContent] : []))

for (const language of ['en', 'es'] as const) {
  test(`a record that names nothing is a sentence in every list, and no number counts it (${language})`, async () => {
    await renderRoute('/', { person: 'pia', sandbox, language })
    const said = sentences[language]
    for (const type of ['AllergyIntolerance', 'Condition', 'MedicationRequest']) await findInMain(said[type] ?? '')
    expect(main().textContent).not.toMatch(/No current problems|No known|1 anotaci|1 entr|7 entr|7 anot/)
    for (const [type, sentence] of Object.entries(said)) {
      await openPage(listPaths[type] ?? `/records/${type}`)
      await findInMain(sentence)
      expect(countedHeadings(), type).toEqual([])
      expect(main().textContent, type).not.toMatch(/No known|No current problems|Reaction|Reacción/)
    }
    await openPage('/timeline')
    for (const type of ['AllergyIntolerance', 'Condition', 'MedicationRequest', 'Immunization', 'Procedure'])
      await findInMain(said[type] ?? '')
    expect(main().textContent).not.toMatch(/No known|No current problems/)
    for (const [type, id] of Object.entries({ Immunization: 'vaccine', Procedure: 'procedure', Device: 'device' })) {
      await openPage(`/record/${type}/${id}`)
      expect(inMain().getByRole('heading', { level: 1 }).textContent).toBe(said[type])
    }
  })
}

test('the sheet for a doctor states the sentences, and the sheet of vaccines has no dose', async () => {
  await renderRoute('/download/doctor', { person: 'pia', sandbox })
  for (const type of ['AllergyIntolerance', 'Condition', 'MedicationRequest', 'Device'])
    await findInMain(sentences.en[type] ?? '')
  expect(main().textContent).toContain('Written down 5 times')
  await openPage('/download/work')
  await findInMain('No vaccine')
  expect(main().textContent).not.toMatch(/The sheet holds|No known immunizations/)
})
