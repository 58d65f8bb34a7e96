import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, main } from '../../app/__fixtures__/page-content'
import { renderRoute, setFaults } from '../../app/__fixtures__/render-route'

const banner = () => screen.getByRole('banner')

test.each(['outcome-only', 'nothing-of-total', 'html', 'truncated'] as const)(
  'a summary card says that nothing was found only if the EHR sent a complete empty list: %s',
  async (kind) => {
    await setFaults({ kind })
    await renderRoute('/', { person: 'walter' })
    await within(main()).findByRole('region', { name: 'Allergies and reactions' })
    await waitFor(() => {
      const cards = within(main())
        .getAllByRole('region')
        .filter(({ textContent }) => !textContent.startsWith('About this page'))
      expect(cards.length).toBeGreaterThan(4)
      for (const card of cards)
        expect(card.textContent).toMatch(/can’t (?:tell if there are|show)|^To checkNot checked/)
    })
    expect(main().textContent).not.toMatch(/We found no/)
  },
)

test('when every request fails, the summary shows one message and one button that reloads everything', async () => {
  await setFaults({ kind: '503' })
  await renderRoute('/', { person: 'ana' })
  const down = /The health system does not answer right now: \d+ parts of this page did not load\./
  await findInMain(down)
  await findInMain('We can’t show this part right now.')
  expect(main().textContent).not.toContain('We can’t show your')
  await waitFor(() => expect(banner().textContent).toContain('We could not load the name'))
  expect(banner().textContent).not.toContain('No name in the record')
  await setFaults()
  await userEvent.click(within(main()).getByRole('button', { name: 'Try again' }))
  await within(main()).findByRole('link', { name: /All \d+: health conditions/ })
  expect(main().textContent).not.toMatch(down)
})

test.each([
  ['503', 'Allergies could not be loaded'],
  ['403', 'Allergies: access not allowed'],
] as const)(
  'a provider is told that allergies failed to load or are forbidden, never that there are none: %s',
  async (kind, sentence) => {
    await setFaults({ kind, type: 'AllergyIntolerance' })
    await renderRoute('/', { person: 'dr-lee', provider: true, patient: 'ana' })
    await waitFor(() => expect(banner().textContent).toContain(sentence))
    expect(banner().textContent).not.toContain('No allergy data')
  },
)
