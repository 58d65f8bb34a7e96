import { expect, test } from 'vitest'
import { findInMain, main } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const vital = (id: string, code: string, text: string, value: number, unit: string, range?: string) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: 'vital-signs' }] }],
  code: { text, coding: [{ system: 'http://loinc.org', code }] },
  subject: { reference: 'Patient/ebbe' },
  effectiveDateTime: '2026-07-02',
  valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
  ...(range !== undefined && { referenceRange: [{ text: range }] }),
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'ebbe', name: [{ given: ['Ebbe'], family: 'Aspdal' }], birthDate: '2024-06-01' },
  vital('weight', '77606-2', 'Weight-for-length percentile', 72.23, '%', 'WHO (Boys, 0-2 Years)'),
  vital('head', '8289-1', 'Head circumference percentile', 3, '%'),
  vital('bmi', '59576-9', 'BMI percentile', 97.5, '{percentile}', 'CDC (Boys, 2-20 Years)'),
])

test.each([
  ['en', ['72.2nd percentile', '3rd percentile', '97.5th percentile', 'Compared with: CDC (Boys, 2-20 Years)']],
  ['es', ['percentil 72.2', 'percentil 3', 'percentil 97.5', 'Comparado con: WHO (Boys, 0-2 Years)']],
] as const)('percentiles are named, and a growth reference is no expected range (%s)', async (language, texts) => {
  await renderRoute('/vitals', { person: 'ebbe', sandbox, language })
  for (const text of texts) await findInMain(text)
  expect(main().textContent).not.toMatch(/3 %|Expected range|Rango esperado/)
})
