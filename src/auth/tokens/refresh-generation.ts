import { GENERATIONS_KEY } from './sign-out-marker'

/** Sign-ins whose generation is kept; older ones have ended long ago. */
const MAX_SIGN_INS = 8

type Generation = readonly [tokenFamily: string, generation: number]

const isGeneration = (value: unknown): value is Generation =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

function readGenerations(): readonly Generation[] {
  try {
    // eslint-disable-next-line no-restricted-globals -- random names and small numbers contain no health data
    const stored: unknown = JSON.parse(localStorage.getItem(GENERATIONS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isGeneration) : []
  } catch {
    return []
  }
}

/** How many refresh tokens of a sign-in have been used, as far as any tab of this browser has stored it; 0 if none. */
export function generationOf(tokenFamily: string): number {
  return new Map(readGenerations()).get(tokenFamily) ?? 0
}

/** Stores a sign-in's generation for tabs that are loading and receive no message yet: their refresh token may be used up. */
export function broadcastGeneration(tokenFamily: string, generation: number): void {
  const others = readGenerations().filter(([family]) => family !== tokenFamily)
  const stored = [...others, [tokenFamily, generation] as const].slice(-MAX_SIGN_INS)
  try {
    // eslint-disable-next-line no-restricted-globals -- random names and small numbers contain no health data
    localStorage.setItem(GENERATIONS_KEY, JSON.stringify(stored))
  } catch {
    // Where storage is denied, no tab can be a duplicate of another.
  }
}
