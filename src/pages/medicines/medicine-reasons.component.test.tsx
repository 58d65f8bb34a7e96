import { expect, test } from 'vitest'
import { findInMain, linksTo } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const hyperlipidemia = {
  coding: [{ system: 'http://snomed.info/sct', code: '55822004', display: 'Hyperlipidemia (disorder)' }],
}
const order = (id: string, text: string, more: object) => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject,
  authoredOn: '2026-10-01',
  medicationCodeableConcept: { text },
  ...more,
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  { resourceType: 'Condition', id: 'fats', subject, code: hyperlipidemia },
  order('linked', 'Tablet one', { reasonReference: [{ reference: 'Condition/fats', display: 'Hyperlipidemia' }] }),
  order('coded', 'Tablet two', { reasonCode: [hyperlipidemia] }),
  order('other', 'Tablet three', { reasonCode: [{ text: 'Sleep in winter' }] }),
])

test('what a medicine is for has the same plain name on its page as on the page of conditions', async () => {
  await renderRoute('/conditions', { person: 'tove', sandbox })
  await findInMain('High cholesterol or other fats in the blood')
  for (const id of ['linked', 'coded']) {
    await openPage(`/record/MedicationRequest/${id}`)
    await findInMain(/For ?High cholesterol or other fats in the blood/)
  }
  expect(linksTo('/record/Condition/fats')).toEqual([])
  await openPage('/record/MedicationRequest/other')
  await findInMain(/For ?Sleep in winter/)
})
