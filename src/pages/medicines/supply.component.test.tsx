import { expect, test } from 'vitest'
import { daysAgo } from '../../app/__fixtures__/days-ago'
import { findInMain, linkedIds, main, rowOf, sectionOf } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const order = (id: string, authoredOn: string, more: object = {}) => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject,
  authoredOn,
  medicationCodeableConcept: { text: `${id} pill` },
  dosageInstruction: [{ text: 'Take 1 tablet twice a day' }],
  ...more,
})
const fill = (request: string, day: string, days: number) => ({
  resourceType: 'MedicationDispense',
  id: `${request}-${day}`,
  status: 'completed',
  subject,
  medicationCodeableConcept: { text: `${request} pill` },
  authorizingPrescription: [{ reference: `MedicationRequest/${request}` }],
  whenHandedOver: day,
  daysSupply: { value: days, unit: 'days', code: 'd' },
})
const refills = (numberOfRepeatsAllowed: number) => ({ dispenseRequest: { numberOfRepeatsAllowed } })

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Exampleby' }] },
  order('empty', daysAgo(200), refills(1)),
  fill('empty', daysAgo(190), 90),
  fill('empty', daysAgo(100), 90),
  order('refillable', daysAgo(200), refills(3)),
  fill('refillable', daysAgo(100), 90),
  order('enough', daysAgo(200), refills(1)),
  fill('enough', daysAgo(10), 90),
  order('old', '1985-03-01'),
  order('kept', '2015-03-01'),
  fill('kept', daysAgo(10), 90),
])
const anyDoubt = /upply should have ended|Old entry/
const expected: readonly (readonly [id: string, line: RegExp])[] = [
  [
    'empty',
    /twice a dayWarning:? ?Supply should have ended November 1\d, no refills left$|twice a daySupply should have ended November 1\d, no refills left$/,
  ],
  ['refillable', /Supply should have ended November 1\d$/],
  ['enough', /twice a day *Supply until about Feb 1\d, 2027$/],
  ['old', /Old entry, from 1985$/],
  ['kept', /twice a day *Supply until about Feb 1\d, 2027$/],
]

test('the page of medicines says until when a supply lasts, when it has ended, and which entries are old', async () => {
  await renderRoute('/medicines', { person: 'tove', sandbox })
  await findInMain('no refills left')
  const list = sectionOf('You take')
  for (const [id, line] of expected)
    expect(rowOf(`/record/MedicationRequest/${id}`, list).textContent, id).toMatch(line)
  // Those with a warning come first.
  const order = [...list.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('/')[3])
  expect(order.slice(0, 3).toSorted()).toEqual(['empty', 'old', 'refillable'])
})

test('the home page says it among what to check', async () => {
  await renderRoute('/', { person: 'tove', sandbox })
  await findInMain('no refills left')
  const check = sectionOf('To check')
  expect(linkedIds('MedicationRequest', check)).toEqual(['empty', 'old', 'refillable'])
  const textOf = (id: string) => rowOf(`/record/MedicationRequest/${id}`, check).textContent
  expect(textOf('empty')).toMatch(/Supply should have ended November 1\d, no refills left/)
  expect(textOf('refillable')).toMatch(/Supply should have ended November 1\d(?!, no)/)
  expect(textOf('old')).toContain('Old entry, from 1985')
})

test('the page of a prescription says the same, with whom to call', async () => {
  await renderRoute('/record/MedicationRequest/empty', { person: 'tove', sandbox })
  await findInMain(/Your supply should have ended on November 1\d\. No refills left\..*call your pharmacy/)
  await openPage('/record/MedicationRequest/old')
  await findInMain('Old entry, from 1985. Ask if you still take it.')
  await openPage('/record/MedicationRequest/kept')
  await findInMain(/Supply ?Supply until about/)
  expect(main().textContent).not.toMatch(anyDoubt)
})
