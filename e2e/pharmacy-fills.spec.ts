import { expect, test } from './fixtures'
import { waitForPage } from './navigation'

test('a recalled pharmacy fill is reported above the directions, in the list and on its page', async ({
  page,
  signIn,
}) => {
  await signIn(/Quinn Sample/)
  await page.goto('/medicines')
  await waitForPage(page)
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/record/MedicationRequest/quinn-albuterol"]') })
  const recall = /marked “Recalled by the maker”.*Call your pharmacist or care team now/
  await expect(entry.getByText(recall)).toBeVisible()
  expect(await entry.innerText()).toMatch(/Recalled by the maker[^]*How to take it/)
  await expect(entry).toContainText('Listed as current; a fill of it is marked as recalled')
  await page.goto('/record/MedicationRequest/quinn-albuterol')
  await expect(
    page.getByRole('main').getByText('Listed as current; a fill of it is marked as recalled').first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText(recall)).toBeVisible()
})

test('a current medicine whose last fill is used up says so and whom to call', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await page.goto('/medicines')
  await waitForPage(page)
  const entry = page
    .getByRole('list', { name: /^Current/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /apixaban/i }) })
    .first()
  await expect(
    entry.getByText(
      /^Your last fill was to last until about .*Another pharmacy may have refilled it\..*call your pharmacy or care team/,
    ),
  ).toBeVisible()
})

test('the home page reports a recalled fill without a visit to the medicines page', async ({ page, signIn }) => {
  await signIn(/Quinn Sample/)
  const medicines = page.getByRole('main').locator('section:has(a[href="/medicines"])')
  await expect(
    medicines
      .getByRole('listitem')
      .filter({ has: page.locator('a[href="/record/MedicationRequest/quinn-albuterol"]') }),
  ).toContainText('Listed as current; a fill of it is marked as recalled')
})

test('the home page quotes an order not to take a medicine and links to it', async ({ page, signIn }) => {
  await signIn(/Walter/)
  const note = page.getByRole('main').getByText('Do not take ibuprofen or similar pain relievers')
  await expect(note).toBeVisible()
  await expect(page.getByRole('main').locator('a[href="/record/MedicationRequest/walter-no-ibuprofen"]')).toBeVisible()
})
