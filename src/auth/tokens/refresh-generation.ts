import { TURNS } from './sign-out-marker'

/** Sign-ins that are remembered; one that is older than so many others is over. */
const MOST = 8

function readTurns(): readonly (readonly [string, number])[] {
  try {
    // eslint-disable-next-line no-restricted-globals -- random names and small numbers say nothing of a record
    const found: unknown = JSON.parse(localStorage.getItem(TURNS) ?? '[]')
    return Array.isArray(found)
      ? found.filter(
          (one): one is [string, number] =>
            Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number',
        )
      : []
  } catch {
    return []
  }
}

/** How many refresh tokens of a sign-in have been used up, as far as any tab of this browser has told; 0 when none has. */
export function turnOf(family: string): number {
  return new Map(readTurns()).get(family) ?? 0
}

/** Tells tabs that are loading just now, and hear no other, that a sign-in has another refresh token than they may hold. */
export function tellTurn(family: string, turn: number): void {
  const others = readTurns().filter(([other]) => other !== family)
  try {
    // eslint-disable-next-line no-restricted-globals -- random names and small numbers say nothing of a record
    localStorage.setItem(TURNS, JSON.stringify([...others, [family, turn] as const].slice(-MOST)))
  } catch {
    // Where storage is denied no tab is a copy of another either.
  }
}
