import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, giveElementsSize, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const result = (
  id: string,
  day: string | undefined,
  value: object,
  code = '33914-3',
  text = 'eGFR',
  category = 'laboratory',
) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: category }] }],
  code: { text, coding: [{ system: 'http://loinc.org', code }] },
  subject: { reference: 'Patient/tove' },
  effectiveDateTime: day,
  ...value,
})
const mL = (value: number, comparator?: string) => ({
  valueQuantity: { value, unit: 'mL/min/1.73m2', code: 'mL/min/{1.73_m2}', ...(comparator && { comparator }) },
})
const concept = (text: string) => ({ valueCodeableConcept: { text } })

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  result('e0', '2023-02-01', { valueString: 'GT 60' }),
  result('e1', '2023-08-01', concept('>60')),
  result('e2', '2024-02-01', { valueString: '> 60 mL/min' }),
  result('e3', '2024-08-01', concept('58')),
  result('e4', '2025-02-01', { valueString: 'see comment' }),
  result('e5', '2025-08-01', concept('55')),
  result('e6', '2026-02-01', mL(60, '>')),
  result('e7', '2026-08-01', mL(51)),
  result('b1', '2026-08-01', { valueQuantity: { value: 50, unit: 'pg/mL', comparator: '<' } }, '30934-4', 'BNP'),
  ...['2025-08-01', '2026-08-01', undefined].map((day, index) =>
    result(`n${String(index)}`, day, { valueQuantity: { value: 140 + index, unit: 'mmol/L' } }, '2951-2', 'Sodium'),
  ),
  result('t1', '2026-08-01', { valueQuantity: { value: 37, unit: 'Cel' } }, '8310-5', 'Temperature', 'vital-signs'),
])

test('numbers sent as text are in the table, are counted, and are no categories', async () => {
  await renderRoute('/results/trend/e7', { person: 'tove', sandbox })
  await findInMain(
    'There are 8 results since 2023: 6 with a number to draw, 2 as text. The table below has all of them.',
  )
  const text = main().textContent
  for (const words of ['GT 60', '>60', '> 60 mL/min', '58', 'see comment', '55']) expect(text).toContain(words)
  expect(text).not.toContain('There are 2 values')
  expect(text).toContain('51 on August 1. The one before: more than 60, February 1.')
  // The chart of categories is the only drawing with these words.
  expect([...main().querySelectorAll('svg text')].map((label) => label.textContent)).not.toContain('58')
})

test('a number without a date is counted as such, not as text, and only once', async () => {
  await renderRoute('/results/trend/n1', { person: 'tove', sandbox })
  await findInMain(
    'There are 3 results since 2025: 2 with a number to draw, 1 with a number but without a date. The table below has all of them.',
  )
  expect(main().textContent).not.toContain('as text')
  expect(main().textContent.split('without a date')).toHaveLength(2)
})

test('whole numbers sent as text stand on the line, and the page says that their unit was not sent', async () => {
  giveElementsSize()
  await renderRoute('/results/trend/e7?range=all', { person: 'tove', sandbox })
  await findInMain('4 results were sent without a unit. The chart shows them as hollow marks, as if in mL/min/1.73m2.')
  // Six marks: 58, 55 and 51, and the limits “GT 60”, “>60” and “> 60”. Only 51 is a full one.
  await waitFor(() => expect(main().querySelectorAll('[data-marks] path')).toHaveLength(6))
  expect(main().querySelectorAll('[data-marks] path[fill="var(--action)"]')).toHaveLength(1)
  fireEvent.change(within(main()).getByRole('slider'), { target: { value: '3' } })
  await findInMain('August 1, 2025: 55 The unit was not sent.')
})

test('one result is not counted, and has no link to a trend', async () => {
  await renderRoute('/results/trend/b1', { person: 'tove', sandbox })
  await findInMain('Less than 50 on August 1.')
  expect(main().textContent).not.toContain('There is 1')
  await openPage('/vitals')
  await findInMain('37')
  expect(main().textContent).not.toContain('See trend')
})

test('the count is translated', async () => {
  await renderRoute('/results/trend/e7', { person: 'tove', sandbox, language: 'es' })
  await findInMain('Hay 8 resultados desde 2023: 6 con un número que se puede dibujar, 2 como texto.')
})
