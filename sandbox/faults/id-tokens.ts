import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto'
import { onJson } from './bundles'
import type { Answer, Ask, SigningKey } from './types'

type Json = Readonly<Record<string, unknown>>

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (text = ''): Json => JSON.parse(Buffer.from(text, 'base64url').toString()) as Json

let stranger: KeyObject | undefined
/** A key that no EHR publishes; made when it is first needed, for it takes a while. */
const strangersKey = (): KeyObject => (stranger ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)

/** The same JWT with other claims, signed again (RS256). */
function signedAgain(token: string, claims: Json, key: KeyObject): string {
  const [head = '', body = ''] = token.split('.')
  const signed = `${head}.${part({ ...read(body), ...claims })}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

const own = (key: JsonWebKey): KeyObject => createPrivateKey({ key, format: 'jwk' })

/** Changes the id_token of a token answer; `claims` is told the second it is, `by` says whose key signs. */
export const onIdToken =
  (claims: (now: number) => Json, by: 'own' | 'stranger' = 'own') =>
  (answer: Answer, ask: Ask, key: SigningKey): Answer =>
    onJson((json) => {
      const { id_token: token } = json
      if (typeof token !== 'string') return json
      return {
        ...json,
        id_token: signedAgain(token, claims(Math.floor(Date.now() / 1000)), by === 'own' ? own(key()) : strangersKey()),
      }
    })(answer, ask)

/** A key set with one key that signs nothing here, as after a change of keys. */
export const otherKeys = (answer: Answer, ask: Ask): Answer =>
  onJson((json) => {
    const { kty, n, e } = strangersKey().export({ format: 'jwk' })
    return Array.isArray(json['keys'])
      ? { ...json, keys: [{ kty, n, e, kid: 'sandbox-next', use: 'sig', alg: 'RS256' }] }
      : json
  })(answer, ask)
