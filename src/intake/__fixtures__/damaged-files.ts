/** A generator of numbers below a limit; the same for the same seed. */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Copies of a file with flipped or missing bytes, the same for the same seed. */
export function* damagedCopies(whole: Uint8Array, count: number, seed: number): Generator<Uint8Array<ArrayBuffer>> {
  const random = randomBelow(seed)
  for (let index = 0; index < count; index += 1) {
    const bytes = new Uint8Array(whole.slice(0, random(4) === 0 ? random(whole.length) : whole.length))
    for (let flips = random(4); flips >= 0; flips -= 1) bytes[random(Math.max(bytes.length, 1))] = random(256)
    yield bytes
  }
}
