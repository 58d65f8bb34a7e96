import type { Page, Request } from '@playwright/test'

/** Requests of any kind, scripts included, as Playwright reports them. */
const counts = new WeakMap<Page, { started: number; readonly pending: Set<Request> }>()

/** Counts the page's requests for `waitForIdle`. Call it before the page opens. Requests that match `held` do not count: the test blocks them. */
export function trackRequests(page: Page, held?: RegExp) {
  const count = { started: 0, pending: new Set<Request>() }
  counts.set(page, count)
  page.on('request', (request) => {
    if (held?.test(request.url())) return
    // A request that a new document cuts off does not always report its end.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.pending.clear()
    count.started += 1
    count.pending.add(request)
  })
  const onEnd = (request: Request) => count.pending.delete(request)
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

/** Waits until the page has no pending request and its DOM has not changed for ten idle periods. A busy machine only takes longer; a page that never becomes idle fails with what kept it busy. */
export async function waitForIdle(page: Page) {
  const count = counts.get(page)
  if (!count) throw new Error('Call trackRequests before the page opens')
  for (let round = 0; round < 300; round += 1) {
    const { started } = count
    const busyWith = await page.evaluate(waitForIdlePeriods)
    if (busyWith) throw new Error(`The page never became idle: ${busyWith}`)
    if (count.started === started && count.pending.size === 0) return
  }
  throw new Error(`Requests never ended: ${[...count.pending].map((request) => request.url()).join(', ')}`)
}

/** Runs in the page. Resolves with `undefined` after ten idle periods in a row, or with a description of what kept the page busy for 3,000. */
async function waitForIdlePeriods() {
  const state = window as unknown as { readonly pendingRequests: number }
  let changes = 0
  let lastChange: MutationRecord | undefined
  const observer = new MutationObserver((records) => {
    changes += 1
    lastChange = records.at(-1)
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // Browsers postpone both callbacks without limit when they have no time or nothing to draw, so each has a deadline.
  const atLatestAfterOneSecond = (schedule: (done: () => void) => void) =>
    new Promise<void>((resolve) => {
      schedule(resolve)
      setTimeout(resolve, 1_000)
    })
  await document.fonts.ready
  let idlePeriods = 0
  let changesBefore = changes
  for (let period = 0; idlePeriods < 10; period += 1) {
    await atLatestAfterOneSecond(requestIdleCallback)
    await atLatestAfterOneSecond(requestAnimationFrame)
    idlePeriods = state.pendingRequests === 0 && changesBefore === changes ? idlePeriods + 1 : 0
    changesBefore = changes
    if (period === 3_000)
      return `${String(state.pendingRequests)} pending requests, ${String(changes)} changes, the last: ${lastChange?.type ?? 'none'} ${lastChange?.attributeName ?? ''} at ${lastChange?.target.nodeName ?? ''}`
  }
  observer.disconnect()
  return undefined
}
