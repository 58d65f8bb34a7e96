import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { overflowingElements, horizontalOverflow } from './checks/layout'
import { openPage } from './navigation'

test('a provider launches the app from a chart in the EHR', async ({ page, ehr, app }) => {
  await page.goto(`${ehr.url}/ehr/launch`)
  await page.getByRole('link', { name: /Lee/ }).click()
  await page.getByLabel('Patient').selectOption('walter')
  await page.getByLabel('App', { exact: true }).selectOption(app.origin)
  await page.getByRole('button', { name: /open/i }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(/Walter/i)
  await expect(
    page.getByRole('navigation', { name: 'Record' }).getByRole('link', { name: 'Problems', exact: true }),
  ).toBeVisible()

  await test.step('the banner identifies the patient', async () => {
    await expect(page.getByRole('banner')).toContainText(/Born 09 Feb 1948 \(\d\d years\)\s*Male\s*MRN-4101/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^(\d+ allerg|The record says: no known|No allergy data)/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Allergies' })).toBeVisible()
    await page.goBack()
  })

  await test.step('the summary starts with allergies and do-not-give orders, in clinical terms', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Allergies')
    const problems = main.getByRole('heading', { level: 2, name: 'Problems' }).locator('xpath=ancestor::section[1]')
    await expect(problems).toContainText('Active')
    // The column header says what the date means.
    await expect(problems.getByRole('columnheader', { name: 'Onset' })).toBeVisible()
    await expect(problems.getByRole('cell', { name: /^\d{2} \w{3} \d{4}$/ }).first()).toBeVisible()
    await expect(problems.getByRole('columnheader', { name: 'SNOMED CT' })).toBeVisible()
    await expect(
      problems
        .getByRole('row', { name: /^Atrial fibrillation/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('49436004')
    await expect(main).toContainText('1 problem is unconfirmed, provisional or differential.')
    await expect(main.getByText('DO NOT GIVE')).toBeVisible()
    await expect(main).toContainText('Notes from the day of the encounter')
    await expect(main).not.toContainText(
      /\byour (?:health|record|results?|medicines?|care|vaccines?|visits?)\b|the visit\b/i,
    )
  })

  await test.step('the first screen shows allergies, problems, last fills and changes of results', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const main = page.getByRole('main')
    await expect(main.getByRole('table', { name: 'Vital signs' })).toBeVisible()
    const part = (name: string) => main.getByRole('region', { name, exact: true })
    for (const name of ['Allergies', 'Problems']) await expect(part(name)).toBeInViewport({ ratio: 1 })
    for (const name of ['Medications: active unless marked', 'Latest test results'])
      await expect(part(name).getByRole('row').nth(1)).toBeInViewport()
    const row = (table: string, name: RegExp) => main.getByRole('table', { name: table }).getByRole('row', { name })
    await expect(row('Medications, active unless marked', /^apixaban/)).toContainText(
      /15 Aug 2026, 90\sd until 13 Nov 2026, passed/,
    )
    await expect(row('Latest test results', /^Creatinine/)).toContainText(
      /1\.51 mg\/dL.*0\.6 to 1\.3 mg\/dL.*1\.55 \(−0\.04\)/,
    )
    await expect(row('Vital signs', /^Body weight/)).toContainText('89 (+1)')
    await expect(main.getByRole('table', { name: 'Encounters' }).getByRole('row')).not.toHaveCount(0)
    for (const width of [320, 560, 640, 680, 1024, 1100, 1140]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await horizontalOverflow(page)).toBe(0)
      expect(await overflowingElements(page)).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('search and export cover the whole record', async () => {
    await openPage(page, '/find')
    await expect(page).toHaveTitle('Find in record – Plainchart')
    await page.getByLabel('Find words or codes').fill('metformin')
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /found/i })).toContainText(/\d+/)
    await openPage(page, '/download')
    await expect(page.getByRole('heading', { level: 1, name: 'Export' })).toBeVisible()
    await page.getByRole('link', { name: 'The record in words' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as text' }).click(),
    ])
    expect(readFileSync(await file.path(), 'utf8')).toContain('Walter')
    expect(file.suggestedFilename()).not.toMatch(/walter|exampleby/i)
  })
})
