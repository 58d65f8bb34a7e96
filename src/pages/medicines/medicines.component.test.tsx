import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { contradictorySandbox } from '../../app/__fixtures__/contradictory-records'
import { fillIn, findInMain, inMain, linkedIds, linksTo, main } from '../../app/__fixtures__/page-content'
import { fillsOf, requestsOf } from '../../app/__fixtures__/population'
import { renderRoute } from '../../app/__fixtures__/render-route'

const clearButton = () => inMain().queryByRole('button', { name: 'Clear filters' })

test('one button clears a search, with or without matching medicines', async () => {
  await renderRoute('/medicines', { person: 'walter' })
  expect(clearButton()).toBeNull()
  const field = inMain().getByRole<HTMLInputElement>('searchbox')
  const apixaban = () => inMain().queryAllByRole('link', { name: /apixaban/i })
  await fillIn(field, 'metformin')
  await inMain().findByText(/^Showing \d+ of \d+ records/)
  expect(apixaban()).toEqual([])
  await userEvent.click(inMain().getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(apixaban()).not.toEqual([]))
  expect(field.value).toBe('')
  await fillIn(field, 'xyzzy')
  await findInMain('No records match your filters.')
  inMain().getByRole('button', { name: 'Clear filters' }).focus()
  await userEvent.keyboard('{Enter}')
  const status = await inMain().findByText(/^\d+ records in this list/)
  expect(clearButton()).toBeNull()
  // The button is gone; the focus moves to the status next to it.
  expect(document.activeElement?.textContent).toBe(status.textContent)
})

test('the medicines page links to every prescription and fill, and shows the history of one', async () => {
  await renderRoute('/medicines', { person: 'quinn' })
  const [requests, fills] = [requestsOf('quinn'), fillsOf('quinn')]
  const filled = fills.filter(({ status }) => status === 'completed').length
  expect(filled).toBeLessThan(fills.length)
  await findInMain(`${fills.length} pharmacy orders in this record, ${filled} of them filled`)
  expect(linkedIds('MedicationRequest')).toEqual(requests.map(({ id }) => id ?? '').sort())
  expect(linkedIds('MedicationDispense')).toEqual(fills.map(({ id }) => id ?? '').sort())
  const current = inMain().getByRole('list', { name: /^Current/ })
  const [link] = linksTo('/record/MedicationRequest/quinn-alendronate', current)
  const entry = link?.closest('li') ?? main()
  await userEvent.click(within(entry).getByText('Refills and earlier prescriptions'))
  const fillsOfPrescription = fills.filter(({ authorizingPrescription = [] }) =>
    authorizingPrescription.some(({ reference }) => reference === 'MedicationRequest/quinn-alendronate'),
  )
  expect(within(entry).getByRole('table').querySelectorAll('tr')).toHaveLength(fillsOfPrescription.length + 1)
  expect(entry.textContent).toContain('The pharmacy gave a different version of this medicine.')
  // A prescription with a medicationReference has a plain name too, and an ended one is not listed as current.
  await waitFor(() =>
    expect(linksTo('/record/MedicationRequest/quinn-alendronate-2025', entry)[0]?.textContent).toBe(
      'Alendronate 10 mg, tablet',
    ),
  )
  expect(entry.textContent).not.toContain('Listed as current')
  expect(linksTo('/record/MedicationRequest/quinn-alendronate-2024', entry)).not.toEqual([])
})

test('a do-not-take order has no directions, and an expired prescription says so', async () => {
  await renderRoute('/medicines', { person: 'pia', sandbox: contradictorySandbox() })
  const never = inMain().getByRole('list', { name: /^Do not take/ })
  expect(within(never).getByRole('link', { name: 'Never pill' })).toBeDefined()
  expect(never.textContent).not.toMatch(/1 tablet|How to take/)
  const current = inMain().getByRole('list', { name: /^Current/ })
  expect(current.textContent).toContain('The dates of this prescription have passed.')
  expect(current.textContent).toContain('Another part of your record says not to take this medicine.')
})
