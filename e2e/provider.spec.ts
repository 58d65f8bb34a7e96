import { expect, test } from './fixtures'
import { overflowingElements, horizontalOverflow } from './checks/layout'

test('a provider launches the app from a chart in the EHR', async ({ page, ehr, app }) => {
  await page.goto(`${ehr.url}/ehr/launch`)
  await page.getByRole('link', { name: /Lee-Sample/ }).click()
  await page.getByLabel('Patient').selectOption('walter')
  await page.getByLabel('App', { exact: true }).selectOption(app.origin)
  await page.getByRole('button', { name: /open/i }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(/Walter/i)
  await expect(
    page.getByRole('navigation', { name: 'Record' }).getByRole('link', { name: 'Problems', exact: true }),
  ).toBeVisible()

  await test.step('the first screen shows allergies, problems, last fills and changes of results', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const main = page.getByRole('main')
    await expect(main.getByRole('table', { name: 'Vital signs' })).toBeVisible()
    const part = (name: string) => main.getByRole('region', { name, exact: true })
    for (const name of ['Allergies', 'Problems']) await expect(part(name)).toBeInViewport({ ratio: 1 })
    for (const name of ['Medications: active unless marked', 'Latest test results'])
      await expect(part(name).getByRole('row').nth(1)).toBeInViewport()
    for (const width of [320, 560, 640, 680, 1024, 1100, 1140, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await horizontalOverflow(page)).toBe(0)
      expect(await overflowingElements(page)).toEqual([])
    }
  })
})
