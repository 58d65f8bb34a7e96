import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fillIn, inMain } from '../../app/__fixtures__/page-content'
import { renderRoute } from '../../app/__fixtures__/render-route'

test('one button clears kinds, years and search text', async () => {
  await renderRoute('/timeline?show=Immunization&from=2019&to=2024', { person: 'maya', patient: 'leo' })
  const field = await inMain().findByRole<HTMLInputElement>('searchbox')
  await fillIn(field, 'flu')
  const [, shown, all] =
    /^Showing ([\d,]+) of ([\d,]+)/.exec(
      (await inMain().findByText(/^Showing [\d,]+ of [\d,]+ records/)).textContent,
    ) ?? []
  expect(shown).not.toBe(all)
  await userEvent.click(inMain().getByRole('button', { name: 'Clear filters' }))
  await inMain().findByText(/^Showing ([\d,]+) of \1 records/)
  expect(field.value).toBe('')
  expect(location.search).toBe('')
  expect(inMain().queryByRole('button', { name: 'Clear filters' })).toBeNull()
})
