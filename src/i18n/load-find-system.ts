import { loadedApart } from './load-apart'
import type { findSystem } from './locales/en/find-system'
import type { Translated } from './translated'

export type FindSystemWords = Translated<typeof findSystem>

/** The words of the search for a health system: only sites with a directory have it. */
export const loadFindSystemWords = loadedApart<FindSystemWords>(
  async () => (await import('./locales/en/find-system')).findSystem,
  async () => (await import('./locales/es/find-system')).findSystem,
)
