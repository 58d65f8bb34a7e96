import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fillIn, findInMain, inMain } from '../../app/__fixtures__/page-content'
import { renderRoute } from '../../app/__fixtures__/render-route'

test('one button clears a search that leaves some or no conditions', async () => {
  await renderRoute('/conditions', { person: 'walter' })
  expect(inMain().queryByRole('button', { name: 'Clear filters' })).toBeNull()
  const field = inMain().getByRole<HTMLInputElement>('searchbox')
  const fibrillation = () => inMain().queryAllByRole('link', { name: /Atrial fibrillation/ })
  await fillIn(field, 'diabetes')
  await inMain().findByText(/^Showing \d+ of \d+ records/)
  expect(fibrillation()).toEqual([])
  await userEvent.click(inMain().getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(fibrillation()).not.toEqual([]))
  expect(field.value).toBe('')
  await fillIn(field, 'xyzzy')
  await findInMain('No records match your filters.')
  await userEvent.click(inMain().getByRole('button', { name: 'Clear filters' }))
  await inMain().findByText(/^\d+ records in this list/)
  expect(inMain().queryByRole('button', { name: 'Clear filters' })).toBeNull()
})
