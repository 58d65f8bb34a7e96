import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findTitle, giveElementsSize, main } from '../../app/__fixtures__/page-content'
import { renderRoute } from '../../app/__fixtures__/render-route'

const status = () => within(main()).getByRole('status').textContent
const curves = () => main().querySelectorAll('path.recharts-line-curve')
const rows = () => within(main()).getAllByRole('row')

test('a parent sees growth percentiles and can choose the reference curves', async () => {
  giveElementsSize()
  await renderRoute('/vitals', { person: 'maya', patient: 'leo' })
  await userEvent.click(await screen.findByRole('link', { name: 'See growth by age' }))
  await findTitle('Leo’s growth')
  await findInMain('percentile')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Boys' }).checked).toBe(true)
  expect(status()).toMatch(
    /^Leo’s newest height \(June 12, 2026\) is at the \d+(?:st|nd|rd|th) percentile\. Out of 100 children of the same age and sex, about \d+ are shorter\.$/,
  )
  await waitFor(() => expect(curves()).toHaveLength(4))
  expect(within(main()).getByRole('table', { name: 'Height by age' })).toBeDefined()
  expect(rows()[1]?.textContent).toMatch(/June 12, 2026.*7 years.*cm.*(?:st|nd|rd|th)$/)
  expect(main().textContent).toContain('No curve for this age')

  const boys = status()
  await userEvent.click(screen.getByRole('radio', { name: 'Girls' }))
  await waitFor(() => expect(status()).not.toBe(boys))
  await userEvent.click(screen.getByRole('radio', { name: 'No one' }))
  await waitFor(() => expect(curves()).toHaveLength(0))
  expect(rows()[1]?.textContent).toContain('No curve chosen')
  await userEvent.click(screen.getByRole('radio', { name: 'Weight' }))
  expect(await within(main()).findByRole('table', { name: 'Weight by age' })).toBeDefined()
})

test('an adult has no link to growth charts', async () => {
  await renderRoute('/vitals', { person: 'nils' })
  await findInMain(/weight/i)
  expect(screen.queryByRole('link', { name: 'See growth by age' })).toBeNull()
})
