import type { Page, Request } from '@playwright/test'

/** Requests of any kind, scripts included, as Playwright reports them. */
const counts = new WeakMap<Page, { started: number; pending: number }>()

/** Counts the page's requests for `waitForIdle`. Call it before the page opens. Requests that match `held` do not count: the test blocks them. */
export function trackRequests(page: Page, held?: RegExp) {
  const count = { started: 0, pending: 0 }
  counts.set(page, count)
  const counted = (request: Request) => held?.test(request.url()) !== true
  const onEnd = (request: Request) => {
    if (counted(request)) count.pending -= 1
  }
  page.on('request', (request) => {
    if (!counted(request)) return
    count.started += 1
    count.pending += 1
  })
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  // Playwright's events arrive late, so the page counts its own fetches, including response bodies.
  return page.addInitScript(() => {
    const originalFetch = window.fetch
    const state = Object.assign(window, { pendingRequests: 0 })
    window.fetch = async (...request) => {
      state.pendingRequests += 1
      try {
        const response = await originalFetch(...request)
        await response.clone().arrayBuffer()
        return response
      } finally {
        state.pendingRequests -= 1
      }
    }
  })
}

/** Waits until the page has no pending request and its DOM has not changed for ten idle periods. Uses no clock, so a busy machine only takes longer. */
export async function waitForIdle(page: Page) {
  const count = counts.get(page)
  if (!count) throw new Error('Call trackRequests before the page opens')
  for (;;) {
    const { started } = count
    await waitForIdlePeriods(page)
    if (count.started === started && count.pending === 0) return
  }
}

const waitForIdlePeriods = (page: Page) =>
  page.evaluate(async () => {
    const state = window as unknown as { readonly pendingRequests: number }
    let changes = 0
    const observer = new MutationObserver(() => (changes += 1))
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    await document.fonts.ready
    let idlePeriods = 0
    let changesBefore = changes
    while (idlePeriods < 10) {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise(requestAnimationFrame)
      idlePeriods = state.pendingRequests === 0 && changesBefore === changes ? idlePeriods + 1 : 0
      changesBefore = changes
    }
    observer.disconnect()
  })
