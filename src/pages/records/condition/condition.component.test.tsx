import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findLink, headings, linksTo, main, summaryOf } from '../../../app/__fixtures__/page-content'
import { renderRoute } from '../../../app/__fixtures__/render-route'

test('a condition in the list leads to its related records', async () => {
  await renderRoute('/conditions', { person: 'walter' })
  await userEvent.click(await findLink('Type 2 diabetes'))
  await userEvent.click(await waitFor(() => summaryOf('All details of this condition')))
  await waitFor(() => expect(headings(2)).toContain('What belongs to it'))
  const lists = () => [...main().querySelectorAll('details')]
  await waitFor(() =>
    expect(lists().find(({ textContent }) => /^ ?Prescriptions/.test(textContent))?.textContent).toContain(
      'Metformin 500 mg, tablet',
    ),
  )
  await waitFor(() =>
    expect(linksTo('/records/Goal').map((link) => link.textContent)).toContain('See all: health goals'),
  )
})
