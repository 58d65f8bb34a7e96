import { createBundleLoader } from './loader'
import type { SharedMessages } from './types'

/** Messages of the page that opens shared links; apart from `loader.ts`, which is part of every page. */
export const loadSharedMessages = createBundleLoader<SharedMessages>(
  async () => (await import('./locales/en/shared')).shared,
  async () => (await import('./locales/es/shared')).shared,
)
