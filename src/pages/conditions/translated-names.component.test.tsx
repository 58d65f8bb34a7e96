import { expect, test } from 'vitest'
import { findInMain, findLink, main } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const system = (name: string, code: string) => ({ coding: [{ system: name, code }] })
const clinicalStatus = system('http://terminology.hl7.org/CodeSystem/condition-clinical', 'active')
const spanish = (content: string) => ({
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/translation',
      extension: [
        { url: 'lang', valueCode: 'es' },
        { url: 'content', valueString: content },
      ],
    },
  ],
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Exampleby' }] },
  {
    resourceType: 'Condition',
    id: 'code-only',
    clinicalStatus,
    subject,
    code: system('http://hl7.org/fhir/sid/icd-10-cm', 'E11.9'),
  },
  {
    resourceType: 'Condition',
    id: 'translated',
    clinicalStatus,
    subject,
    code: {
      coding: [
        {
          system: 'http://snomed.info/sct',
          code: '195967001',
          display: 'Asthma',
          _display: spanish('asma bronquial'),
        },
      ],
    },
  },
  {
    resourceType: 'MedicationRequest',
    id: 'medicine-code',
    status: 'active',
    intent: 'order',
    subject,
    authoredOn: '2026-10-01',
    medicationCodeableConcept: system('http://www.nlm.nih.gov/research/umls/rxnorm', '860975'),
  },
])

test('a Spanish page leads with plain names of codes alone and with the translations of the record', async () => {
  await renderRoute('/conditions', { person: 'tove', sandbox, language: 'es' })
  await findLink('Diabetes tipo 2')
  await findInMain('asma bronquial (Asthma)')
})

test('a medicine that is only a code has a plain name in Spanish', async () => {
  await renderRoute('/medicines', { person: 'tove', sandbox, language: 'es' })
  await findInMain(/[Mm]etformina/)
})

test('an English page shows the words of the record', async () => {
  await renderRoute('/conditions', { person: 'tove', sandbox })
  await findInMain('Asthma')
  expect(main().textContent).not.toContain('asma')
})
