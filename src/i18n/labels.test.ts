import { expect, it } from 'vitest'
import { createCodeText } from './code-text'
import { home } from './locales/en/home'
import { recordPages } from './locales/en/record-pages'
import { provenanceElements } from '../resources/undocumented-elements'
import { home as homeEs } from './locales/es/home'
import { recordPages as recordPagesEs } from './locales/es/record-pages'
import { createLabel, createLabelWithNote } from './labels'

const label = createLabel(recordPages.labelsByPath, recordPages.labelsByElement, home.labelsOfDates)

it.each([
  ['Patient.extension(https://fhir.clinic.example/StructureDefinition/preferred-pharmacy)', 'Preferred pharmacy'],
  ['Patient.extension(race).extension(http://hl7.org/fhir/us/core/ValueSet/omb-race-category)', 'Main group'],
  ['Patient.extension(https://a.example/us-core-race)', 'Race'],
  ['Encounter.extension(https://a.example/departmentid)', 'Department number'],
  ['Goal.extension(urn:oid:1.2.3.45)', 'urn:oid:1.2.3.45'],
  ['Goal.extension(https://a.example/x#y.z)', 'Z'],
  ['MedicationRequest.dosageInstruction.timing.repeat.period', 'Every'],
  ['SampledData.period', 'Time between two points, in milliseconds'],
  ['Patient.name.period', 'When'],
  ['MedicationRequest.doNotPerform', 'Do not take'],
  ['CarePlan.activity.detail.doNotPerform', 'Do not do this'],
])('labels %s as %s', (key, expected) => expect(label(key, 'patient')).toBe(expected))

const codeText = createCodeText({ ...home.codes, ...recordPages.codes })
it.each([
  ['en-US', 'en-US'],
  ['2106-3', '2106-3'],
  ['brand-new', 'Brand new'],
  ['draft', 'Draft'],
  ['x-1', 'x-1'],
])('shows the unknown code %s as %s', (code, expected) => expect(codeText('No.group', code, 'patient')).toBe(expected))

it('labels provenance without FHIR element names', () => {
  const labelEs = createLabel(recordPagesEs.labelsByPath, recordPagesEs.labelsByElement, homeEs.labelsOfDates)
  const paths = [
    ...Object.keys(provenanceElements),
    'agent.type',
    'agent.role',
    'agent.onBehalfOf',
    'entity.role',
    'entity.what',
    'entity.agent',
  ].map((path) => `Provenance.${path}`)
  const ELEMENT_NAME =
    /^(?:Agent|Who|Target|Entity|What|Type|Role|Policy|Activity|Recorded|Entidad|Qué|Quién|Tipo|Función|Normas|Actividad|Objeto)$/
  expect(paths.map((path) => label(path, 'patient')).filter((label) => ELEMENT_NAME.test(label))).toEqual([])
  expect(paths.map((path) => labelEs(path, 'patient')).filter((label) => ELEMENT_NAME.test(label))).toEqual([])
})

it.each([
  [
    'Patient.extension(http://hl7.org/fhir/StructureDefinition/patient-birthPlace)',
    'Lugar de nacimiento',
    'Place of birth',
  ],
  [
    'Patient.extension(http://synthetichealth.github.io/synthea/disability-adjusted-life-years)',
    'Años de vida saludable perdidos (calculados)',
    'Years of healthy life lost (calculated)',
  ],
  [
    'Practitioner.telecom.extension(http://hl7.org/fhir/us/core/StructureDefinition/us-core-direct|5.0.1)',
    'Correo electrónico seguro de salud (Direct)',
    'Secure health email (Direct)',
  ],
  ['Patient.extension(http://fhir.org/guides/argonaut/StructureDefinition/argo-race)', 'Raza', 'Race'],
  ['Patient.extension(https://a.example/favorite-color)', 'Favorite color (en inglés)', 'Favorite color'],
  ['Patient.favoriteColor', 'Favorite color (en inglés)', 'Favorite color'],
  ['Patient.extension(urn:oid:1.2.3)', 'urn:oid:1.2.3', 'urn:oid:1.2.3'],
])('labels %s in Spanish as %s, and in English as %s', (key, spanish, english) => {
  const labelEs = createLabelWithNote('(en inglés)', recordPagesEs.labelsByPath, recordPagesEs.labelsByElement)
  expect([labelEs(key, 'patient'), label(key, 'patient')]).toEqual([spanish, english])
})
