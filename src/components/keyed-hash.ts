const WORD = 0xffff_ffff_ffff_ffffn

const rotate = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (64n - by))) & WORD

type State = [v0: bigint, v1: bigint, v2: bigint, v3: bigint]

function rounds(state: State, count: number): void {
  let [v0, v1, v2, v3] = state
  for (let i = 0; i < count; i += 1) {
    v0 = (v0 + v1) & WORD
    v1 = rotate(v1, 13n) ^ v0
    v0 = rotate(v0, 32n)
    v2 = (v2 + v3) & WORD
    v3 = rotate(v3, 16n) ^ v2
    v0 = (v0 + v3) & WORD
    v3 = rotate(v3, 21n) ^ v0
    v2 = (v2 + v1) & WORD
    v1 = rotate(v1, 17n) ^ v2
    v2 = rotate(v2, 32n)
  }
  state.splice(0, 4, v0, v1, v2, v3)
}

const wordAt = (bytes: Uint8Array, at: number): bigint =>
  bytes.subarray(at, at + 8).reduce((word, byte, index) => word | (BigInt(byte) << BigInt(8 * index)), 0n)

/**
 * SipHash-2-4 as 16 hexadecimal digits, under a key of 32: without the key it tells nothing of the text, and unlike the hashes of the browser
 * it is there at once, where a page is drawn.
 */
export function keyedHash(key: string, text: string): string {
  const keyBytes = Uint8Array.from({ length: 16 }, (_, index) => parseInt(key.slice(2 * index, 2 * index + 2), 16))
  const [k0, k1] = [wordAt(keyBytes, 0), wordAt(keyBytes, 8)]
  const bytes = new TextEncoder().encode(text)
  const state: State = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ]
  const add = (word: bigint): void => {
    state[3] ^= word
    rounds(state, 2)
    state[0] ^= word
  }
  const whole = bytes.length - (bytes.length % 8)
  for (let at = 0; at < whole; at += 8) add(wordAt(bytes, at))
  add(wordAt(bytes, whole) | (BigInt(bytes.length & 0xff) << 56n))
  state[2] ^= 0xffn
  rounds(state, 4)
  return (state[0] ^ state[1] ^ state[2] ^ state[3]).toString(16).padStart(16, '0')
}
