import { expect, test } from 'vitest'
import { findInMain, findTitle, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const milligrams = { system: 'http://unitsofmeasure.org', code: 'mg' }
const subject = { reference: 'Patient/pia' }
const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'pia', name: [{ given: ['Pia'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  {
    resourceType: 'MedicationRequest',
    id: 'levothyroxine',
    status: 'active',
    intent: 'order',
    subject,
    authoredOn: '2026-10-01',
    medicationCodeableConcept: { text: 'Levothyroxine tablet' },
    dosageInstruction: [
      {
        timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', timeOfDay: ['08:00:00'] } },
        doseAndRate: [{ doseQuantity: { value: 75, unit: 'mcg', ...milligrams } }],
      },
    ],
  },
  {
    resourceType: 'Observation',
    id: 'level',
    status: 'final',
    subject,
    category: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
    ],
    code: { text: 'Level' },
    effectiveDateTime: '2026-10-01',
    valueQuantity: { value: 40, unit: 'mcg', ...milligrams },
    referenceRange: [{ low: { value: 1, unit: 'mcg', ...milligrams }, high: { value: 9, unit: 'mcg', ...milligrams } }],
  },
])

test.each([
  ['en', '75 mcg (the record also says mg)', 'names two different units', /Use 75|75 mcg once/],
  ['es', '75 mcg (el registro también dice mg)', 'nombra dos unidades distintas', /Use 75|75 mcg una vez/],
] as const)('a dose whose unit and code are two units names both and makes no sentence (%s)', async (...row) => {
  const [language, dose, warning, sentence] = row
  await renderRoute('/record/MedicationRequest/levothyroxine', { person: 'pia', sandbox, language })
  await findInMain(new RegExp(warning))
  await findInMain(dose)
  for (const path of ['/record/MedicationRequest/levothyroxine', '/medicines', '/']) {
    await openPage(path)
    await findInMain(/Levothyroxine|Levotiroxina/)
    expect(main().textContent).not.toMatch(sentence)
  }
})

test('a result whose unit and code are two units is not compared with its range', async () => {
  await renderRoute('/results?time=all', { person: 'pia', sandbox })
  await findInMain('40 mcg (the record also says mg)')
  await findInMain(/It names two units for one amount/)
  expect(main().textContent).not.toMatch(/above the expected range/i)
  await openPage('/record/Observation/level')
  await findTitle('Level')
  await findInMain(/names two different units/)
  expect(main().textContent).not.toMatch(/above the expected range/i)
})
