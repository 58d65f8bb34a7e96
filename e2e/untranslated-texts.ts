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
