import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { follow, navigate } from './navigation'
import { switchboard } from './switchboard'

test.use({ expectedConsole: /Failed to load resource/ })

/** A page whose record no list has, so it has to request it. */
const notInLists = '/record/Goal/in-no-list'

const main = (page: Page) => page.getByRole('main')

test('when a token refresh is rejected, loaded records stay and a new sign-in returns to the page', async ({
  page,
  signIn,
  ehr,
}) => {
  const faults = switchboard(ehr)
  await signIn(/Walter/)
  await follow(page, 'Health')
  await expect(main(page)).toContainText('13 records in this list, 1 of them entered by mistake')
  await faults.only({ kind: '401-once' }, { kind: 'refresh-refused' })
  await navigate(page, notInLists)
  await expect(page.getByRole('alert')).toContainText('Your sign-in has ended to protect the record.')
  await follow(page, 'Health')
  await expect(main(page)).toContainText('13 records in this list, 1 of them entered by mistake')
  await faults.reset()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.getByRole('button', { name: /Walter/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health conditions' })).toBeVisible()
  await expect(main(page)).toContainText('13 records in this list, 1 of them entered by mistake')
})
