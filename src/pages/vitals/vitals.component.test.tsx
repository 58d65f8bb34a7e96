import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { main } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const vital = (id: string, loinc: string, valueQuantity: object, more: object = {}) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  subject: { reference: 'Patient/pia' },
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }] },
  ],
  code: { text: id, coding: [{ system: 'http://loinc.org', code: loinc }] },
  effectiveDateTime: '2026-03-01',
  valueQuantity,
  ...more,
})
const ucum = (value: number, code: string, unit = code) => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code,
})
const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'pia', name: [{ given: ['Pia'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  vital('weight', '29463-7', ucum(70, 'kg')),
  vital('height', '8302-2', { value: 174.5, unit: 'CM' }),
  vital('temperature', '8310-5', ucum(37, 'Cel', 'degC'), {
    referenceRange: [{ low: ucum(36, 'Cel', 'degC'), high: ucum(37.5, 'Cel', 'degC') }],
  }),
  // Text and code are two units.
  vital('head', '9843-4', ucum(22, '[in_i]', 'cm')),
])
/** The row of a vital sign. */
const row = async (name: RegExp): Promise<HTMLElement> => {
  const link = await within(main()).findByRole('link', { name })
  return link.closest<HTMLElement>('[data-row]') ?? expect.unreachable('no row')
}
const choice = () => within(main()).findByRole<HTMLInputElement>('checkbox')
const toggle = async () => {
  await userEvent.click(await choice())
}

test('readers of US English see US units, with the value of the record in brackets', async () => {
  await renderRoute('/vitals', { person: 'pia', sandbox })
  await waitFor(async () => expect((await row(/weight/i)).textContent).toContain('154 lb (70 kg)'))
  expect((await row(/height/i)).textContent).toContain('5 ft 9 in (174.5 CM)')
  expect((await row(/temperature/i)).textContent).toContain('98.6 °F (37 °C)')
  expect((await choice()).checked).toBe(true)
  expect(main().textContent).toContain('We changed some values to other units and rounded them')
  await toggle()
  expect((await row(/weight/i)).textContent).toContain('70 kg')
  expect(main().textContent).not.toMatch(/\d lb|\d ft|\d °F|rounded/)
})

test('a vital sign whose unit is not clear is not converted', async () => {
  await renderRoute('/vitals', { person: 'pia', sandbox })
  await waitFor(async () => expect((await row(/weight/i)).textContent).toContain('lb'))
  expect((await row(/head/i)).textContent).toContain('22 cm (the record also says in)')
})

test('readers of Spanish see the units of the record, and US units on request', async () => {
  await renderRoute('/vitals', { person: 'pia', sandbox, language: 'es' })
  expect((await row(/peso|weight/i)).textContent).toContain('70 kg')
  expect(main().textContent).not.toMatch(/\d (?:lb|libras)/)
  await toggle()
  expect((await row(/peso|weight/i)).textContent).toContain('154 libras (70 kg)')
})

test('care staff see the units of the record, and US units on request', async () => {
  await renderRoute('/vitals', { person: 'dr-lee', patient: 'ana', provider: true })
  expect((await row(/weight/i)).textContent).toMatch(/\d kg/)
  expect(main().textContent).not.toMatch(/\d lb/)
  await toggle()
  expect((await row(/weight/i)).textContent).toMatch(/\d lb \(.*\d kg\)/)
})

test('a row has its newest value with flag and day, and opens the page of the test', async () => {
  await renderRoute('/vitals', { person: 'walter' })
  const pressure = await row(/^Blood pressure/)
  await waitFor(() => expect(pressure.querySelector('time')).not.toBeNull())
  expect(pressure.textContent).toMatch(/^Blood pressureAt homeSeptember 21139\/78 mmHg/)
  expect(main().textContent).not.toMatch(/In the record|What is this|See trend|\bago\b|[ap]\.m\./)
  const links = [...main().querySelectorAll('[data-row]')].map(
    (each) => each.querySelectorAll('a, button, summary').length,
  )
  expect(new Set(links)).toEqual(new Set([1]))
  expect(within(pressure).getByRole('link').getAttribute('href')).toMatch(/^\/results\/trend\//)
})
