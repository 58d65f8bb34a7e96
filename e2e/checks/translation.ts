import type { Page } from '@playwright/test'

/** Texts that come from the app: not from the record (`bdi`, `translate="no"`), no dates, code or texts with their own `lang`. */
export function appTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const excluded =
      'bdi, time, option[translate="no"], code, pre, script, noscript, style, svg text, [dir="auto"], :not(html)[lang]'
    const hasWord = (text: string) => /\p{L}{3}/u.test(text)
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.textContent && hasWord(node.textContent) && !node.parentElement?.closest(excluded))
        texts.push(node.textContent.trim())
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      if (element.closest(excluded)) continue
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
        const text = element.getAttribute(name)
        if (text && hasWord(text)) texts.push(text)
      }
    }
    return [...new Set(texts)]
  })
}

/** Texts that are the same in English and Spanish. */
const SAME_IN_SPANISH = ['Plainchart', 'Final', 'No', 'Plan', '1 plan']
const POLL_TIMEOUT_MS = 10_000

/** Texts of a Spanish page that are on its English version too. Polls, because messages of a new language load in parts. */
export async function textsLeftInEnglish(page: Page, english: readonly string[]): Promise<readonly string[]> {
  const end = Date.now() + POLL_TIMEOUT_MS
  for (;;) {
    const left = (await appTexts(page)).filter((text) => english.includes(text) && !SAME_IN_SPANISH.includes(text))
    if (left.length === 0 || Date.now() > end) return left
  }
}

/** Texts without the brackets of the pseudo-locale, which do not come from the message tables. */
export const textsOutsideTables = async (page: Page): Promise<readonly string[]> =>
  (await appTexts(page)).filter((text) => !/[⟦⟧]/.test(text))
