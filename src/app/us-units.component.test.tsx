import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, main } from './__fixtures__/page-content'
import { daysAgo } from './__fixtures__/days-ago'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const vital = (id: string, code: string, text: string, value: number, unit: string, ucum = unit) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }] },
  ],
  code: { coding: [{ system: 'http://loinc.org', code }], text },
  subject: { reference: 'Patient/una' },
  encounter: { reference: 'Encounter/visit' },
  effectiveDateTime: daysAgo(2),
  valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: ucum },
})

const sandbox = startSandboxWith([
  {
    resourceType: 'Patient',
    id: 'una',
    name: [{ given: ['Una'], family: 'Test' }],
    gender: 'female',
    birthDate: daysAgo(8 * 365),
  },
  {
    resourceType: 'Encounter',
    id: 'visit',
    status: 'finished',
    class: { code: 'AMB' },
    subject: { reference: 'Patient/una' },
    period: { start: daysAgo(2), end: daysAgo(2) },
  },
  // Later and without a visit.
  {
    ...vital('temp', '8310-5', 'Body temperature', 38, '°C', 'Cel'),
    encounter: undefined,
    effectiveDateTime: daysAgo(1),
  },
  vital('weight', '29463-7', 'Body weight', 25, 'kg'),
  vital('height', '8302-2', 'Body height', 127, 'cm'),
  {
    resourceType: 'Goal',
    id: 'goal',
    lifecycleStatus: 'active',
    description: { text: 'Keep the weight' },
    subject: { reference: 'Patient/una' },
    target: [
      {
        measure: { coding: [{ system: 'http://loinc.org', code: '29463-7' }], text: 'Body weight' },
        detailQuantity: { value: 26, unit: 'kg', system: 'http://unitsofmeasure.org', code: 'kg', comparator: '<' },
      },
    ],
  },
])

test.each([
  ['/results?by=date&time=all', ['100.4 °F', '(38 °C)']],
  ['/timeline', ['100.4 °F', '(38 °C)']],
  ['/new', ['100.4 °F', '(38 °C)']],
  ['/results?time=all', ['100.4 °F', '(38 °C)']],
  ['/records/Goal', ['55 lb', '(25 kg)']],
  ['/vitals/growth', ['4 ft 2 in (127 cm)']],
])('%s has US units for readers of US English, with the units of the record beside', async (path, texts) => {
  await renderRoute('/', { person: 'una', sandbox })
  await openPage(path)
  for (const text of texts) await findInMain(text)
})

test('the growth card has US units too, for parents who read US English', async () => {
  await renderRoute('/', { person: 'maya', patient: 'leo' })
  await findInMain(/Growth.*\d lb[^(]*\([\d.]+ kg\)/)
  await findInMain(/\d ft \d+ in \([\d.]+ cm\)/)
})

test('the last part of the home page has US units too', async () => {
  await renderRoute('/', { person: 'maya', patient: 'leo' })
  const links = await screen.findByRole('navigation', { name: 'More about Leo’s health' })
  expect(links.textContent).toMatch(/Body weight\d+\slb\s*\([\d.]+\skg\)/)
})

test('the page of a test has the newest value in US units, and its sentence', async () => {
  await renderRoute('/', { person: 'una', sandbox })
  await openPage('/vitals')
  await userEvent.click(await screen.findByRole('link', { name: /^Weight/ }))
  await findInMain(/55\slb\s*\(25\skg\)/)
  await findInMain(/55\slb on /)
})

test('readers of Spanish keep the units of the record', async () => {
  await renderRoute('/', { person: 'una', sandbox, language: 'es' })
  await openPage('/results?by=date&time=all')
  await findInMain('38 °C')
  expect(main().textContent).not.toContain('°F')
})
