import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoute } from '../../app/__fixtures__/render-route'

const PROVIDER_DATE = /\d\d \w{3} \d{4} \d\d:\d\d/

test('the clinical view shows a patient dates and codes as for providers, in the wording for patients', async () => {
  await renderRoute('/record/DiagnosticReport/quinn-iron-report?view=plain', { person: 'quinn' })
  const main = screen.getByRole('main')
  await waitFor(() => expect(main.textContent).toContain('Expected range'), { timeout: 60_000 })
  expect(main.textContent).not.toMatch(PROVIDER_DATE)
  await userEvent.click(screen.getByRole('radio', { name: 'Clinical details' }))
  await waitFor(() => expect(main.textContent).toMatch(PROVIDER_DATE), { timeout: 60_000 })
  expect(main.textContent).toContain('Expected range')
  expect(main.textContent).not.toContain('Reference range')
})
