import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, headings, main } from '../../app/__fixtures__/page-content'
import { renderRoute, setFaults } from '../../app/__fixtures__/render-route'

const isListed = (kind: string) => headings(2).some((heading) => heading.startsWith(kind))

test('search results can be filtered by kind with a live count; at least one kind stays selected', async () => {
  await renderRoute('/find', { person: 'maya', patient: 'maya' })
  await waitFor(() => expect(main().textContent).not.toContain('Still getting'))
  await userEvent.type(within(main()).getByRole('searchbox'), 'levothyroxine')
  await waitFor(() => expect([isListed('Prescriptions'), isListed('Pharmacy fills')]).toEqual([true, true]))
  const kinds = within(main()).getByRole('group', { name: 'Kinds of records' })
  await userEvent.click(within(kinds).getByRole('checkbox', { name: /^Pharmacy fills/ }))
  await waitFor(() => expect([isListed('Prescriptions'), isListed('Pharmacy fills')]).toEqual([true, false]))
  await findInMain(/Showing \d+ of \d+ records found/)
  await userEvent.click(within(main()).getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(isListed('Pharmacy fills')).toBe(true))
  for (const kind of within(kinds).getAllByRole('checkbox')) await userEvent.click(kind)
  // With none left, all kinds are shown again.
  await waitFor(() => expect([isListed('Prescriptions'), isListed('Pharmacy fills')]).toEqual([true, true]))
  expect(within(main()).queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('a part of the record that fails to load is named on the search page and can be retried', async () => {
  await setFaults({ kind: '500', type: 'Immunization' })
  await renderRoute('/find', { person: 'ana' })
  await waitFor(() => expect(within(main()).getByRole('alert').textContent).toContain('We could not load: vaccines.'))
  await setFaults()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(within(main()).queryByRole('alert')).toBeNull())
})

test('a private record is found masked and shown on request', async () => {
  await renderRoute('/find', { person: 'quinn' })
  await waitFor(() => expect(main().textContent).not.toContain('Still getting'))
  await userEvent.type(within(main()).getByRole('searchbox'), 'naltrexone')
  await findInMain('This record is marked private.')
  expect(main().textContent).not.toMatch(/naltrexone(?! *”)/i)
  await userEvent.click(within(main()).getAllByRole('button', { name: 'Show it' })[0] ?? main())
  await findInMain(/naltrexone/i)
})
