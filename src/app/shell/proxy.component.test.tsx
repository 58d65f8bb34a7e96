import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findLink, findTitle } from '../__fixtures__/page-content'
import { renderRoute } from '../__fixtures__/render-route'

const banner = () => screen.getByRole('banner')

test('a parent sees on each page that it is the record of the child, and why it can be seen', async () => {
  await renderRoute('/', { person: 'maya', patient: 'leo' })
  await findTitle(/Leo/)
  await waitFor(() => expect(banner().textContent).toContain('You are viewing Leo’s record'))
  await userEvent.click(screen.getByRole('link', { name: 'Medicines' }))
  await findTitle(/medicines/i)
  await waitFor(() => expect(banner().textContent).toContain('You are viewing Leo’s record'))
  await userEvent.click(await findLink('Why can I see it?', banner()))
  await findInMain('The health system lets you open this record with your own sign-in.')
})

test('a past allergy is not shown as no allergy, and the school sheet is linked from the vaccines', async () => {
  await renderRoute('/', { person: 'maya', patient: 'leo' })
  await findInMain(
    'No allergy is listed as current. This does not mean there are none. The full list has 1 that is past, ruled out or entered by mistake.',
  )
  await userEvent.click(await findLink('See all 31 entries: vaccines'))
  await userEvent.click(await findLink('Print the vaccines for school or work'))
  await findTitle('For school or work')
})

test('a Person who is the patient reads about their own record', async () => {
  await renderRoute('/', { person: 'ana', user: { type: 'Person', id: 'h1', patientIds: ['ana'] } })
  expect(await findLink('About you', banner())).toBeDefined()
  expect(document.body.textContent).not.toContain('You are viewing')
})

test('of a Person without a readable link to the patient no relation is claimed', async () => {
  await renderRoute('/medicines', { person: 'ana', user: { type: 'Person', id: 'h1', patientIds: [] } })
  expect(await findLink('About this person', banner())).toBeDefined()
  await findTitle(/^This person’s medicines/)
  expect(document.body.textContent).not.toMatch(/You are viewing|Change person|\byour (?:record|medicines)/i)
})
