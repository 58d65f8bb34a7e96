import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, linksTo } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute } from '../../app/__fixtures__/render-route'

const albuterol = '/record/MedicationRequest/quinn-albuterol'
const recalledStatus = 'Marked as current; a fill of it is marked as recalled'
const entryOf = (path: string) => linksTo(path)[0]?.closest('li')?.textContent ?? ''

test('a recalled pharmacy fill is reported on the home page, above the directions in the list, and on its page', async () => {
  await renderRoute('/', { person: 'quinn' })
  await waitFor(() => expect(entryOf(albuterol)).toContain(recalledStatus))
  expect(entryOf(albuterol)).not.toContain('Marked as recalled')
  await openPage('/medicines')
  await waitFor(() => expect(entryOf(albuterol)).toMatch(/A fill is recalled: call your pharmacist now/))
  await openPage(albuterol)
  await findInMain(recalledStatus)
  await findInMain(/marked “Recalled by the maker”\. *Call your pharmacist now/)
})

test('the home page quotes an order not to take a medicine and links to it', async () => {
  await renderRoute('/', { person: 'walter' })
  await findInMain('Do not take ibuprofen or similar pain relievers')
  expect(linksTo('/record/MedicationRequest/walter-no-ibuprofen')).not.toEqual([])
})
