import type { Page } from '@playwright/test'

/** The app has no password field. */
export async function passwordFields(page: Page): Promise<readonly string[]> {
  return page
    .locator('input[type=password], input[autocomplete*=password]')
    .evaluateAll((all) => all.map((field) => field.outerHTML))
}

/** Personal data in the URL, title, history state or referrer. Ids of records in URLs are allowed. */
export async function personalDataOutsidePage(page: Page, personal: RegExp): Promise<readonly string[]> {
  const texts = await page.evaluate(() => [
    location.href,
    document.title,
    JSON.stringify(history.state),
    document.referrer,
  ])
  return texts.filter((text) =>
    personal.test(text.replace(/\/(?:(?:record|correct)\/[A-Za-z]+|documents|results\/trend)\/[^\s"/?#]+/g, '')),
  )
}

interface SessionLeaks {
  readonly cspViolations: readonly string[]
  /** Listeners for messages of other windows. */
  readonly messageListeners: readonly string[]
  readonly personalConsoleMessages: readonly string[]
  /** Requests with a Referer, or with a token to another origin than the EHR. */
  readonly requestsWithPersonalData: readonly string[]
  readonly origins: readonly string[]
}

interface RecordedInPage {
  readonly cspViolations: string[]
  readonly messageListeners: string[]
}

/** Records leaks of a session; call it before sign-in. The returned function gives what was recorded so far. */
export async function recordLeaks(page: Page, appOrigin: string, ehrOrigin: string) {
  const origins = new Set<string>()
  const requestsWithPersonalData: string[] = []
  const consoleMessages: string[] = []
  page.on('console', (message) => consoleMessages.push(message.text()))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) origins.add(origin)
    if (request.headers()['referer']?.startsWith(appOrigin)) requestsWithPersonalData.push(request.url())
    if (request.headers()['authorization'] && origin !== ehrOrigin) requestsWithPersonalData.push(request.url())
  })
  await page.addInitScript(() => {
    const recorded: RecordedInPage = { cspViolations: [], messageListeners: [] }
    Object.assign(window, { recordedLeaks: recorded })
    const { addEventListener: originalAddEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...args: Parameters<typeof originalAddEventListener>
    ) {
      if (args[0] === 'message' && this === window) recorded.messageListeners.push('message')
      return originalAddEventListener.apply(this, args)
    }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) =>
      recorded.cspViolations.push(`${effectiveDirective} ${sourceFile}`),
    )
  })
  return async (personal: RegExp): Promise<SessionLeaks> => {
    const { cspViolations, messageListeners } = await page.evaluate(() => {
      const { recordedLeaks } = window as unknown as { readonly recordedLeaks: RecordedInPage }
      return {
        ...recordedLeaks,
        messageListeners: [...recordedLeaks.messageListeners, ...(window.onmessage === null ? [] : ['onmessage'])],
      }
    })
    return {
      cspViolations,
      messageListeners,
      personalConsoleMessages: consoleMessages.filter((text) => personal.test(text)),
      requestsWithPersonalData,
      origins: [...origins].toSorted(),
    }
  }
}

/** Everything that the app stores in the browser: values of `localStorage`, and the names of the rest. */
export const storedData = (page: Page) =>
  page.evaluate(async () => ({
    localStorage: { ...localStorage },
    sessionStorage: Object.keys(sessionStorage).toSorted(),
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    serviceWorkers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
