import { createPrivateKey, createPublicKey, hkdfSync, type JsonWebKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isObject, parseJson, textOf, type Json } from '../src/lib/json'
import { errorMessage } from './settings-error'

interface CredentialBase {
  /** Milliseconds since 1970; undefined if it does not expire. */
  readonly expiresAt: number | undefined
  /** Encrypts refresh tokens unless the settings have a key for that. Derived from the credential, so that every instance has the same key. */
  readonly sealingKey: Uint8Array
}

interface SecretCredential extends CredentialBase {
  readonly kind: 'secret'
  readonly secret: string
}

interface KeyCredential extends CredentialBase {
  readonly kind: 'key'
  readonly key: KeyObject
  readonly kid: string
  readonly alg: 'RS384' | 'ES384'
  /** The public key for the JWKS, which the EHR verifies signatures with. */
  readonly publicJwk: Json
}

/** What this site authenticates with at one EHR. */
export type Credential = SecretCredential | KeyCredential

type Environment = Readonly<Record<string, string | undefined>>

const CREDENTIAL_KEYS = ['file', 'env', 'kid', 'expires']

function readContent(setting: Json, where: string, environment: Environment): string {
  const [file, env] = [textOf(setting.file), textOf(setting.env)]
  if ((file === undefined) === (env === undefined)) throw new Error(`${where} needs either file or env`)
  if (env !== undefined) {
    const value = textOf(environment[env]?.trim())
    if (value === undefined) throw new Error(`${where}.env: there is nothing in the environment variable ${env}`)
    return value
  }
  try {
    const content = textOf(readFileSync(file ?? '', 'utf8').trim())
    if (content !== undefined) return content
  } catch {
    throw new Error(`${where}.file: ${file} cannot be read`)
  }
  throw new Error(`${where}.file: ${file} is empty`)
}

function parseExpiry({ expires }: Json, where: string): number | undefined {
  if (expires === undefined) return undefined
  if (typeof expires !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(expires) || Number.isNaN(Date.parse(expires)))
    throw new Error(`${where}.expires must be a day such as 2027-03-31`)
  // Valid until the end of its last day in every time zone.
  return Date.parse(expires) + 36 * 60 * 60_000
}

/** A secret with fewer bits could be found by trying: whoever has signed in holds a token that shows when a guess is right. */
export const MIN_SECRET_BITS = 128

/** How many bits a secret has at most, if each character was chosen at random from those of its kinds. */
export function maxBitsOf(secret: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/^[0-9]*$/, 10],
    [/^(?:[0-9a-f]*|[0-9A-F]*)$/, 16],
    [/^(?:[a-z]*|[A-Z]*)$/, 26],
    [/^(?:[a-z0-9]*|[A-Z0-9]*)$/, 36],
    [/^[A-Za-z0-9]*$/, 62],
  ]
  const alphabet = kinds.find(([pattern]) => pattern.test(secret))?.[1] ?? 95
  return Math.floor(secret.length * Math.log2(alphabet))
}

const deriveSealingKey = (material: string, ehrId: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', material, '', `plainchart refresh token ${ehrId}`, 32))

function algorithmOf({ kty, crv }: JsonWebKey): KeyCredential['alg'] | undefined {
  if (kty === 'RSA') return 'RS384'
  return crv === 'P-384' ? 'ES384' : undefined
}

function parsePrivateKey(
  content: string,
  kid: unknown,
  where: string,
): Pick<KeyCredential, 'key' | 'kid' | 'alg' | 'publicJwk'> {
  const jwk = parseJson(content)
  const key = createPrivateKey(isObject(jwk) ? { key: jwk as JsonWebKey, format: 'jwk' } : content)
  const keyId = textOf(kid) ?? (isObject(jwk) ? textOf(jwk.kid) : undefined)
  if (keyId === undefined) throw new Error(`${where}.kid is missing: the EHR finds the key by it`)
  const exported = createPublicKey(key).export({ format: 'jwk' })
  const alg = algorithmOf(exported)
  if (alg === undefined) throw new Error(`${where}: the key must be RSA or on the curve P-384`)
  return { key, kid: keyId, alg, publicJwk: { ...exported, kid: keyId, alg, use: 'sig', key_ops: ['verify'] } }
}

/** Reads a key that encrypts refresh tokens: at least 32 bytes in base64. Throws an Error that names the setting and never its content. */
export function readSealingKey(setting: unknown, ehrId: string, where: string, environment: Environment): Uint8Array {
  if (!isObject(setting)) throw new Error(`${where} must be an object`)
  for (const key of Object.keys(setting))
    if (!['file', 'env'].includes(key)) throw new Error(`${where}.${key} is not a setting`)
  const content = readContent(setting, where, environment)
  if (!/^[\w+/-]{43,}={0,2}$/.test(content))
    throw new Error(`${where} must be at least 32 random bytes in base64, such as from: openssl rand -base64 32`)
  return deriveSealingKey(content, ehrId)
}

/** Reads one credential. Throws an Error that names the setting and never its content. */
export function readCredential(
  setting: unknown,
  isAsymmetric: boolean,
  ehrId: string,
  where: string,
  environment: Environment,
): Credential {
  if (!isObject(setting)) throw new Error(`${where} must be an object`)
  for (const key of Object.keys(setting))
    if (!CREDENTIAL_KEYS.includes(key)) throw new Error(`${where}.${key} is not a setting`)
  const expiresAt = parseExpiry(setting, where)
  const content = readContent(setting, where, environment)
  const base = { expiresAt, sealingKey: deriveSealingKey(content, ehrId) }
  if (!isAsymmetric) return { kind: 'secret', secret: content, ...base }
  try {
    return { kind: 'key', ...parsePrivateKey(content, setting.kid, where), ...base }
  } catch (cause) {
    throw new Error(
      errorMessage(cause).startsWith(where) ? errorMessage(cause) : `${where}: this is no private key in PEM or JWK`,
    )
  }
}

export const isUsable = ({ expiresAt }: Credential, now: number): boolean => expiresAt === undefined || now < expiresAt
