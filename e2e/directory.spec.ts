import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PUBLIC_CLIENT } from '../sandbox/auth/built-in-clients'
import { expect, test } from './fixtures'
import { startHostileEhr } from './hostile-ehr'
import { axeViolations } from './checks/axe'
import { horizontalOverflow } from './checks/layout'
import { startSandbox, type RunningApp } from './servers'

/** Serves a sample directory, written by the operators' tool, whose systems all have this base URL. Returns the requested paths. */
async function withDirectory(
  page: Page,
  app: RunningApp,
  folder: string,
  fhirBase: string,
  site: { ehrs?: unknown[]; allowOrigins?: string[] } = {},
) {
  execFileSync(process.execPath, [
    join(import.meta.dirname, '..', 'tools', 'directory.mjs'),
    'made-up',
    '--out',
    folder,
    '--base',
    fhirBase,
    '--client',
    PUBLIC_CLIENT,
  ])
  app.useEhr(
    fhirBase,
    { id: 'own', name: 'Own Health', ...(site.allowOrigins ? { allowOrigins: site.allowOrigins } : {}) },
    { directory: true },
  )
  const requested: string[] = []
  await page.route('**/directory/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    requested.push(pathname)
    const file = join(folder, pathname.replace('/directory/', ''))
    await route.fulfill(
      existsSync(file) ? { contentType: 'application/json', body: readFileSync(file, 'utf8') } : { status: 404 },
    )
  })
  return requested
}

const field = (page: Page) => page.getByRole('combobox', { name: /name of your hospital/i })
const options = (page: Page) => page.getByRole('listbox', { name: 'Health systems' }).getByRole('option')
const status = (page: Page) => page.getByRole('main').getByRole('status')

/** Whether the current page can send a request to this origin. */
const sendRequest = (page: Page, origin: string) =>
  page.evaluate(
    (to) =>
      fetch(`${to}/anything`, { mode: 'no-cors' }).then(
        () => 'sent',
        () => 'refused',
      ),
    origin,
  )

test.describe('with a directory', () => {
  test.use({ expectedConsole: /Content Security Policy|Failed to load resource/ })

  test('sign-in at a system found by keyboard: no page of sign-in or record can send requests to another system', async ({
    page,
    app,
    clock,
  }, info) => {
    const other = await startHostileEhr()
    const ehr = await startSandbox(
      [
        '--app-origin',
        app.origin,
        '--redirect-uri',
        `${app.origin}/callback/meadow`,
        '--redirect-uri',
        `${app.origin}/callback/own`,
        '--quiet',
      ],
      clock.shift,
    )
    const requested = await withDirectory(page, app, info.outputPath('directory'), ehr.fhirBase, {
      allowOrigins: [other.origin],
    })
    let tokens = 0
    page.on('response', (answer) => {
      if (answer.url().endsWith('/token') && answer.ok()) tokens += 1
    })
    const answer = await page.goto('/connect')
    expect(answer?.headers()['content-security-policy']).toContain(
      `connect-src 'self' https: ${ehr.url} ${other.origin};`,
    )
    await expect(field(page)).toBeVisible()
    expect([await sendRequest(page, ehr.url), await sendRequest(page, other.origin)]).toEqual(['refused', 'refused'])

    // Filled at once: typed letter by letter, each list of results would look like the previous one.
    await field(page).fill('bramb clin')
    await expect(options(page).first()).toContainText(/^Bramble\w+ Clinic/)
    await expect(status(page).first()).toContainText(/found\.|more: add your city/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const second = options(page).nth(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
    await expect(field(page)).toBeFocused()
    expect(requested.every((path) => /^\/directory\/[a-z0-9]{2,12}\.json$/.test(path))).toBe(true)
    const name = (await second.locator('bdi').first().textContent()) ?? ''
    await page.keyboard.press('Enter')

    await page.getByRole('button', { name: /Walter/ }).click()
    await page.getByRole('button', { name: /^allow/i }).click()
    await expect(page.getByRole('heading', { level: 1, name: /at a glance/i })).toBeVisible()
    expect([await sendRequest(page, ehr.url), await sendRequest(page, other.origin)]).toEqual(['sent', 'refused'])
    await page.reload()
    await expect(page.locator('.print-head')).toContainText(name)
    expect([await sendRequest(page, ehr.url), await sendRequest(page, other.origin)]).toEqual(['sent', 'refused'])
    expect(tokens).toBeGreaterThan(0)
    expect(other.requests).toEqual([])

    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign in again' }).click()
    await page.getByRole('button', { name: /^Continue to Own Health/ }).click()
    await page.getByRole('button', { name: /Walter/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /at a glance/i })).toBeVisible()
    await page.goto('about:blank')
    other.close()
    await ehr.close()
  })

  test('directory search has no axe violations, fits 320 px in both themes, and announces its results', async ({
    page,
    app,
    ehr,
  }, info) => {
    await withDirectory(page, app, info.outputPath('directory'), ehr.fhirBase)
    await page.setViewportSize({ width: 320, height: 700 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/connect')
      await field(page).fill('hazel')
      await expect(options(page)).toHaveCount(50)
      await expect(status(page).first()).toContainText(/^The first 50, and [\d,]+ more: add your city\.$/)
      await page.keyboard.press('ArrowUp')
      await expect(options(page).last()).toBeInViewport()
      expect(await axeViolations(page)).toEqual([])
      expect(await horizontalOverflow(page)).toBe(0)
    }
    await field(page).fill('no such place')
    await expect(status(page).first()).toContainText('We did not find it. It may use another name')
    await expect(options(page)).toHaveCount(0)
    await page.route('**/directory/ot.json', (route) => route.abort())
    await field(page).fill('otter')
    await expect(status(page).first()).toContainText('We could not load the list')
    await page.unroute('**/directory/ot.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(options(page).first()).toContainText('Otter')
  })

  test('an EHR launch opens only the directory system with exactly this base URL; no other gets a request', async ({
    page,
    app,
    clock,
  }, info) => {
    const other = await startHostileEhr()
    const ehr = await startSandbox(
      [
        '--app-origin',
        app.origin,
        '--redirect-uri',
        `${app.origin}/callback/meadow`,
        '--redirect-uri',
        `${app.origin}/callback/harbor`,
        '--quiet',
      ],
      clock.shift,
    )
    await withDirectory(page, app, info.outputPath('directory'), ehr.fhirBase)
    app.useEhr(other.fhirBase, { id: 'own', name: 'Own Health', allowOrigins: [ehr.url] }, { directory: true })
    await page.goto(`/launch?iss=${encodeURIComponent(`${ehr.url}/other`)}&launch=x`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This app isn’t set up for that system')
    await page.goto(`/launch?iss=${encodeURIComponent(ehr.fhirBase)}&launch=x`)
    await expect(page).toHaveURL((url) => url.origin !== app.origin || url.pathname.startsWith('/callback'))
    expect(other.requests).toEqual([])
    await page.goto('about:blank')
    other.close()
    await ehr.close()
  })
})
