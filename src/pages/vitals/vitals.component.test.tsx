import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, main } from '../../app/__fixtures__/page-content'
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
const card = async (name: string): Promise<HTMLElement> => {
  const heading = await within(main()).findByRole('heading', { name: new RegExp(name) })
  return heading.closest('li') ?? heading
}
const choice = () => within(main()).findByRole<HTMLInputElement>('checkbox')
const toggle = async () => {
  await userEvent.click(await choice())
}

test('readers of US English see US units, with the value of the record below and one press away', async () => {
  await renderRoute('/vitals', { person: 'pia', sandbox })
  expect((await card('Weight')).textContent).toMatch(/154 lb\s*In the record: 70 kg/)
  expect((await card('Height')).textContent).toMatch(/5 ft 9 in\s*In the record: 174\.5 CM/)
  const temperature = await card('Body temperature')
  expect(temperature.textContent).toMatch(/98\.6 °F.*In the record: 37 °C/)
  await userEvent.click(within(temperature).getByText(/^In the record:/, { selector: 'summary' }))
  expect(within(temperature).getByText('Expected range: 36 to 37.5 °C')).toBeDefined()
  expect((await choice()).checked).toBe(true)
  await toggle()
  await findInMain('70 kg')
  expect(main().textContent).not.toMatch(/\d lb|\d ft|\d °F/)
})

test('a vital sign whose unit is not clear is not converted', async () => {
  await renderRoute('/vitals', { person: 'pia', sandbox })
  expect((await card('Head size')).textContent).toContain('22 cm (the record also says in)')
  expect((await card('Head size')).textContent).not.toContain('converted')
})

test('readers of Spanish see the units of the record, and US units on request', async () => {
  await renderRoute('/vitals', { person: 'pia', sandbox, language: 'es' })
  expect((await card('Peso')).textContent).toContain('70 kg')
  expect(main().textContent).not.toMatch(/\d (?:lb|libras)/)
  await toggle()
  expect((await card('Peso')).textContent).toMatch(/70 kg.*154 libras/)
})

test('care staff see the units of the record, and US units on request', async () => {
  await renderRoute('/vitals', { person: 'dr-lee', patient: 'ana', provider: true })
  expect((await card('Weight')).textContent).toMatch(/\d kg/)
  expect(main().textContent).not.toMatch(/\d lb/)
  await toggle()
  expect((await card('Weight')).textContent).toMatch(/\d kg.*\d lb/)
})
