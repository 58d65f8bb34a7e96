import { expect, test } from './fixtures'
import { settled } from './pages'

test('a fill that was recalled is told above how to take the medicine, on the list and on its own page', async ({
  page,
  signIn,
}) => {
  await signIn(/Quinn Sample/)
  await page.goto('/medicines')
  await settled(page)
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

test('a medicine to take of which the last fill is used up says so, and whom to call', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await page.goto('/medicines')
  await settled(page)
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

test('the first page says that a fill was recalled, whichever page was opened before', async ({ page, signIn }) => {
  await signIn(/Quinn Sample/)
  const medicines = page.getByRole('main').locator('section:has(a[href="/medicines"])')
  await expect(
    medicines
      .getByRole('listitem')
      .filter({ has: page.locator('a[href="/record/MedicationRequest/quinn-albuterol"]') }),
  ).toContainText('Listed as current; a fill of it is marked as recalled')
})

test('the first page says what not to take in the words of the order, with the way to it', async ({ page, signIn }) => {
  await signIn(/Walter/)
  const note = page.getByRole('main').getByText('Do not take ibuprofen or similar pain relievers')
  await expect(note).toBeVisible()
  await expect(page.getByRole('main').locator('a[href="/record/MedicationRequest/walter-no-ibuprofen"]')).toBeVisible()
})
