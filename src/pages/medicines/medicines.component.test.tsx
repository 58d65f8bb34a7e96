import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fillIn, findInMain, inMain } from '../../app/__fixtures__/page-content'
import { renderRoute } from '../../app/__fixtures__/render-route'

const clearButton = () => inMain().queryByRole('button', { name: 'Clear filters' })

test('one button clears a search that leaves some or no medicines', async () => {
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
