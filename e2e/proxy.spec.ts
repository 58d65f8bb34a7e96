import { expect, test } from './fixtures'

test('a parent picks one child and sees whose record it is on every page; changing the person is a new sign-in', async ({ page, signIn }) => {
  await signIn(/Maya/, /Leo/)
  await expect(page.getByRole('banner')).toContainText("You are viewing Leo’s record")
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leo')
  await page.getByRole('navigation', { name: 'Record' }).getByRole('link', { name: 'Medicines', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText("You are viewing Leo’s record")

  await page.getByRole('link', { name: 'Change person' }).click()
  await page.getByRole('button', { name: /sandbox/i }).click()
  await expect(page.getByRole('button', { name: /Maya/ })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/fhir/')) asked.push(request.url())
  })
  await page.getByRole('button', { name: /Maya/ }).click()
  await page.getByRole('button', { name: /Mia/ }).click()
  await expect(page.getByRole('banner')).toContainText("You are viewing Mia’s record")
  expect(asked.filter((url) => url.includes('leo'))).toEqual([])
  await expect(page.getByRole('main')).not.toContainText('Leo')
})
