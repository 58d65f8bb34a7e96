import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoute } from '../../app/__fixtures__/render-route'

test('the clinical view shows a patient codes and clinical dates in the wording for patients', async () => {
  await renderRoute('/record/DiagnosticReport/quinn-iron-report?view=plain', { person: 'quinn' })
  const main = screen.getByRole('main')
  const report = () => main.textContent
  await expect.poll(report).toContain('Expected range')
  expect(report()).not.toMatch(/\d\d \w{3} \d{4} \d\d:\d\d/)
  await userEvent.click(screen.getByRole('radio', { name: 'Clinical details' }))
  await expect.poll(report).toMatch(/\d\d \w{3} \d{4} \d\d:\d\d/)
  expect(report()).toContain('Expected range')
  expect(report()).not.toContain('Reference range')
})
