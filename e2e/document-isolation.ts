import { expect, type Page } from '@playwright/test'

/** Watches what leaves the page, and whether anything in a file has run. */
export async function watchIsolation(page: Page, allowed: readonly string[]) {
  const left: string[] = []
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (!['blob:', 'data:', 'about:', 'chrome:', 'chrome-extension:'].includes(protocol) && !allowed.includes(origin))
      left.push(request.url())
  })
  page.on('dialog', (dialog) => {
    left.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return async () => {
    expect(left, 'requests that left for elsewhere').toEqual([])
    expect(await page.evaluate(() => Object.hasOwn(window, '__pwned')), 'a script in a file ran').toBe(false)
  }
}
