import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, main, rowOf } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const grams = (value: number) => ({ value, unit: 'g/dL', system: 'http://unitsofmeasure.org', code: 'g/dL' })
const person = (id: string, more: object) => ({
  resourceType: 'Patient',
  id,
  name: [{ given: [id] }],
  birthDate: '1971-05-09',
  ...more,
})
const range = (low: number, high: number, more: object = {}) => ({ low: grams(low), high: grams(high), ...more })
const people = (code: string, text: string) => ({ appliesTo: [{ coding: [{ code }], text }] })
const adult = { age: { low: { value: 18, code: 'a' } } }
const hemoglobin = (patient: string, more: object = {}) => ({
  resourceType: 'Observation',
  id: `hemoglobin-${patient}`,
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { text: 'Hemoglobin' },
  subject: { reference: `Patient/${patient}` },
  effectiveDateTime: '2026-10-02',
  valueQuantity: grams(12.5),
  referenceRange: [
    range(13.5, 17.5, { ...people('male', 'Men'), ...adult }),
    range(12, 15.5, { ...people('female', 'Women'), ...adult }),
    range(10.5, 13.5, { age: { high: { value: 17, code: 'a' } } }),
  ],
  ...more,
})
const birthSex = (valueCode: string) => ({
  extension: [{ url: 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-birthsex', valueCode }],
})
const sandbox = startSandboxWith([
  person('ann', { gender: 'female' }),
  hemoglobin('ann'),
  {
    ...hemoglobin('ann', { id: 'pair', valueQuantity: undefined, referenceRange: undefined }),
    code: { text: 'Blood count' },
    component: [
      {
        code: { text: 'Red cells' },
        valueQuantity: grams(5),
        referenceRange: [range(4, 6, people('female', 'Women')), range(5, 7, people('male', 'Men'))],
      },
    ],
  },
  {
    resourceType: 'DiagnosticReport',
    id: 'report',
    status: 'final',
    code: { text: 'Blood count' },
    subject: { reference: 'Patient/ann' },
    result: [{ reference: 'Observation/hemoglobin-ann' }, { reference: 'Observation/pair' }],
  },
  person('ben', { gender: 'male' }),
  hemoglobin('ben'),
  person('cleo', { gender: 'female', ...birthSex('UNK') }),
  hemoglobin('cleo'),
  person('dan', { gender: 'male', birthDate: '2005' }),
  hemoglobin('dan', { referenceRange: [range(11, 14, { age: { high: { value: 10, code: 'a' } } })] }),
])
const open = (person: string, path = `/record/Observation/hemoglobin-${person}`, more: object = {}) =>
  renderRoute(path, { person, sandbox, ...more })

test('the range for the age and sex of the patient is compared; the others stand apart on the page of the result', async () => {
  await open('ann')
  await findInMain('In the expected range (compared with the range given)')
  await findInMain('Expected range: 12 to 15.5 g/dL (only for: Women, age 18')
  await findInMain(
    'We compared with the range for the age and sex in your record. The lab also gave ranges for other people:',
  )
  const others = [...main().querySelectorAll('li')]
    .map(({ textContent }) => textContent)
    .find((text) => text.includes('13.5 to 17.5'))
  expect(others).toMatch(/^13\.5 to 17\.5 g\/dL \(only for: Men, .*\); 10\.5 to 13\.5 g\/dL \(age 17/)
  // Once for the results of a report, with the name of each.
  await openPage('/record/DiagnosticReport/report')
  await findInMain('Red cells: 5 to 7 g/dL (only for: Men)')
  expect(main().textContent.match(/ranges for other people/g)).toHaveLength(1)
})

test('the same value is below the range for men, in lists and on Home too', async () => {
  await open('ben', '/results?time=all&show=outside')
  await waitFor(() => expect(rowOf('/results/trend/hemoglobin-ben').textContent).toContain('Below the range'))
  expect(main().textContent).toContain('Showing 1 of 1 newest result')
  expect(main().textContent).toContain('Your 1 test was outside')
  // Once on the page: that the app compared it.
  expect(main().textContent.match(/This app compared 1 result with the range given/g)).toHaveLength(1)
  await openPage('/')
  await waitFor(() => expect(rowOf('/results/trend/hemoglobin-ben').textContent).toContain('Below the range'))
})

test('none is compared where the sex is not certain, and the page says so once', async () => {
  await open('cleo')
  await findInMain(
    'We did not compare this with a range. The ranges differ by sex, and your record gives no sex or more than one.',
  )
  expect(main().textContent).not.toMatch(/(?:In|Below|Above) the expected range/)
  expect(main().textContent).toContain('13.5 to 17.5')
  expect(main().textContent.match(/did not compare/g)).toHaveLength(1)
  await openPage('/results?time=all&show=outside')
  await findInMain('range that depends on a sex that the record does not make clear (1)')
})

test('none is compared where all are for other people', async () => {
  await open('dan', undefined, { language: 'es' })
  await findInMain('porque los rangos son para personas de otra edad u otro sexo')
})
