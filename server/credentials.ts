import { createPrivateKey, createPublicKey, hkdfSync, type JsonWebKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isObject, parseJson, textOf, type Json } from '../src/lib/json'
import { reasonOf } from './faults'

interface Shared {
  /** Milliseconds since 1970. */
  readonly expires: number | undefined
  /** Seals refresh tokens: made from the credential, so that every instance has the same one. */
  readonly seal: Uint8Array
}

interface Secret extends Shared {
  readonly kind: 'secret'
  readonly secret: string
}

interface Key extends Shared {
  readonly kind: 'key'
  readonly key: KeyObject
  readonly kid: string
  readonly alg: 'RS384' | 'ES384'
  /** What the EHR checks signatures with, as it stands in the JWKS. */
  readonly published: Json
}

/** What this site proves itself with to one EHR. */
export type Credential = Secret | Key

type Environment = Readonly<Record<string, string | undefined>>

const known = ['file', 'env', 'kid', 'expires']

function contentOf(given: Json, where: string, environment: Environment): string {
  const [file, env] = [textOf(given.file), textOf(given.env)]
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

function expiryOf({ expires }: Json, where: string): number | undefined {
  if (expires === undefined) return undefined
  if (typeof expires !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(expires) || Number.isNaN(Date.parse(expires)))
    throw new Error(`${where}.expires must be a day such as 2027-03-31`)
  // Good for the whole of its last day, everywhere.
  return Date.parse(expires) + 36 * 60 * 60_000
}

const sealOf = (material: string, ehrId: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', material, '', `plainchart refresh token ${ehrId}`, 32))

function keyOf(content: string, kid: unknown, where: string): Pick<Key, 'key' | 'kid' | 'alg' | 'published'> {
  const jwk = parseJson(content)
  const key = createPrivateKey(isObject(jwk) ? { key: jwk as JsonWebKey, format: 'jwk' } : content)
  const name = textOf(kid) ?? (isObject(jwk) ? textOf(jwk.kid) : undefined)
  if (name === undefined) throw new Error(`${where}.kid is missing: the EHR finds the key by it`)
  const exported = createPublicKey(key).export({ format: 'jwk' })
  const alg = exported.kty === 'RSA' ? 'RS384' : exported.crv === 'P-384' ? 'ES384' : undefined
  if (alg === undefined) throw new Error(`${where}: the key must be RSA or on the curve P-384`)
  return { key, kid: name, alg, published: { ...exported, kid: name, alg, use: 'sig', key_ops: ['verify'] } }
}

/** Reads one credential. Throws an Error that names the place and never the content. */
export function readCredential(
  given: unknown,
  asymmetric: boolean,
  ehrId: string,
  where: string,
  environment: Environment,
): Credential {
  if (!isObject(given)) throw new Error(`${where} must be an object`)
  for (const key of Object.keys(given)) if (!known.includes(key)) throw new Error(`${where}.${key} is not a setting`)
  const expires = expiryOf(given, where)
  const content = contentOf(given, where, environment)
  const shared = { expires, seal: sealOf(content, ehrId) }
  if (!asymmetric) return { kind: 'secret', secret: content, ...shared }
  try {
    return { kind: 'key', ...keyOf(content, given.kid, where), ...shared }
  } catch (cause) {
    throw new Error(
      reasonOf(cause).startsWith(where) ? reasonOf(cause) : `${where}: this is no private key in PEM or JWK`,
    )
  }
}

export const isGood = ({ expires }: Credential, now: number): boolean => expires === undefined || now < expires
