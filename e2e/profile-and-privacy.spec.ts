import { expect, test } from './fixtures'
import { openPage } from './navigation'
import type { Page } from '@playwright/test'

/** The nesting depth of definition lists and tables; deep nesting reads like a data model. */
const nesting = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const depth = (element: Element): number => {
      const outer = element.parentElement?.closest('dl, table')
      return 1 + (outer && main.contains(outer) ? depth(outer) : 0)
    }
    return Math.max(
      ...[...main.querySelectorAll('dl, table')]
        .filter((element) => element.closest('details:not([open])') === null)
        .map(depth),
    )
  })

test('the profile page shows the name on one line and no contact questions or data-model labels', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await openPage(page, '/profile')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Walter James Exampleby' })).toBeVisible()
  await expect(main).toContainText(/Name\s*Walter James Exampleby\s*Legal name/)
  await expect(main.getByRole('heading', { name: 'Address, phone and email' })).toBeVisible()
  await expect(main).toContainText('21 Imaginary Road, Samplefield, IL 60000, US')
  await expect(main).not.toContainText(/How to reach them|Given name|Family name|Postal code|Status not given/)
  expect(await nesting(page)).toBeLessThanOrEqual(2)
})

test('the privacy page lists permissions in plain names, scopes on request, and no “Not known”', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await openPage(page, '/privacy')
  const main = page.getByRole('main')
  await expect(main.getByText(/^This app may read: allergies and reactions, .* and procedures\.$/)).toBeVisible()
  await expect(main.getByText('It may not read: test orders and forms.')).toBeVisible()
  const scopes = main.locator('code').filter({ hasText: /^patient\// })
  await expect(scopes).not.toHaveCount(0)
  await expect(scopes.first()).toBeHidden()
  await main.getByText('Each permission by its technical name').click()
  await expect(scopes.first()).toBeVisible()
  // The signed-in user is shown only if the EHR names one.
  await expect(main.getByText('Address of the record')).toBeVisible()
  await expect(main).not.toContainText(/Not known|Signed in as/)
})
