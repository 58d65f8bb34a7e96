/** Messages of browsers for a dynamic import that failed. */
const messages = /dynamically imported module|module script|error loading dynamic/i

/** True when a part of the app could not be loaded: offline, or replaced by a new release. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && messages.test(error.message)
