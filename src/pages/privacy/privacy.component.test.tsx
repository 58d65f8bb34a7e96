import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, main, visibleText } from '../../app/__fixtures__/page-content'
import { renderRoute } from '../../app/__fixtures__/render-route'

test('the privacy page lists permissions in plain names, scopes on request, and no “Not known”', async () => {
  await renderRoute('/privacy', { person: 'walter' })
  await findInMain(/This app may read: allergies and reactions, .* and procedures\./)
  await findInMain('It may not read: test orders and forms.')
  expect(visibleText()).not.toContain('patient/')
  await userEvent.click(within(main()).getByText('Each permission by its technical name'))
  expect(visibleText()).toContain('patient/Observation.')
  // The signed-in user is shown only if the EHR names one.
  await findInMain('Address of the record')
  expect(main().textContent).not.toMatch(/Not known|Signed in as/)
})
