import { expect, test } from './fixtures'

const MINUTE = 60_000

for (const [offset, minutes, sentence] of [
  ['eleven minutes ahead', 11, 'It seems to be 11 minutes ahead.'],
  ['ten minutes behind', -10, 'It seems to be 10 minutes behind.'],
  ['a day ahead', 1440, 'It seems to be 1 day ahead.'],
  ['a day behind', -1440, 'It seems to be 1 day behind.'],
] as const)
  test(`with a device clock ${offset}, sign-in works and a warning is shown`, async ({ page, signIn, clock }) => {
    await (await clock.install()).setSystemTime(clock.now() + minutes * MINUTE)
    await signIn(/Ana/)
    await expect(page.locator('body')).toContainText(sentence)
    await expect(page.getByRole('main').getByRole('region', { name: 'Allergies and reactions' })).toBeVisible()
  })

test('no warning is shown when the device clock is off by two minutes or less', async ({ page, signIn, clock }) => {
  await (await clock.install()).setSystemTime(clock.now() + 2 * MINUTE)
  await signIn(/Ana/)
  await expect(page.locator('body')).not.toContainText('Check the clock')
})
