import { loadedApart } from './load-apart'
import type { forms } from './locales/en/forms'
import type { Translated } from './translated'

export type FormWords = Translated<typeof forms>

/** The words of the page of a form. */
export const loadFormWords = loadedApart<FormWords>(
  async () => (await import('./locales/en/forms')).forms,
  async () => (await import('./locales/es/forms')).forms,
)
