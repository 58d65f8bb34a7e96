import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const result = (id: string, code: string, text: string, value: number, unit: string) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
  ],
  code: { text, coding: [{ system: 'http://loinc.org', code }] },
  subject,
  effectiveDateTime: '2026-10-01',
  valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  result('h1', '718-7', 'Hemoglobin', 10.2, 'g/dL'),
  {
    resourceType: 'DiagnosticReport',
    id: 'count',
    status: 'final',
    code: { text: 'Blood count' },
    subject,
    effectiveDateTime: '2026-10-01',
    result: [
      { reference: 'Observation/h1' },
      { reference: '#in1' },
      { reference: 'Observation/gone' },
      { display: 'Smear: pending' },
    ],
    contained: [result('in1', '789-8', 'Red cells', 4.4, '10*6/uL')],
  },
])

test('the table of a report has results inside the report, missing ones and those that are only named', async () => {
  await renderRoute('/record/DiagnosticReport/count', { person: 'tove', sandbox })
  const rows = () => within(within(main()).getByRole('table')).getAllByRole('row').slice(1)
  await waitFor(() => expect(rows()).toHaveLength(4))
  await waitFor(() => expect(rows()[1]?.textContent).toMatch(/Red (?:blood )?cells.*4\.4 million per µL/))
  await waitFor(() => expect(rows()[2]?.textContent).toContain('We can’t find this record'))
  const [hemoglobin, redCells, , smear] = rows()
  expect(hemoglobin?.textContent).toMatch(/Hemoglobin.*10\.2/)
  expect(redCells && within(redCells).queryByRole('link')).toBeNull()
  expect(smear?.textContent).toMatch(/^Smear: pending.*Only the name is given here\./)
  expect(within(main()).getByRole('table').textContent).not.toContain('no way to open')
})
