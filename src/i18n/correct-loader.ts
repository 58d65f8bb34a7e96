import { createBundleLoader } from './loader'
import type { CorrectMessages } from './types'

/** Messages of the page that helps to ask for a correction; apart from `loader.ts`, which is part of every page. */
export const loadCorrectMessages = createBundleLoader<CorrectMessages>(
  async () => (await import('./locales/en/correct')).correct,
  async () => (await import('./locales/es/correct')).correct,
)
