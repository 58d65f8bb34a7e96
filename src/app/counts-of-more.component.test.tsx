import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, main } from './__fixtures__/page-content'
import { daysAgo } from './__fixtures__/days-ago'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const status = (code: string) => ({ coding: [{ code }] })
const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const condition = (id: string, text: string, elements: object = {}) => ({
  resourceType: 'Condition',
  id,
  subject,
  code: { text },
  clinicalStatus: status('active'),
  onsetDateTime: '2020-01-01',
  ...elements,
})
const order = (id: string, text: string, elements: object = {}) => ({
  resourceType: 'MedicationRequest',
  id,
  subject,
  status: 'active',
  intent: 'order',
  authoredOn: daysAgo(30),
  medicationCodeableConcept: { text },
  ...elements,
})
const observation = (id: string, days: number, elements: object = {}) => ({
  resourceType: 'Observation',
  id,
  subject,
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { coding: [{ system: 'http://loinc.org', code: '2345-7' }], text: 'Glucose' },
  effectiveDateTime: daysAgo(days),
  valueQuantity: { value: 90, unit: 'mg/dL' },
  ...elements,
})

// Eleven of each, one twice, and what is not so: a mistake, one ruled out or cancelled, one that is past.
const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  ...names.map((name) => condition(`c-${name}`, `Condition ${name}`)),
  condition('c-again', 'Condition one', { onsetDateTime: '2021-01-01' }),
  condition('c-mistake', 'Condition twelve', { verificationStatus: status('entered-in-error') }),
  condition('c-refuted', 'Condition thirteen', { verificationStatus: status('refuted') }),
  condition('c-past', 'Condition fourteen', { clinicalStatus: status('resolved') }),
  ...names.map((name) => order(`m-${name}`, `Medicine ${name}`)),
  order('m-mistake', 'Medicine twelve', { status: 'entered-in-error' }),
  order('m-cancelled', 'Medicine thirteen', { status: 'cancelled' }),
  order('m-past', 'Medicine fourteen', { status: 'completed' }),
  {
    resourceType: 'Encounter',
    id: 'visit',
    subject,
    status: 'finished',
    class: { code: 'AMB' },
    period: { start: daysAgo(90), end: daysAgo(90) },
  },
  ...[10, 20, 30].map((days) => observation(`o-${days}`, days)),
  observation('o-mistake', 5, { status: 'entered-in-error' }),
])

/** The card with this title: its rows, and how many more it says there are. */
const card = (title: string) => {
  const heading = [...main().querySelectorAll('h2')].find(({ textContent }) => textContent.startsWith(title))
  const section = heading?.closest('section')
  return {
    rows: section?.querySelectorAll('li').length ?? 0,
    more: Number(/And (\d+) more/.exec(section?.textContent ?? '')?.[1] ?? 0),
  }
}

test('“And N more” on a card of the home page counts the rows that its page adds', async () => {
  await renderRoute('/', { person: 'tove', sandbox })
  for (const title of ['Health conditions', 'You take']) {
    await waitFor(() => expect(card(title).more).toBeGreaterThan(0))
    expect(card(title).rows + card(title).more, title).toBe(names.length)
  }
  await openPage('/conditions')
  await findInMain('Current (11)')
  await openPage('/medicines')
  await findInMain('Medicine eleven')
  for (const name of names) await findInMain(`Medicine ${name}`)
})

test('the link to what is new names no number, as the card counts each test once and leaves mistakes out', async () => {
  await renderRoute('/', { person: 'tove', sandbox })
  const link = await waitFor(() => {
    const found = main().querySelector('a[href="/new"]')
    expect(found).not.toBeNull()
    return found
  })
  expect(link?.textContent).toBe('What is new')
})
