export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A value around the mean, at most two spreads away. */
  around(mean: number, spread: number): number
}

function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

/** A deterministic random generator for a seed and topic (mulberry32). */
export function randomOf(seed: number, topic: string): Random {
  let state = (hash(topic) ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, around: (mean, spread) => mean + (next() + next() - 1) * 2 * spread }
}

/** Rounds to a number of decimals. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
