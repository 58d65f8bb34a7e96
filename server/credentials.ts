import { createPrivateKey, createPublicKey, hkdfSync, type JsonWebKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isObject, parseJson, textOf, type Json } from '../src/lib/json'
import { errorMessage } from './settings-error'

interface CredentialBase {
  /** Milliseconds since 1970; undefined if it does not expire. */
  readonly expiresAt: number | undefined
  /** Encrypts refresh tokens. Derived from the credential, so that every instance has the same key. */
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
