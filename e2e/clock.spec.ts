import { expect, test } from './fixtures'

const MINUTE = 60_000

for (const [what, minutes, sentence] of [
  ['eleven minutes ahead', 11, 'It seems to be 11 minutes ahead.'],
  ['ten minutes behind', -10, 'It seems to be 10 minutes behind.'],
  ['a day ahead', 1440, 'It seems to be 1 day ahead.'],
  ['a day behind', -1440, 'It seems to be 1 day behind.'],
] as const)
  test(`with a clock that is ${what} people sign in all the same, and are told`, async ({ page, signIn, clock }) => {
    await (await clock.take()).setSystemTime(clock.now() + minutes * MINUTE)
    await signIn(/Ana/)
    await expect(page.locator('body')).toContainText(sentence)
    await expect(page.getByRole('main').getByRole('region', { name: 'Allergies and reactions' })).toBeVisible()
  })

test('a clock that is right, or nearly, is not spoken of', async ({ page, signIn, clock }) => {
  await (await clock.take()).setSystemTime(clock.now() + 2 * MINUTE)
  await signIn(/Ana/)
  await expect(page.locator('body')).not.toContainText('Check the clock')
})
