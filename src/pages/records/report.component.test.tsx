import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, headings, inMain, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute } from '../../app/__fixtures__/render-route'

const rowsOf = (caption: string): readonly string[] =>
  [...inMain().getByRole('table', { name: caption }).querySelectorAll('tr')].map(({ textContent }) => textContent)

test('a report shows its conclusion and results with interpretations and reference ranges', async () => {
  await renderRoute('/record/DiagnosticReport/quinn-blood-report', { person: 'quinn' })
  await findInMain('Too little red blood after the operation.')
  await waitFor(() => expect(main().textContent).not.toContain('Getting the result'))
  const rows = rowsOf('Results in this report')
  expect(rows.find((row) => row.includes('Hemoglobin'))).toMatch(
    /9\.4 g\/dL.*Below the expected range.*from the lab.*12 to 15\.5 g\/dL \(only for: Adults, age 18 years or higher\).*Goal: 9 g\/dL or higher \(Target after the operation: 9 or more/,
  )
  expect(rows.find((row) => row.includes('Platelets'))).toContain('221 10³/µL')
  await findInMain('Where no expected range is shown, the lab did not give one.')
  await openPage('/record/Observation/quinn-blood-count')
  await waitFor(() => expect(rowsOf('Results in this group of tests')).toHaveLength(3))
  await openPage('/record/Observation/quinn-stool')
  await findInMain('Not found (negative)')
  await openPage('/records/DiagnosticReport')
  await waitFor(() => expect(headings(2)).toContainEqual(expect.stringMatching(/^Newest first \(\d+\)$/)))
  expect(headings(2)).not.toContainEqual(expect.stringMatching(/^Current/))
})
