import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { recordTypes } from '../src/contract'
import { expect, test } from './fixtures'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function violations(page: Page) {
  // Sections off the screen are laid out only when they come near it; the scan would measure them on top of each other.
  // Through the object model, because the policy of the sandbox's pages allows no style tag.
  await page.evaluate(() => {
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(laidOut)
  })
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return found.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 3).join(' ; ')}`)
}

const pages = ['/', '/timeline', '/results', '/conditions', '/medicines', '/documents', '/search', '/profile', '/privacy', ...recordTypes.map((type) => `/records/${type}`)]

// Thirty pages in one go, each scanned whole.
test.describe.configure({ timeout: 600_000 })
test.use({ sandboxArgs: ['--faults'] })

for (const colorScheme of ['light', 'dark'] as const)
  for (const [size, width] of [['wide', 1280], ['narrow', 320]] as const)
    test(`every record page, whole document, ${colorScheme}, ${size}`, async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await signIn(/Ana/)
      const found: Record<string, unknown> = {}
      for (const path of pages) {
        await page.goto(path)
        await settled(page)
        const problems = await violations(page)
        if (problems.length) found[path] = problems
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (overflow > 0) found[`${path} is too wide by`] = overflow
      }
      expect(found).toEqual({})
    })

test('pages outside the record and the EHR pages', async ({ page, ehr }) => {
  const found: Record<string, unknown> = {}
  for (const path of ['/connect', '/launch', '/callback', '/signed-out', '/no-such-page', `${ehr.url}/`, `${ehr.url}/ehr/launch`, `${ehr.url}/faults`]) {
    await page.goto(path)
    await settled(page)
    const problems = await violations(page)
    if (problems.length) found[path] = problems
  }
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await settled(page)
  found['login'] = await violations(page)
  await page.getByRole('button', { name: /Maya/ }).click()
  await settled(page)
  found['picker'] = await violations(page)
  await page.getByRole('button', { name: /Leo/ }).click()
  await settled(page)
  found['consent'] = await violations(page)
  expect(Object.fromEntries(Object.entries(found).filter(([, problems]) => !(Array.isArray(problems) && problems.length === 0)))).toEqual({})
})
