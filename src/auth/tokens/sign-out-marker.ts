const MARKER_KEY = 'plainchart.sign-out'
/** Where `refresh-generation` stores its numbers. */
export const GENERATIONS_KEY = 'plainchart.turns'

/**
 * Identifies the last sign-out in this browser; empty before the first one. A frozen or discarded tab receives no sign-out message, so it compares
 * the marker when it wakes. A random value instead of a time, because clocks can be set back.
 */
export function signOutMarker(): string {
  try {
    // eslint-disable-next-line no-restricted-globals -- a random name contains no health data
    return localStorage.getItem(MARKER_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Marks a sign-out of all tabs in this browser. It ends every sign-in that a generation is stored for. */
export function setSignOutMarker(): void {
  try {
    // eslint-disable-next-line no-restricted-globals -- a random name contains no health data
    localStorage.setItem(MARKER_KEY, crypto.randomUUID())
    // eslint-disable-next-line no-restricted-globals -- removes the stored generations
    localStorage.removeItem(GENERATIONS_KEY)
  } catch {
    // Where storage is denied, no tab stores a sign-in either.
  }
}
