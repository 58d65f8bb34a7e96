import { expect, test } from './fixtures'
import { follow } from './navigation'
import { switchboard } from './switchboard'

test.describe('a part of the record that fails to load', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('is not reported as missing or not chosen while it is loading', async ({ page, signIn, ehr }) => {
    await signIn(/Walter/)
    await switchboard(ehr).only({ kind: 'hang' })
    const expectations = [
      ['work', 'This part is still being loaded.', /Ask the health system for it|The sheet holds/],
      ['doctor', 'This part is still being loaded.', /Ask the health system for it/],
      ['me', 'No records are loaded', /Nothing is chosen/],
    ] as const
    for (const [option, expected, unexpected] of expectations) {
      await page.goto(`/download/${option}`)
      await expect(page.getByRole('main')).toContainText(expected)
      await expect(page.getByRole('main')).not.toContainText(unexpected)
    }
    await switchboard(ehr).reset()
  })
})

test('an appointment sheet holds chosen records and questions, in memory only', async ({ page, signIn }) => {
  await signIn(/Ana/)
  const main = page.getByRole('main')
  await follow(page, 'Health')
  await main.getByRole('link', { name: 'Hay fever' }).click()
  await main.getByRole('checkbox', { name: 'Take this along to an appointment' }).check()
  await main.getByRole('link', { name: 'See the sheet' }).click()
  const sheet = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Sheet for the appointment' }) })
  await expect(sheet).toContainText('Hay fever')
  await main.getByText('Vaccines (3)').click()
  await main.getByRole('list', { name: 'Vaccines' }).getByRole('checkbox').first().check()
  await expect(sheet.getByRole('list').first().getByRole('listitem')).toHaveCount(2)
  await main.getByRole('textbox', { name: /Your questions/ }).fill('Will it go away?\n\nIs it safe?')
  await expect(sheet).toContainText('Will it go away?')
  await expect(sheet).toContainText('It is not the whole record.')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save as text' }).click()
  expect((await download).suggestedFilename()).toMatch(/^appointment-\d{4}-\d{2}-\d{2}\.txt$/)
  await follow(page, 'Home')
  await follow(page, 'For an appointment')
  await expect(sheet).toContainText('Is it safe?')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /safe|Hay fever/,
  )
  await page.reload()
  await expect(sheet).toContainText('Nothing is chosen yet.')
})
