import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  findInMain,
  isHidden,
  main,
  rowOf,
  sectionOf,
  summaryOf,
  visibleText,
} from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const LOINC = 'http://loinc.org'
const absent = (code: string) => ({ dataAbsentReason: { coding: [{ code }] } })
const result = (id: string, category: string, code: string, text: string, day: string, more: object) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: category }] }],
  code: { text, coding: [{ system: LOINC, code }] },
  subject: { reference: 'Patient/tove' },
  effectiveDateTime: day,
  ...more,
})
const potassium = (id: string, day: string, more: object) => result(id, 'laboratory', '2823-3', 'Potassium', day, more)
const mmol = (value: number) => ({ valueQuantity: { value, unit: 'mmol/L' } })
const half = (code: string, more: object) => ({ code: { coding: [{ system: LOINC, code }] }, ...more })
const pressure = (id: string, day: string, upper: object, lower: object) =>
  result(id, 'vital-signs', '85354-9', 'Blood pressure', day, {
    component: [half('8462-4', lower), half('8480-6', upper)],
  })
const mmHg = (value: number) => ({ valueQuantity: { value, unit: 'mmHg' } })

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  potassium('broken', '2026-11-20', { ...absent('error'), note: [{ text: 'Please give a new sample.' }] }),
  potassium('k3', '2026-10-02', mmol(4.3)),
  potassium('k2', '2026-07-01', mmol(4.1)),
  potassium('k1', '2026-01-02', mmol(4)),
  result('sodium', 'laboratory', '2951-2', 'Sodium', '2026-10-02', mmol(139)),
  pressure('no-numbers', '2026-11-01', absent('unknown'), absent('unknown')),
  pressure('numbers', '2026-10-01', mmHg(120), mmHg(80)),
])

test('a newer result without a value does not hide the last value, on home, the lists and the trend', async () => {
  await renderRoute('/', { person: 'tove', sandbox })
  await findInMain('4.3 mmol/L')
  await findInMain('Could not be measured')
  const home = main().textContent
  expect(home).toMatch(/To check.*Potassium.*Could not be measured.*November 20.*4\.3/)
  expect(home).toContain('120/80')
  expect(home.match(/have no range/g)).toHaveLength(1)

  for (const path of ['/results', '/results?group=test']) {
    await openPage(path)
    // The line of the fold has the warning, and the row in it the note of the lab and the last value.
    await findInMain('Potassium: Newer test without a value (November 20)')
    // Until the names have loaded, the test stands among the others.
    await waitFor(() => expect(isHidden(summaryOf('Salts and minerals'))).toBe(false))
    const row = rowOf('/results/trend/broken').textContent
    expect(row).toMatch(
      /Newer test without a value \(November 20\).*Please give a new sample\..*October 2.*4\.3 mmol\/L/,
    )
    expect(sectionOf('Vital signs').textContent).toMatch(/Newer test without a value \(November 1\).*120\/80 mmHg/)
  }
  await openPage('/results?by=date')
  await findInMain('No value, because of an error in the system or the process')
  expect(visibleText()).toContain('Please give a new sample.')
  expect(visibleText()).toMatch(/Blood pressure.*Not known/)

  await openPage('/vitals')
  await findInMain(/Blood pressure.*Newer test without a value \(November 1\)/)
  // Systolic before diastolic, whatever the order sent.
  expect(main().textContent).toMatch(/120\/80 mmHg/)

  await openPage('/results/trend/k3')
  await findInMain(/“Please give a new sample\.” Could not be measured on November 20\. The last value: 4\.3/)
  expect(sectionOf('Newest result').textContent).toContain('4.3 mmol/L')
})

test('the note on a newer result without a value is translated', async () => {
  await renderRoute('/', { person: 'tove', sandbox, language: 'es' })
  await findInMain('No se pudo medir')
})
