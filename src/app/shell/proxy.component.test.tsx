import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findLink, findTitle } from '../__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../__fixtures__/render-route'

const banner = () => screen.getByRole('banner')

test('a parent sees on each page that it is the record of the child, and why it can be seen', async () => {
  await renderRoute('/', { person: 'maya', patient: 'leo', ehr: { help: { phone: '+1 (555) 010-0199' } } })
  await findTitle(/Leo/)
  await waitFor(() => expect(banner().textContent).toContain('This is Leo’s record, shared by the clinic.'))
  await userEvent.click(screen.getByRole('link', { name: 'Medicines' }))
  await findTitle(/medicines/i)
  await waitFor(() => expect(banner().textContent).toContain('This is Leo’s record, shared by the clinic.'))
  await userEvent.click(await findLink('Why can I see it?', banner()))
  await findInMain('Sandbox EHR decides who can see Leo’s record. To ask or change it, contact the clinic.')
  await findInMain('Help from Sandbox EHR: +1 (555) 010-0199')
})

test('a parent who changes the person reads that the person is chosen at the next sign-in', async () => {
  await renderRoute('/', { person: 'maya', patient: 'leo' })
  await userEvent.click(await findLink('Change person', banner()))
  await findInMain('Sign in again and choose the other person there.')
})

test('a past allergy is not shown as no allergy, and the school sheet is linked from the vaccines', async () => {
  await renderRoute('/', { person: 'maya', patient: 'leo' })
  await findInMain('No allergy listed now. This does not mean Leo has none.')
  await userEvent.click(await findLink('Vaccines for school'))
  await findTitle('For school or work')
})

const population = [{ resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }] }]
const personSandbox = startSandboxWith(population, { userType: 'Person' })
const closedSandbox = startSandboxWith(population, { userType: 'unreadablePerson' })

test('a Person who is the patient reads about their own record', async () => {
  await renderRoute('/', { person: 'tove', sandbox: personSandbox })
  expect(await findLink('About you', banner())).toBeDefined()
  await findTitle('Your health at a glance')
  expect(document.body.textContent).not.toMatch(/shared by the clinic|Change person/)
})

test('of a Person that cannot be read no relation is claimed', async () => {
  await renderRoute('/', { person: 'tove', sandbox: closedSandbox })
  expect(await findLink('About this person', banner())).toBeDefined()
  expect(document.body.textContent).not.toMatch(/shared by the clinic|Change person|\byour (?:record|medicines)/i)
  await openPage('/medicines')
  await findTitle(/^This person’s medicines/)
  expect(document.body.textContent).not.toMatch(/shared by the clinic|Change person|\byour (?:record|medicines)/i)
})
