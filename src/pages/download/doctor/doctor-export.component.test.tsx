import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, visibleText } from '../../../app/__fixtures__/page-content'
import { renderRoute, setFaults } from '../../../app/__fixtures__/render-route'

test('the sheet for a doctor has phone and email of the care team, whose records no list has', async () => {
  await renderRoute('/download/doctor', { person: 'walter' })
  await findInMain(/Dr\. Robin Lee-Sample/)
  await waitFor(() => expect(visibleText()).toContain('Dr. Robin Lee-Sample · Family doctor · dr-lee@clinic.example'))
  expect(visibleText()).toContain('Dr. Theo Hartwell-Demo · Heart doctor · 555-0112')
  expect(visibleText()).not.toContain('Phone and email were not loaded')
})

test('the sheet says which phone numbers could not be loaded', async () => {
  await setFaults({ kind: '503', type: 'Practitioner' })
  await renderRoute('/download/doctor', { person: 'walter' })
  await findInMain(/Dr\. Robin Lee-Sample · Family doctor · Phone and email were not loaded/)
})
