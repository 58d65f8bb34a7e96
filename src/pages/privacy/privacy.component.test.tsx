import { waitFor, within } from '@testing-library/react'
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

test('on paper the permissions by their technical names are named, and printed only if they are open', async () => {
  await renderRoute('/privacy', { person: 'walter' })
  await findInMain('Each permission by its technical name')
  const printed = () => {
    dispatchEvent(new Event('beforeprint'))
    const text = main().textContent
    dispatchEvent(new Event('afterprint'))
    return text
  }
  expect(printed()).toContain('Each permission by its technical nameNot printed. To print this part, open it first.')
  expect(printed()).not.toContain('patient/')
  await userEvent.click(within(main()).getByText('Each permission by its technical name'))
  await waitFor(() => expect(printed()).toContain('patient/Observation.'))
  expect(printed()).not.toContain('Not printed')
})

test('a parent sees who decides about access, how to reach the clinic, and the contacts in the record', async () => {
  await renderRoute('/privacy', { person: 'maya', patient: 'leo' })
  await findInMain(/decides who can see Leo’s record\. To ask or change it, contact the clinic\./)
  const phone = await within(main()).findByRole('link', { name: '555-0110' })
  expect(phone.getAttribute('href')).toBe('tel:5550110')
  expect(phone.closest('p')?.textContent).toBe('Samplefield Family Clinic: 555-0110')
  expect(within(main()).getByText('Maya Fictiva').closest('li')?.textContent).toBe('Maya Fictiva: Mother')
})

test('a patient sees how to reach the clinic, and no contacts', async () => {
  await renderRoute('/privacy', { person: 'walter' })
  await within(main()).findByRole('link', { name: '555-0110' })
  expect(visibleText()).not.toContain('Edith')
})
