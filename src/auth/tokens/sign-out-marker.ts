const KEY = 'plainchart.sign-out'
/** Where `turns` keeps its numbers. A sign-out ends all sign-ins that they are of. */
export const TURNS = 'plainchart.turns'

/**
 * Names the last sign-out in this browser; empty before the first. A tab that is elsewhere, asleep or thrown away hears of no sign-out,
 * so it compares when it comes back. A random name and not a moment: clocks are set back.
 */
export function signOutMark(): string {
  try {
    // eslint-disable-next-line no-restricted-globals -- a random name says nothing of a record
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Marks that everybody is signed out in this browser. */
export function markSignOut(): void {
  try {
    // eslint-disable-next-line no-restricted-globals -- a random name says nothing of a record
    localStorage.setItem(KEY, crypto.randomUUID())
    // eslint-disable-next-line no-restricted-globals -- removes what stands there
    localStorage.removeItem(TURNS)
  } catch {
    // Where storage is denied no tab keeps a sign-in either.
  }
}
