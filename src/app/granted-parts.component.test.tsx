import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, linksTo, main, watchRequests } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const SYSTEM = 'http://terminology.hl7.org/CodeSystem'
const category = (system: string, code: string) => ({
  category: [{ coding: [{ system: `${SYSTEM}/${system}`, code }] }],
})
const subject = { subject: { reference: 'Patient/tove' } }
const observation = (id: string, code: string, text: string) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  ...category('observation-category', code),
  ...subject,
  code: { text },
  effectiveDateTime: '2026-10-01',
  valueQuantity: { value: 98, unit: 'mg/dL' },
})
const condition = (id: string, code: string, text: string) => ({
  resourceType: 'Condition',
  id,
  clinicalStatus: { coding: [{ system: `${SYSTEM}/condition-clinical`, code: 'active' }] },
  ...category('condition-category', code),
  ...subject,
  code: { text },
})
const records = [
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }] },
  observation('glucose', 'laboratory', 'Glucose'),
  observation('walk', 'activity', 'Walking distance'),
  observation('pulse', 'vital-signs', 'Pulse'),
  condition('migraine', 'problem-list-item', 'Migraine'),
  condition('cold', 'encounter-diagnosis', 'Common cold'),
]
const limit = (type: string, system: string, code: string) => `${type}.rs?category=${SYSTEM}/${system}|${code}`
const laboratory = limit('Observation', 'observation-category', 'laboratory')
/** Grants one category of results and conditions, and of the other types only the patient. */
const limited = startSandboxWith(records, {
  scopeSyntax: ['v2'],
  limits: [laboratory, limit('Condition', 'condition-category', 'problem-list-item')],
  withheld: ['AllergyIntolerance', 'MedicationRequest', 'Immunization'],
})
const twoCategories = startSandboxWith(records, {
  scopeSyntax: ['v2'],
  limits: [laboratory, limit('Observation', 'observation-category', 'activity')],
})
const CLOSED = 'does not share this part of your record'

test('the category that was granted is on Home and in its list, with the sentence that it is only a part', async () => {
  const searches = watchRequests(/\/Observation\?/)
  await renderRoute('/', { person: 'tove', sandbox: limited })
  await findInMain('Glucose')
  await findInMain('Migraine')
  await findInMain('Only a part of your test results was shared with this app. There may be others.')
  expect(main().textContent).not.toContain(CLOSED)
  await openPage('/results?time=all')
  await waitFor(() => expect(linksTo('/results/trend/glucose')).toHaveLength(1))
  await findInMain('1 test has no range.')
  await findInMain('Only a part of your test results was shared with this app. There may be others.')
  expect(main().textContent).not.toContain(CLOSED)
  await openPage('/conditions')
  await findInMain('Migraine')
  await findInMain(/Only a part of your .*conditions was shared with this app/)
  expect(main().textContent).not.toContain('Common cold')
  // Asked for by the granted category at once: a wider search is refused.
  expect(searches.length).toBeGreaterThan(0)
  expect(searches.filter((address) => !address.includes('|laboratory'))).toEqual([])
  // A type that was not granted is no empty list.
  await openPage('/records/AllergyIntolerance')
  await findInMain('left out this part of your record')
})

test('two granted categories of a type are two searches, joined', async () => {
  await renderRoute('/results?time=all', { person: 'tove', sandbox: twoCategories })
  await findInMain('Only a part of your test results was shared with this app.')
  await openPage('/record/Observation/walk')
  await findInMain('Walking distance')
  await openPage('/records')
  await findInMain('Test results2 records, May be incomplete')
  await openPage('/results?time=all')
  await waitFor(() => expect(linksTo('/results/trend/glucose')).toHaveLength(1))
  expect(linksTo('/results/trend/pulse')).toEqual([])
})

test('the sentence is translated', async () => {
  await renderRoute('/results?time=all', { person: 'tove', sandbox: limited, language: 'es' })
  await findInMain('Glucose')
  await findInMain('Solo una parte de esta lista se compartió con esta aplicación')
})
