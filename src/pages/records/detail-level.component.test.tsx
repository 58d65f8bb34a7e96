import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoute } from '../../app/__fixtures__/render-route'

const PROVIDER_DATE = /\d\d \w{3} \d{4} \d\d:\d\d/

test('the clinical view shows a patient dates and codes as for providers, in the wording for patients', async () => {
  await renderRoute('/record/DiagnosticReport/quinn-iron-report?view=plain', { person: 'quinn' })
  const text = () => screen.getByRole('main').textContent
  await waitFor(() => expect(text()).toContain('Expected range'))
  expect(text()).not.toMatch(PROVIDER_DATE)
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Clinical details' }))
    expect(text()).toMatch(PROVIDER_DATE)
  })
  expect(text()).toContain('Expected range')
  expect(text()).not.toContain('Reference range')
})
