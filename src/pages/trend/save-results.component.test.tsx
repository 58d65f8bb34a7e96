import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { summaryOf } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'
import { saveFile } from '../../app/__fixtures__/saved-files'

const result = (id: string, day: string, value: number, more: object = {}) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
  ],
  code: { text: 'Potassium', coding: [{ system: 'http://loinc.org', code: '2823-3' }] },
  subject: { reference: 'Patient/tove' },
  effectiveDateTime: day,
  valueQuantity: { value, unit: 'mmol/L' },
  referenceRange: [{ low: { value: 3.5, unit: 'mmol/L' }, high: { value: 5.1, unit: 'mmol/L' } }],
  performer: [{ display: '=HYPERLINK("http://example.org")' }],
  ...more,
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  result('new', '2026-11-20', 5.9, { interpretation: [{ coding: [{ code: 'H' }] }] }),
  result('old', '2026-10-01', 4.1),
  result('wrong', '2026-09-01', 99, { status: 'entered-in-error' }),
  result('other', '2026-10-02', 140, {
    code: { text: 'Sodium', coding: [{ system: 'http://loinc.org', code: '2951-2' }] },
  }),
])

const cellsOf = (line = '') => line.slice(1, -1).split('","')

test('the results of one test are saved as CSV: value, unit, range, flag, date and who did it, without mistakes and formulas', async () => {
  await renderRoute('/results/trend/new', { person: 'tove', sandbox })
  await screen.findByRole('region', { name: 'Newest result' })
  await userEvent.click(summaryOf('Save these results'))
  const { name, text } = await saveFile('Save as a table (CSV)')
  expect(name).toMatch(/^potassium-\d{4}-\d{2}-\d{2}\.csv$/)
  const [note, blank, head, ...rows] = text.replace('\ufeff', '').trimEnd().split('\r\n')
  expect([note, blank]).toEqual(['"1 record that was entered by mistake is not in here."', ''])
  const columns = cellsOf(head)
  const cell = (row: number, column: string) => cellsOf(rows[row])[columns.indexOf(column)]
  const shown = ['Date', 'Value', 'Unit', 'Range from', 'Range to', 'How it compares', 'Who compared']
  expect(rows.map((_, row) => shown.map((column) => cell(row, column)))).toEqual([
    ['2026-11-20', '5.9', 'mmol/L', '3.5', '5.1', 'Above the expected range', 'from the lab'],
    ['2026-10-01', '4.1', 'mmol/L', '3.5', '5.1', 'In the expected range', 'compared with the range given'],
  ])
  expect(cell(0, 'Done by')).toBe(`'=HYPERLINK(""http://example.org"")`)
  expect(text).not.toContain('Sodium')
})
