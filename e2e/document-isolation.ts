import { expect, type Page } from '@playwright/test'

/** Watches for requests to other origins, dialogs and scripts of a document. Returns a function that asserts there were none. */
export async function watchIsolation(page: Page, allowed: readonly string[]) {
  const leaks: string[] = []
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (!['blob:', 'data:', 'about:', 'chrome:', 'chrome-extension:'].includes(protocol) && !allowed.includes(origin))
      leaks.push(request.url())
  })
  page.on('dialog', (dialog) => {
    leaks.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return async () => {
    expect(leaks, 'requests to other origins').toEqual([])
    expect(await page.evaluate(() => Object.hasOwn(window, '__pwned')), 'a script of the document ran').toBe(false)
  }
}
