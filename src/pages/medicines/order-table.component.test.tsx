import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { daysAgo } from '../../app/__fixtures__/days-ago'
import { inMain, linksTo } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const order = (id: string, name: string, more: object = {}) => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject,
  authoredOn: daysAgo(30),
  medicationCodeableConcept: { text: name },
  dosageInstruction: [{ text: `Take ${id}` }],
  ...more,
})
const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Exampleby' }] },
  { resourceType: 'Practitioner', id: 'staff', name: [{ family: 'Staffer' }] },
  order('never', 'Aspirin', { doNotPerform: true, dosageInstruction: [{ text: 'No aspirin, it bled' }] }),
  order('against', 'Aspirin'),
  order('twice-1', 'Alfadrug'),
  order('twice-2', 'Alfadrug'),
  order('ended', 'Betadrug', { dispenseRequest: { validityPeriod: { end: '2020-01-01' } } }),
  order('old', 'Gammadrug', { authoredOn: '1985-03-01' }),
  order('recalled', 'Deltadrug'),
  {
    resourceType: 'MedicationDispense',
    id: 'fill',
    status: 'completed',
    subject,
    medicationCodeableConcept: { text: 'Deltadrug' },
    authorizingPrescription: [{ reference: 'MedicationRequest/recalled' }],
    whenHandedOver: daysAgo(5),
    note: [{ text: 'Recalled by the maker' }],
  },
  order('private', 'Epsidrug', {
    meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
  }),
  order('unsure', 'Zetadrug', { status: 'unknown' }),
  order('mistake', 'Etadrug', { status: 'entered-in-error' }),
  order('proposed', 'Thetadrug', { intent: 'proposal' }),
  order('stopped', 'Iotadrug', { status: 'stopped', authoredOn: daysAgo(1), statusReason: { text: 'Rash' } }),
  ...Array.from({ length: 12 }, (_, index) => order(`past-${String(index)}`, 'Kappadrug', { status: 'completed' })),
  order('silent', 'Lambdadrug', { dosageInstruction: [] }),
  order('unreadable', 'Mydrug', {
    dosageInstruction: [
      { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'wk', dayOfWeek: ['mon', 'thu'] } } },
    ],
  }),
])

const rowOf = (id: string): string =>
  linksTo(`/record/MedicationRequest/${id}`)[0]?.closest('tr')?.textContent.replaceAll(/\s+/g, ' ') ?? ''

const expected: readonly (readonly [id: string, text: RegExp])[] = [
  ['never', /DO NOT GIVE\. “?No aspirin, it bled/],
  ['against', /Conflict: another active order says do not give\./],
  ['twice-1', /Recorded as current 2 times/],
  ['twice-2', /Recorded as current 2 times/],
  ['ended', /Order ended 01 Jan 2020/],
  ['old', /Ordered over 2 years ago, no dispense since\. Verify\./],
  ['recalled', /Recall noted on dispense of .*“Recalled by the maker”/],
  ['private', /Marked private: /],
  ['unsure', /unknown/i],
  ['proposed', /Proposed, not ordered/],
  ['stopped', /Stopped.*“Rash”/],
  ['silent', /No dosage instruction on this order\./],
  ['unreadable', /See the record\./],
]

test('every reason against an order is in its row, and what was entered in error is in a table of its own', async () => {
  await renderRoute('/medicines', { person: 'all-patients-provider', patient: 'tove', provider: true, sandbox })
  const table = await inMain().findByRole('table', { name: 'Medication orders' })
  for (const [id, text] of expected) expect(rowOf(id), id).toMatch(text)
  expect(rowOf('unreadable')).not.toContain('once')
  expect(linksTo('/record/MedicationRequest/mistake', table)).toEqual([])
  expect(linksTo('/record/MedicationRequest/mistake')).toHaveLength(1)
  expect(
    [...table.querySelectorAll('[data-row]')].filter((row) => row.querySelectorAll('a, button').length !== 1),
  ).toEqual([])
})

test('of many past orders the first ten are shown, the others on request and while printing', async () => {
  await renderRoute('/medicines', { person: 'all-patients-provider', patient: 'tove', provider: true, sandbox })
  await inMain().findByRole('button', { name: 'Show 3 more' })
  const past = () => inMain().getAllByRole('link', { name: 'Kappadrug' }).length
  expect(past()).toBe(9)
  dispatchEvent(new Event('beforeprint'))
  expect(past()).toBe(12)
  dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(past()).toBe(9))
  await userEvent.click(inMain().getByRole('button', { name: 'Show 3 more' }))
  expect(past()).toBe(12)
})
