import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, findLink, linksTo, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute } from '../../app/__fixtures__/render-route'

const albuterol = '/record/MedicationRequest/quinn-albuterol'
const recalledStatus = 'Listed as current; a fill of it is marked as recalled'
const entryOf = (path: string) => linksTo(path)[0]?.closest('li')?.textContent ?? ''

test('a recalled pharmacy fill is reported on the home page, above the directions in the list, and on its page', async () => {
  await renderRoute('/', { person: 'quinn' })
  await waitFor(() => expect(entryOf(albuterol)).toContain(recalledStatus))
  await openPage('/medicines')
  await waitFor(() =>
    expect(entryOf(albuterol)).toMatch(
      /marked “Recalled by the maker”.*Call your pharmacist or care team now.*How to take it/s,
    ),
  )
  expect(entryOf(albuterol)).toContain(recalledStatus)
  await openPage(albuterol)
  await findInMain(recalledStatus)
  await findInMain(/marked “Recalled by the maker”.*Call your pharmacist or care team now/)
})

test('a current medicine whose last fill is used up has a note with whom to call', async () => {
  await renderRoute('/medicines', { person: 'walter' })
  const link = await findLink(/apixaban/i, main().querySelector('ul[aria-label^="Current"]') ?? main())
  await waitFor(() =>
    expect(link.closest('li')?.textContent).toMatch(
      /Your supply should have ended about .*Another pharmacy may have refilled it\..*call your pharmacy or care team/,
    ),
  )
})

test('the home page quotes an order not to take a medicine and links to it', async () => {
  await renderRoute('/', { person: 'walter' })
  await findInMain('Do not take ibuprofen or similar pain relievers')
  expect(linksTo('/record/MedicationRequest/walter-no-ibuprofen')).not.toEqual([])
})
