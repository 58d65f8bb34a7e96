import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findTitle, giveElementsSize, main } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const status = () => within(main()).getByRole('status').textContent
const curves = () => main().querySelectorAll('path.recharts-line-curve')
const rows = () => within(main()).getAllByRole('row')

test('a parent sees growth percentiles and can choose the reference curves', async () => {
  giveElementsSize()
  await renderRoute('/vitals', { person: 'maya', patient: 'leo' })
  await userEvent.click(await screen.findByRole('link', { name: 'See growth by age' }))
  await findTitle('Leo’s growth')
  await findInMain('percentile')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Boys' }).checked).toBe(true)
  expect(status()).toMatch(
    /^Leo’s newest height \(June 12, 2026\) is at the \d+(?:st|nd|rd|th) percentile\. Out of 100 children of the same age and sex, about \d+ are shorter\.$/,
  )
  await waitFor(() => expect(curves()).toHaveLength(4))
  expect(within(main()).getByRole('table', { name: 'Height by age' })).toBeDefined()
  expect(main().querySelector('figure')?.textContent).toMatch(/^cm/)
  // The day without the time of day.
  expect(rows()[1]?.textContent).toMatch(/June 12, 2026(?!,).*7 years.*cm.*(?:st|nd|rd|th)$/)
  expect(main().textContent).toContain('No curve for this age')

  const boys = status()
  await userEvent.click(screen.getByRole('radio', { name: 'Girls' }))
  await waitFor(() => expect(status()).not.toBe(boys))
  await userEvent.click(screen.getByRole('radio', { name: 'No one' }))
  await waitFor(() => expect(curves()).toHaveLength(0))
  expect(rows()[1]?.textContent).toContain('No curve chosen')
  await userEvent.click(screen.getByRole('radio', { name: 'Weight' }))
  expect(await within(main()).findByRole('table', { name: 'Weight by age' })).toBeDefined()
})

test('an adult has no link to growth charts', async () => {
  await renderRoute('/vitals', { person: 'nils' })
  await findInMain(/weight/i)
  expect(screen.queryByRole('link', { name: 'See growth by age' })).toBeNull()
})

const weight = (id: string, effectiveDateTime: string, value: number, unit: string, code?: string) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  subject: { reference: 'Patient/ebbe' },
  code: { text: 'Weight', coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
  effectiveDateTime,
  valueQuantity: { value, unit, ...(code === undefined ? {} : { system: 'http://unitsofmeasure.org', code }) },
})

test('weights in grams, kilograms, pounds and ounces are all compared, and shown in pounds and as sent', async () => {
  const sandbox = startSandboxWith([
    {
      resourceType: 'Patient',
      id: 'ebbe',
      name: [{ given: ['Ebbe'], family: 'Aspdal' }],
      birthDate: '2023-06-01',
      extension: [{ url: 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-birthsex', valueCode: 'M' }],
    },
    weight('w0', '2023-06-15', 3562, 'g', 'g'),
    weight('w1', '2025-07-01', 29, 'lbs'),
    weight('w2', '2025-09-01', 13.4, 'Kg'),
    weight('w3', '2026-01-01', 14_100, 'gm'),
    weight('w4', '2026-03-01', 510, 'oz', '[oz_av]'),
    weight('w5', '2026-06-01', 14.6, 'kg', 'kg'),
  ])
  await renderRoute('/vitals/growth', { person: 'ebbe', sandbox })
  await userEvent.click(await screen.findByRole('radio', { name: 'Weight' }))
  await within(main()).findByRole('table', { name: 'Weight by age' })
  const cells = rows().map((row) => within(row).queryAllByRole('cell').at(-2)?.textContent)
  expect(cells.slice(1)).toEqual([
    '32 lb (14.6 kg)',
    '510 oz',
    '31 lb (14,100 gm)',
    '30 lb (13.4 Kg)',
    '29 lbs',
    '7 lb 14 oz (3562 g)',
  ])
  const percentiles = rows().map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent)
  expect(percentiles.slice(1, 6).filter((text) => !/(?:st|nd|rd|th)$/.test(text ?? ''))).toEqual([])
  expect(percentiles[6]).toBe('No curve for this age')
})

test('before 2 years that there is no curve stands once above the table', async () => {
  const sandbox = startSandboxWith([
    { resourceType: 'Patient', id: 'ebbe', name: [{ given: ['Ebbe'], family: 'Aspdal' }], birthDate: '2025-12-01' },
    weight('w0', '2025-12-15', 3562, 'g', 'g'),
    weight('w1', '2026-06-01', 8.1, 'kg', 'kg'),
  ])
  await renderRoute('/vitals/growth', { person: 'ebbe', sandbox })
  await userEvent.click(await screen.findByRole('radio', { name: 'Weight' }))
  await userEvent.click(screen.getByRole('radio', { name: /^Boys/ }))
  const table = await within(main()).findByRole('table', { name: 'Weight by age' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Date', 'Age', 'Result'])
  await findInMain('No curve for this age.')
  expect(main().textContent.match(/No curve for this age/g)).toHaveLength(1)
})
