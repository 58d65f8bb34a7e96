import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findTitle, main } from './__fixtures__/page-content'
import { renderRoute } from './__fixtures__/render-route'

const official = /\[(?:Mass|Moles|Enzymatic|Volume|#|Ratio)|panel with all children|Oxygen saturation in Arterial/

test.each([
  ['/', ['eGFR', 'HbA1c', 'BUN', 'ACR (urine)', 'BP', 'CO₂ (total)']],
  ['/results', ['eGFR', 'HbA1c', 'BUN', 'WBC', 'LDL-C (calc)']],
  ['/vitals', ['BP', 'BMI', 'Resp. rate', 'O₂ saturation (arterial)']],
  ['/record/DiagnosticReport/walter-visit-60-metabolic-report', ['eGFR', 'BUN', 'CO₂ (total)', 'Potassium']],
])('care staff read the short clinical names of tests at %s', async (path, names) => {
  await renderRoute(path, { person: 'dr-lee', patient: 'walter', provider: true })
  await within(main()).findAllByText(names[0] ?? '')
  for (const name of names) expect([name, within(main()).queryAllByText(name).length > 0]).toEqual([name, true])
  for (const row of main().querySelectorAll('tbody th, [data-row] [class*=name]'))
    expect(row.textContent).not.toMatch(official)
})

test('on the timeline, care staff read the short name of a result outside a visit', async () => {
  await renderRoute('/timeline', { person: 'dr-lee', patient: 'walter', provider: true })
  await within(main()).findAllByText('ACR (urine)')
  expect(main().textContent).not.toContain('Albumin/Creatinine [Mass Ratio] in Urine')
})

test('the page of a result has its official name', async () => {
  await renderRoute('/record/Observation/walter-visit-60-egfr', { person: 'dr-lee', patient: 'walter', provider: true })
  await findTitle(/^Glomerular filtration rate/)
})
