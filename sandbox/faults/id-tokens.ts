import { type JsonObject } from '../json'
import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto'
import { changeJson } from './bundles'
import type { FaultRequest, FaultResponse, SigningKey } from './types'

const encodePart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decodePart = (text = ''): JsonObject => JSON.parse(Buffer.from(text, 'base64url').toString()) as JsonObject

let foreignKey: KeyObject | undefined
/** A key that is not published; created on first use, as this is slow. */
const getForeignKey = (): KeyObject => (foreignKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)

/** The JWT with these claims replaced and a new RS256 signature. */
function signWithClaims(token: string, claims: JsonObject, key: KeyObject): string {
  const [head = '', body = ''] = token.split('.')
  const signed = `${head}.${encodePart({ ...decodePart(body), ...claims })}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

const privateKeyOf = (key: JsonWebKey): KeyObject => createPrivateKey({ key, format: 'jwk' })

/** Replaces claims of the id_token in a token response; `now` is in seconds, `signer` selects the key. */
export const changeIdToken =
  (claims: (now: number) => JsonObject, signer: 'own' | 'foreign' = 'own') =>
  (response: FaultResponse, request: FaultRequest, key: SigningKey): FaultResponse =>
    changeJson((json) => {
      const { id_token: token } = json
      if (typeof token !== 'string') return json
      return {
        ...json,
        id_token: signWithClaims(
          token,
          claims(Math.floor(Date.now() / 1000)),
          signer === 'own' ? privateKeyOf(key()) : getForeignKey(),
        ),
      }
    })(response, request)

/** Replaces the published keys by one that has signed nothing, as after a key rotation. */
export const replaceKeys = (response: FaultResponse, request: FaultRequest): FaultResponse =>
  changeJson((json) => {
    const { kty, n, e } = getForeignKey().export({ format: 'jwk' })
    return Array.isArray(json['keys'])
      ? { ...json, keys: [{ kty, n, e, kid: 'sandbox-next', use: 'sig', alg: 'RS256' }] }
      : json
  })(response, request)
