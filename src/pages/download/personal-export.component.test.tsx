import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoute } from '../../app/__fixtures__/render-route'

test('the print dialog opens when the record is on the page', async () => {
  const printed: string[] = []
  window.print = () => void printed.push(document.body.textContent)
  await renderRoute('/download/me', { person: 'ana' })
  // The button is disabled while lists and plain names load, and may be disabled again. With all plain names the record is long enough for a confirmation.
  const print = { name: /^Print (?:or save as PDF|about \d+ pages)$/ }
  await waitFor(async () => {
    if (printed.length === 0) await userEvent.click(screen.getByRole('button', print))
    expect(printed[0]).toContain('Expected range')
  })
})
