import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, linkedIds, main, rowOf } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

interface Amount {
  readonly value: number
  readonly unit: string
  readonly code?: string
}

const amount = (value: number, unit: string, code = unit): Amount => ({ value, unit, code })
const lab = (id: string, name: string, valueQuantity: Amount | undefined, more: object) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { text: name },
  subject: { reference: 'Patient/tove' },
  effectiveDateTime: '2026-10-02',
  ...(valueQuantity && { valueQuantity }),
  ...more,
})
const text = (words: string) => ({ referenceRange: [{ text: words }] })
const mg = (value: number) => amount(value, 'mg/dL')

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  lab('hemoglobin', 'Hemoglobin', amount(13.2, 'g/dL'), text('12.0 - 15.5')),
  lab('triglycerides', 'Triglycerides', mg(180), text('<150')),
  lab('hdl', 'HDL', mg(61), text('> 40')),
  lab('alt', 'ALT', amount(75, 'U/L'), text('≤ 45 U/L')),
  lab('tsh', 'TSH', amount(2.4, 'mIU/L'), text('0,4 - 4,0')),
  lab('potassium', 'Potassium', amount(4.1, 'mmol/L'), text('3.5–5.1')),
  lab('cells', 'White cells', amount(11.2, '10*3/uL'), text('4.5-10.0 x10E3/uL')),
  lab('creatinine', 'Creatinine', mg(0.9), text('M: 0.7-1.3; F: 0.5-1.1')),
  lab('protein', 'Protein', amount(3, 'mg/L'), text('NEGATIVE')),
  lab('sodium', 'Sodium', amount(129, 'mmol/L'), {
    referenceRange: [{ low: amount(120, 'mmol/L'), high: amount(160, 'mmol/L'), text: 'Panic limits' }],
  }),
  lab('ldl', 'LDL', mg(120), { referenceRange: [{ high: mg(70), appliesTo: [{ text: 'high risk' }] }] }),
  lab('glucose', 'Glucose', amount(5.4, 'mmol/L'), { referenceRange: [{ low: mg(70), high: mg(99) }] }),
  lab('cancelled', 'Magnesium', undefined, {
    status: 'cancelled',
    dataAbsentReason: { coding: [{ code: 'not-performed' }] },
    interpretation: [{ coding: [{ code: 'HH' }] }],
  }),
])
const rowText = (id: string) => rowOf(`/results/trend/${id}`).textContent
const shownTests = () =>
  [...main().querySelectorAll('a[href^="/results/trend/"]')].map((link) => link.getAttribute('href')?.split('/').at(-1))

test('a range as text is shown as sent, and compared where it can only mean one range', async () => {
  await renderRoute('/results?time=all', { person: 'tove', sandbox })
  await findInMain('Triglycerides')
  for (const id of ['triglycerides', 'alt', 'cells']) expect(rowText(id)).toContain('Above the range')
  expect(main().textContent).toContain('4 inside the range: HDL, Hemoglobin, Potassium, TSH')
  expect(main().textContent).toContain('This app compared 7 results with the range given.')
  expect(main().textContent).toContain('3 of your 12 tests were outside the lab’s range')
  for (const [id, words] of [
    ['creatinine', 'M: 0.7-1.3; F: 0.5-1.1'],
    ['protein', 'NEGATIVE'],
    ['sodium', 'Limit: 120 to 160 mmol/L (Panic limits)'],
    ['ldl', '(only for people at high risk)'],
    ['glucose', '70 to 99 mg/dL (in another unit, so not compared)'],
  ] as const) {
    expect(rowText(id)).toContain(words)
    expect(rowText(id)).not.toMatch(/(?:Above|Below) the range/)
  }
  expect(main().textContent).not.toContain('Far above the expected range')
})

test('the filter of results outside their range counts those that could not be compared', async () => {
  await renderRoute('/results?time=all', { person: 'tove', sandbox })
  await userEvent.click(await screen.findByRole('radio', { name: 'Outside the expected range' }))
  await findInMain(
    'We could not compare 5 results with a range, so they are not in this list: range as text (2), range for some people only (1), range in another unit (1), more than one range, or a range that is not clear (1).',
  )
  // The cancelled test is in a fold of its own.
  await waitFor(() => expect([...shownTests()].sort()).toEqual(['alt', 'cells', 'triglycerides']))
  expect(linkedIds('Observation')).toEqual(['cancelled'])
})

test('the count is translated', async () => {
  await renderRoute('/results?time=all&show=outside', { person: 'tove', sandbox, language: 'es' })
  await findInMain(
    'No pudimos comparar 5 resultados con un rango, por eso no están en esta lista: rango en palabras (2)',
  )
  await openPage('/record/Observation/ldl')
  await findInMain('solo para: high risk')
})
