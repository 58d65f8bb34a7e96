import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoute } from '../../app/__fixtures__/render-route'

test('a search can be cleared with one click', async () => {
  await renderRoute('/medicines', { person: 'walter' })
  const main = within(screen.getByRole('main'))
  await userEvent.type(main.getByRole('searchbox'), 'metformin')
  expect(await main.findByText(/^Showing \d+ of \d+ records/)).toBeDefined()
})
