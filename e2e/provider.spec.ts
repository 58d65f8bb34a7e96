import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { go } from './pages'

test('a provider opens the app from the chart in the EHR', async ({ page, ehr, app }) => {
  await page.goto(`${ehr.url}/ehr/launch`)
  await page.getByRole('link', { name: /Lee/ }).click()
  await page.getByLabel('Patient').selectOption('walter')
  await page.getByLabel('App', { exact: true }).selectOption(app.origin)
  await page.getByRole('button', { name: /open/i }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(/Walter/i)
  await expect(page.getByRole('navigation', { name: 'Record' }).getByRole('link', { name: 'Problems', exact: true })).toBeVisible()

  await test.step('the banner tells this patient from another', async () => {
    await expect(page.getByRole('banner')).toContainText(/Born 09 Feb 1948 \(\d\d years\)\s*Male\s*MRN-4101/)
    await page.getByRole('banner').getByRole('link', { name: /^(\d+ allerg|The record says: no known|No allergy data)/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Allergies' })).toBeVisible()
    await page.goBack()
  })

  await test.step('the summary begins with allergies and what not to give, and says each state in clinical words', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Allergies and reactions')
    const problems = main.getByRole('heading', { level: 2, name: 'Problems' }).locator('xpath=ancestor::section[1]')
    await expect(problems).toContainText('Active')
    await expect(problems).toContainText(/Onset \d{2} \w{3} \d{4}|Onset \d{4}/)
    await expect(main).toContainText('1 condition is still being checked.')
    await expect(main.getByText('DO NOT GIVE')).toBeVisible()
    await expect(main).not.toContainText(/\byour (?:health|record|results?|medicines?|care|vaccines?|visits?)\b/i)
  })

  await test.step('find and export speak of this person and hold the whole record', async () => {
    await go(page, '/find')
    await expect(page).toHaveTitle('Find in record – Plainchart')
    await page.getByLabel('Find words or codes').fill('metformin')
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /found/i })).toContainText(/\d+/)
    await go(page, '/download')
    await expect(page.getByRole('heading', { level: 1, name: 'Export' })).toBeVisible()
    await page.getByRole('link', { name: 'The record in words' }).click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as text' }).click()])
    expect(readFileSync(await file.path(), 'utf8')).toContain('Walter')
    expect(file.suggestedFilename()).not.toMatch(/walter|exampleby/i)
  })
})
