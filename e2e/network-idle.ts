import type { Page } from '@playwright/test'

/** Counts what the page has asked for and not yet read, as the page itself sees it: news of it from outside comes later than the page goes on. */
export const watchAnswers = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.fetch
    const state = Object.assign(window, { unanswered: 0 })
    window.fetch = async (...request) => {
      state.unanswered += 1
      try {
        const answer = await ask(...request)
        await answer.clone().arrayBuffer()
        return answer
      } finally {
        state.unanswered -= 1
      }
    }
  })

/** Until the page has every answer and has had nothing to do and changed nothing for many idle turns in a row. No clock: a busy machine only takes longer. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const state = window as unknown as { readonly unanswered: number }
    let changes = 0
    const watcher = new MutationObserver(() => (changes += 1))
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    await document.fonts.ready
    for (
      let quiet = 0, seen = changes;
      quiet < 10;
      quiet = state.unanswered === 0 && seen === changes ? quiet + 1 : 0
    ) {
      seen = changes
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise(requestAnimationFrame)
    }
    watcher.disconnect()
  })
