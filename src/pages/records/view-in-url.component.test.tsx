import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inMain } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute } from '../../app/__fixtures__/render-route'

const isChecked = (name: string) => inMain().getByRole<HTMLInputElement>('radio', { name }).checked

test('the view of a record is in the URL; an unknown one is ignored', async () => {
  const path = '/record/AllergyIntolerance/ana-none'
  await renderRoute(`${path}?view=raw`, { person: 'ana' })
  await waitFor(() => expect(isChecked('Raw data')).toBe(true))
  await openPage(`${path}?view=nonsense`)
  await waitFor(() => expect(isChecked('Plain words')).toBe(true))
  await userEvent.click(inMain().getByRole('radio', { name: 'Raw data' }))
  await waitFor(() => expect(location.pathname + location.search).toBe(`${path}?view=raw`))
  expect(isChecked('Raw data')).toBe(true)
})
