import { expect, test } from './fixtures'
import { follow, openPage, openTrend } from './navigation'
import { parseBundle } from './export-files'
import type { Page } from '@playwright/test'

/** Texts of the patient's private records. */
const privateContent = /Alcohol|Naltrexone|HIV|counselor/i
const maskedLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Private record' })

test('a private record is masked on every page and on paper until shown, and again after signing out', async ({
  page,
  signIn,
}) => {
  await signIn(/Quinn/)
  const main = page.getByRole('main')
  await expect(main.getByText('1 private record is not shown here.')).toHaveCount(4)
  await expect(main).not.toContainText(privateContent)
  await expect(main.getByRole('link', { name: 'See where' }).last()).toHaveAttribute('href', '/documents')

  for (const path of ['/medicines', '/documents', '/timeline', '/results', '/results?group=test', '/conditions']) {
    await openPage(page, path)
    await expect(maskedLinks(page).first(), path).toBeVisible()
    await expect(main, path).toContainText('This record is marked private. Open it when you are somewhere safe.')
    await expect(main, path).not.toContainText(privateContent)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(maskedLinks(page)).toBeVisible()
  await expect(main.getByText('Show it')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const expectOmitted = async (label: string) => {
    await expect(main, label).toContainText('1 private record is not shown here. See where')
    await expect(main, label).not.toContainText(privateContent)
  }
  for (const path of ['/vitals', '/results?group=table', '/results?show=outside']) {
    await openPage(page, path)
    await expectOmitted(path)
  }
  await openTrend(page, '/results?time=all&group=test', /T-score|bone/i)
  await expectOmitted('trend')
  await openPage(page, '/records/Goal')
  await expect(main.getByText('1 private record is not shown here.'), 'once a page').toHaveCount(1)
  await openPage(page, '/find')
  await main.getByRole('searchbox').fill('naltrexone')
  await expect(maskedLinks(page)).toBeVisible()
  await expect(main).not.toContainText(privateContent)

  await openPage(page, '/conditions')
  await maskedLinks(page).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Private record')
  await expect(page).toHaveTitle('Health condition – Plainchart')
  await expect(main).not.toContainText(privateContent)
  await main.getByRole('button', { name: 'Show it' }).click()
  await expect(heading).toHaveText(/^Alcohol dependence/)
  await expect(page).toHaveTitle('Health condition – Plainchart')
  await expect(main.getByRole('button', { name: 'Cover it again' })).toBeFocused()

  await openPage(page, '/medicines')
  await expect(main).toContainText('Alcohol dependence')
  await expect(main).not.toContainText('Naltrexone')
  await openPage(page, '/')
  await expect(main.getByText('1 private record is not shown here.')).toHaveCount(4)
  await expect(main).not.toContainText(privateContent)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /quinn-alcohol/,
  )

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /Quinn/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
  await openPage(page, '/conditions')
  await expect(maskedLinks(page)).toBeVisible()
  await expect(main).not.toContainText(privateContent)
})

test('a private record shown in a list can be masked again there', async ({ page, signIn }) => {
  await signIn(/Quinn/)
  await openPage(page, '/documents')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Show it' }).click()
  await expect(main.getByRole('link', { name: 'Letter from the counselor' })).toBeVisible()
  await main.getByRole('button', { name: 'Cover it again' }).click()
  await expect(main.getByRole('button', { name: 'Show it' })).toBeFocused()
  await expect(main).not.toContainText('counselor')
})

test('a provider sees a private record with its security labels', async ({ page, signIn }) => {
  await signIn(/Robin Lee/, /Quinn/)
  const main = page.getByRole('main')
  await expect(main).not.toContainText('not shown here')
  await openPage(page, '/conditions')
  const row = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Alcohol dependence' }) })
  await expect(row).toContainText('Marked private: restricted, substance use disorder information sensitivity')
  await expect(main.getByRole('button', { name: /Show it|Cover it/ })).toHaveCount(0)
})

test('private records are masked for a proxy too', async ({ page, signIn }) => {
  await page.route(/\/fhir\/Condition\?/, async (route) => {
    const response = await route.fetch()
    const bundle = parseBundle(await response.text())
    const security = [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }]
    await route.fulfill({
      response,
      json: {
        ...bundle,
        entry: bundle.entry.map((entry) =>
          JSON.stringify(entry).includes('Eczema')
            ? { ...entry, resource: { ...entry.resource, meta: { security } } }
            : entry,
        ),
      },
    })
  })
  await signIn(/Maya/, /Leo/)
  await openPage(page, '/conditions')
  await expect(maskedLinks(page)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Eczema')
})

test('hidden details stay hidden on the next page and return unchanged', async ({ page, signIn }) => {
  await signIn(/Ana/)
  await openPage(page, '/conditions')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('hay')
  const hide = page.getByRole('button', { name: 'Hide details' })
  await hide.click()
  await expect(hide).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The details are hidden')
  await expect(main.getByText('Hay fever').first()).toBeHidden()
  await expect(page.getByText(/Sampleton/).filter({ visible: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the details again' }).click()
  await expect(hide).toBeFocused()
  await expect(main.getByRole('link', { name: /hay fever/i })).toBeVisible()
  await expect(main.getByRole('searchbox')).toHaveValue('hay')
  await hide.click()
  await follow(page, 'Visits')
  await expect(page).toHaveURL(/timeline$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The details are hidden')
  await hide.click()
  await expect(page.getByRole('heading', { level: 1, name: /Timeline/ })).toBeVisible()
})
