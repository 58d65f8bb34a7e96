import { loadedApart } from './load-apart'
import type { forms } from './en/forms'
import type { Translated } from './translated'

export type FormWords = Translated<typeof forms>

/** The words of the page of a form. */
export const loadFormWords = loadedApart<FormWords>(
  async () => (await import('./en/forms')).forms,
  async () => (await import('./es/forms')).forms,
)
