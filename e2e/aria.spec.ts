import { expect, test } from './fixtures'
import { go } from './pages'

test.describe.configure({ timeout: 120_000 })

const weight = `/results/trend/${encodeURIComponent('http://loinc.org|29463-7')}`

for (const [name, path] of [
  ['summary', '/'],
  ['results', '/results?time=all'],
  ['conditions', '/conditions'],
  ['trend', weight],
] as const)
  test(`what a screen reader meets on the page: ${name}`, async ({ page, signIn }) => {
    await signIn(/^Nils/)
    await go(page, path)
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })

test('what a screen reader meets on the page of one record', async ({ page, signIn }) => {
  await signIn(/^Nils/)
  await go(page, '/conditions')
  await page.getByRole('main').locator('a[href^="/record/Condition/"]').first().click()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'record.aria.yml' })
})
