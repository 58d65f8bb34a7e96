import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoute } from '../../app/__fixtures__/render-route'

test('the print dialog opens when the record is on the page', async () => {
  const printed: string[] = []
  window.print = () => void printed.push(document.body.textContent)
  await renderRoute('/download/me', { person: 'ana' })
  const button = await screen.findByRole('button', { name: 'Print or save as PDF' }, { timeout: 60_000 })
  await waitFor(() => expect(button).toHaveProperty('disabled', false), { timeout: 60_000 })
  await userEvent.click(button)
  expect(printed).toEqual([expect.stringContaining('Expected range')])
})
