import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findLink, isHidden, main } from '../../app/__fixtures__/page-content'
import { renderRoute } from '../../app/__fixtures__/render-route'

test('the timeline groups the records of a visit, filters by type and jumps to a year', async () => {
  await renderRoute('/timeline', { person: 'walter' })
  const day = () => main().querySelector<HTMLElement>('[data-day="2026-07-22"]') ?? main()
  const results = () =>
    [...day().querySelectorAll('details')].find(({ textContent }) => /^22 test results/.test(textContent))
  await waitFor(() => expect(results()).toBeDefined())
  expect([...day().querySelectorAll('h4')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/July 22, 2026$/),
  ])
  const summary = () => results()?.querySelector('summary') ?? main()
  expect(summary().textContent).toContain('5 outside the expected range')
  await waitFor(() => expect(summary().textContent).toContain('eGFR (how well the kidneys filter)'))
  // Rows of a folded group are rendered when it is printed or opened.
  const rows = () => results()?.querySelectorAll('li') ?? []
  expect(rows()).toHaveLength(0)
  dispatchEvent(new Event('beforeprint'))
  expect(rows()).toHaveLength(22)
  dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(rows()).toHaveLength(0))
  await userEvent.click(summary())
  const one = await findLink('eGFR', results())
  expect(isHidden(one)).toBe(false)
  // A pharmacy fill has no encounter, so it is listed under the day.
  const fills = () =>
    [...day().querySelectorAll('li')].filter(({ textContent }) => textContent.includes('Metformin 500 mg, tablet'))
  await waitFor(() => expect(fills().at(-1)?.textContent).toContain('Pharmacy fill'))
  await userEvent.click(within(main()).getAllByLabelText('Test results')[0] ?? main())
  await waitFor(() => expect(results()).toBeUndefined())
  const years = main().querySelector<HTMLElement>('nav[aria-label="Jump to a year"]') ?? main()
  await userEvent.click(within(years).getByText(/^2019/, { selector: 'a' }))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^2019/))
  expect(document.activeElement?.localName).toBe('h2')
})
