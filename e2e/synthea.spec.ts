import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures'

const data = join(import.meta.dirname, '..', '..', 'shared', 'data', 'synthea')

test.describe('a Synthea record', () => {
  test.skip(!existsSync(data), 'needs ../shared/data/synthea, which is not part of a public clone')
  test.use({ sandboxArgs: ['--data', data] })

  test('shows 22 conditions, 6 prescriptions and 662 observations, none omitted (needs ../shared/data/synthea)', async ({
    page,
    signIn,
  }) => {
    await signIn(/Josue Sipes/)
    for (const [path, count] of [
      ['/conditions', /(?<!\d)22 records in this list/],
      ['/medicines', /(?<!\d)6 records in this list/],
      ['/results', /(?<!\d)662\b/],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(count)
      await expect(page.getByRole('main')).not.toContainText(/left out|could not load|can’t show/i)
    }
  })
})
