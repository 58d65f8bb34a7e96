import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findTitle, main, watchRequests } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute } from '../../app/__fixtures__/render-route'

const provider = { person: 'dr-lee', provider: true } as const
const banner = () => screen.getByRole('banner').textContent
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
async function searchByName(family: string) {
  await userEvent.selectOptions(screen.getByLabelText('What do you want to search by?'), 'family')
  await userEvent.type(screen.getByLabelText('Family name'), family)
  await press('Search')
}

test('a provider finds a patient, confirms, reads the chart, closes it and opens another', async () => {
  const tokenRequests = watchRequests(/\/token$/)
  await renderRoute('/patients', provider)
  const signIns = tokenRequests.length
  await waitFor(() => expect(banner()).toContain('No chart is open.'))
  const navigation = screen.getByRole('navigation', { name: 'Record' })
  expect(within(navigation).queryByRole('link', { name: 'Problems' })).toBeNull()

  await userEvent.type(screen.getByLabelText('Family name'), 'fictiva')
  await userEvent.type(screen.getByRole('textbox', { name: 'Date' }), '2019-06-12')
  await press('Search')
  await press('Open chart of Fictiva, Leo')
  expect(screen.getAllByRole('row')).toHaveLength(2)
  const dialog = screen.getByRole('dialog', { name: 'Open this chart?' })
  expect(dialog.textContent).toContain('Fictiva, Leo')
  expect(dialog.textContent).toContain('2019')
  await press('No, go back')
  expect(location.pathname).toBe('/patients')
  await press('Open chart of Fictiva, Leo')
  await press('Yes, open the chart')
  await findTitle('Summary')
  await waitFor(() => expect(banner()).toContain('Leo'))
  expect(document.title).not.toMatch(/Leo|Fictiva/)

  await userEvent.click(await screen.findByRole('link', { name: 'Find another patient' }))
  await press('Close this chart')
  await waitFor(() => expect(banner()).toContain('No chart is open.'))
  expect(document.body.textContent).not.toContain('Leo')
  await searchByName('placeholder')
  expect((await screen.findByRole('row', { name: /Placeholder, Rosa/ })).textContent).toContain('Died')
  await press(/Open chart of Placeholder/)
  await press('Yes, open the chart')
  await waitFor(() => expect(banner()).toContain('Rosa'))
  expect(tokenRequests, 'one sign-in').toHaveLength(signIns)
})

test('a patient outside the provider’s scope is not found, and chart pages redirect to the search', async () => {
  await renderRoute('/patients', provider)
  await searchByName('Demosen')
  await findInMain('No patient found.')
  for (const path of ['/conditions', '/record/Patient/ana']) {
    await openPage(path)
    await findTitle('Find a patient')
    expect(location.pathname).toBe('/patients')
  }
  await openPage('/records/Practitioner')
  await findTitle('Practitioners')
})

test('a patient who signed in for one record cannot search for patients', async () => {
  await renderRoute('/patients', { person: 'ana' })
  await findInMain('This sign-in is for one patient.')
  expect(within(main()).queryByRole('button', { name: 'Search' })).toBeNull()
})
