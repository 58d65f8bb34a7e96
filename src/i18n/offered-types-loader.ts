import { createBundleLoader } from './loader'
import type { OfferedTypeMessages } from './types'

/** Loads the texts of the types outside the API; not with those of the home page, which names the file of each. */
export const loadOfferedTypeMessages = createBundleLoader<OfferedTypeMessages>(
  async () => (await import('./locales/en/offered-types')).offeredTypes,
  async () => (await import('./locales/es/offered-types')).offeredTypes,
)
