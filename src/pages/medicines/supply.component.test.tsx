import { within } from '@testing-library/react'
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
const lineOf = (row: HTMLElement, text: RegExp): string[] =>
  within(row)
    .queryAllByText((_content, element) => element?.tagName === 'P' && text.test(element.textContent ?? ''))
    .map(({ textContent }) => textContent ?? '')
const anyDoubt = /supply should have ended|Old entry/
const expected: readonly (readonly [id: string, line: RegExp | undefined])[] = [
  ['empty', /^Your supply should have ended about November 1\d, 2026\. No refills left\./],
  ['refillable', /^Your supply should have ended about November 1\d, 2026\.(?! No)/],
  ['enough', undefined],
  ['old', /^Old entry: ask if you still take it\.$/],
  ['kept', undefined],
]

test('the page of medicines says when a supply has ended and which entries are old', async () => {
  await renderRoute('/medicines', { person: 'tove', sandbox })
  await findInMain('No refills left.')
  for (const [id, line] of expected) {
    const lines = lineOf(rowOf(`/record/MedicationRequest/${id}`), anyDoubt)
    expect(lines, id).toHaveLength(line ? 1 : 0)
    if (line) expect(lines[0]).toMatch(line)
  }
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

test('the page of a prescription says the same', async () => {
  await renderRoute('/record/MedicationRequest/empty', { person: 'tove', sandbox })
  await findInMain(/Your supply should have ended about November 1\d, 2026\. No refills left\./)
  await openPage('/record/MedicationRequest/old')
  await findInMain('Old entry: ask if you still take it.')
  await openPage('/record/MedicationRequest/kept')
  expect(main().textContent).not.toMatch(anyDoubt)
})
