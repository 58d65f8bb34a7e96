import { readFileSync } from 'node:fs'
import { evilHtml, writeDocuments } from './documents-data'
import { watchIsolation } from './document-isolation'
import { expect, test } from './fixtures'

test.use({ sandboxArgs: ['--data', writeDocuments()] })

for (const id of ['page', 'page-far'])
  test.describe(id, () => {
    // Playwright's own script is blocked in the iframe too. The CSP blocks the base URL while the HTML is being sanitized, and some browsers report the event handlers.
    test.use({
      expectedConsole:
        /^Blocked script execution in 'about:srcdoc'|(?:base URI|inline event handler).*violates the following Content Security Policy directive.*\/assets\/html-file-/s,
    })
    test(`a malicious HTML document (${id}) is shown in a sandboxed iframe: no script runs, no request is sent`, async ({
      page,
      signIn,
      app,
      ehr,
    }) => {
      await signIn(/Dora/)
      const clean = await watchIsolation(page, [app.origin, ehr.url])
      await page.goto(`/documents/${id}`)
      const frame = page.locator('iframe')
      await expect(frame).toHaveAttribute('sandbox', '')
      const inside = page.frameLocator('iframe')
      await expect(inside.getByRole('heading', { level: 3, name: 'Letter to the family' })).toBeVisible()
      await expect(inside.getByText('Take care of the wound. <5 days.')).toBeVisible()
      await expect(inside.getByText('Book a visit (https://clinic.example/visit)')).toBeVisible()
      await expect(inside.getByRole('link')).toHaveCount(0)
      await inside.getByText('Press here').click()
      const source = (await frame.getAttribute('srcdoc')) ?? ''
      expect(source).not.toMatch(
        /<script|<img|<svg|<iframe|<form|<input|<link|<base|onerror|onload|javascript:|refresh|evil\.example/i,
      )
      await expect(page.getByText(/parts of this page are not shown/)).toBeVisible()
      await clean()
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save Letter.txt' }).click(),
      ])
      expect(readFileSync(await saved.path(), 'utf8')).toBe(evilHtml)
    })
  })

test.describe('a note with many inline styles', () => {
  test.use({ expectedConsole: /^Blocked script execution in 'about:srcdoc'/ })
  test('causes no CSP violation, neither in its iframe nor as a narrative', async ({ page, signInAt }) => {
    await signInAt('/documents/styled', /Dora/)
    await expect(page.frameLocator('iframe').getByText('Line 399 of the note')).toBeVisible()
    await page.goto('/record/DocumentReference/styled')
    await page.getByRole('main').locator('summary', { hasText: 'All details' }).click()
    await page.getByRole('radio', { name: 'Clinical details' }).check()
    await expect(page.getByRole('main').getByText('Line 399 of the note')).toBeVisible()
  })
})

test('the favicon is served under both names', async ({ page, app }) => {
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    const answer = await page.request.get(`${app.origin}${path}`)
    expect([path, answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([path, 200, 'image'])
  }
  await page.goto('/connect')
  await expect(page.locator('link[rel="icon"]')).toHaveCount(2)
})

test('a PDF is shown only if it is one, gets a safe file name, and its blob URL is revoked', async ({
  page,
  signIn,
  app,
  ehr,
}) => {
  await signIn(/Dora/)
  const clean = await watchIsolation(page, [app.origin, ehr.url])
  await page.addInitScript(() => {
    const [make, drop] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
    const open = new Set<string>()
    Object.assign(window, { openBlobs: open })
    URL.createObjectURL = (blob: Blob) => {
      const url = make(blob)
      open.add(url)
      return url
    }
    URL.revokeObjectURL = (url) => {
      open.delete(url)
      drop(url)
    }
  })
  const openBlobs = () =>
    page.evaluate(() => ('openBlobs' in window && window.openBlobs instanceof Set ? window.openBlobs.size : -1))
  await page.goto('/documents/pdf')
  await page.getByRole('button', { name: /Open \(PDF, / }).click()
  const save = page.getByRole('link', { name: /^Save / })
  await expect(save).toHaveAttribute('download', 'letterfdp exe.pdf')
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', /^blob:/)
  await expect(page.getByText('This file may be damaged')).toHaveCount(0)
  // Without a built-in PDF viewer there is a message instead of an empty iframe.
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled)
  await expect(
    hasViewer
      ? page.locator('iframe[title="Content of ../../letterfdp.exe"]')
      : page.getByText('This browser can’t show the file inside the page.'),
  ).toBeVisible()
  expect(await openBlobs()).toBe(2)
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await openBlobs()).toBe(0)
  await page.goto('/documents/pdf-active')
  await page.getByRole('button', { name: /Open \(PDF/ }).click()
  await expect(page.getByText('This PDF holds more than pages')).toBeVisible()
  await expect(page.locator('iframe, object, embed')).toHaveCount(0)
  await page.goto('/documents/not-pdf')
  await page.getByRole('button', { name: 'Open (PDF)' }).click()
  await expect(page.getByText('This file is not what its label says')).toBeVisible()
  await expect(page.locator('iframe, object, embed')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Save Letter.txt' })).toBeVisible()
  await page.goto('/documents/drawing')
  await expect(page.getByText('This kind of file can’t be shown here.')).toBeVisible()
  await expect(page.getByRole('main').locator('img, object, embed')).toHaveCount(0)
  await page.goto('/documents/word')
  await page.getByRole('button', { name: /Open \(Word document, / }).click()
  await expect(page.getByRole('link', { name: 'Save Plan.docx' })).toBeVisible()
  await clean()
})
