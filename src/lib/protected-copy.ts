import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, errors } from 'jose'

const KEY_ALGORITHM = 'PBES2-HS512+A256KW'
const CONTENT_ALGORITHM = 'A256GCM'
/** OWASP asks for 210,000 with HMAC-SHA-512; a phone takes a second for this many. */
const ITERATIONS = 600_000
/** A hostile file could ask for so many that the page stands still. */
const MAX_ITERATIONS = 2_000_000
const SALT_BYTES = 16

/** Base32 without letters that look like digits (Crockford). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 5
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

const keyOf = (passphrase: string): Uint8Array => new TextEncoder().encode(passphrase)

const grouped = (characters: string): string => characters.replace(/.{5}(?=.)/g, '$&-')

/** A random passphrase of 100 bits, such as `7K2MX-…`, in four groups of five. */
export function newPassphrase(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH))
  // 256 is a multiple of 32, so that every character is equally likely.
  return grouped(Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(''))
}

/** A passphrase as it was made, from what somebody typed: in any case, with or without dashes, and with letters for digits that look like them. */
export function readPassphrase(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return grouped(characters.replace(/[OIL]/g, (letter) => lookAlikes[letter] ?? letter))
}

/** Encrypts a FHIR file as compact JWE (RFC 7516) with a key from the passphrase (RFC 7518, 4.8). */
export function protectCopy(text: string, passphrase: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: KEY_ALGORITHM, enc: CONTENT_ALGORITHM, cty: 'application/fhir+json' })
    .setKeyManagementParameters({ p2c: ITERATIONS, p2s: crypto.getRandomValues(new Uint8Array(SALT_BYTES)) })
    .encrypt(keyOf(passphrase))
}

/** True for a file that `protectCopy` made, by its header. */
export function isProtectedCopy(jwe: string): boolean {
  try {
    return decodeProtectedHeader(jwe.trim()).alg === KEY_ALGORITHM
  } catch {
    return false
  }
}

/** The text of a protected copy; undefined if the passphrase is not the right one or the file was changed, which cannot be told apart. */
export async function openProtectedCopy(jwe: string, passphrase: string): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(jwe, keyOf(passphrase), {
      keyManagementAlgorithms: [KEY_ALGORITHM],
      contentEncryptionAlgorithms: [CONTENT_ALGORITHM],
      maxPBES2Count: MAX_ITERATIONS,
    })
    return new TextDecoder().decode(plaintext)
  } catch (cause) {
    if (cause instanceof errors.JOSEError) return undefined
    throw cause
  }
}
