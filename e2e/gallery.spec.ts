import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures'

const root = join(import.meta.dirname, '..')
const marker = 'Components of Plainchart'

test('the component gallery is not part of the production build', async ({ page }) => {
  expect(readFileSync(join(root, 'gallery', 'gallery.tsx'), 'utf8')).toContain(marker)
  const built = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(built.map(({ name }) => name)).toContain('index.html')
  expect(
    built
      .filter(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').includes(marker))
      .map(({ name }) => name),
  ).toEqual([])
  await page.goto('/gallery/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(marker)).toHaveCount(0)
})
