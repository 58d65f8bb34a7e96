import type { Page } from '@playwright/test'

/** The reader has asked the browser to save data: no page is loaded before it is opened. Call it before the page opens. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
