import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { isObject } from '../../src/lib/json'
import { isUsable, type Credential } from '../credentials'
import type { ConfidentialClient } from '../settings'
import { OAuthError } from './oauth-error'

/** The credentials that have not expired, in the order of the settings. */
export const usableCredentials = ({ credentials }: ConfidentialClient): readonly Credential[] =>
  credentials.filter((credential) => isUsable(credential, Date.now()))

const formEncoded = (value: string): string => new URLSearchParams([['', value]]).toString().slice(1)

export interface ClientAuthentication {
  readonly fields: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
}

/** Authenticates this site at the token endpoint: by form fields or a header (RFC 6749, 2.3.1; RFC 7523, 2.2). */
export async function authenticateClient(
  clientId: string,
  confidential: ConfidentialClient | undefined,
  endpoint: string,
): Promise<ClientAuthentication> {
  if (confidential === undefined) return { fields: { client_id: clientId }, headers: {} }
  const [credential] = usableCredentials(confidential)
  if (credential === undefined) throw new OAuthError(503, 'temporarily_unavailable', 'every secret or key has expired')
  if (credential.kind === 'key') {
    const assertion = await new SignJWT({ jti: randomUUID() })
      .setProtectedHeader({ alg: credential.alg, kid: credential.kid, typ: 'JWT' })
      .setIssuer(clientId)
      .setSubject(clientId)
      .setAudience(endpoint)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(credential.key)
    return {
      fields: {
        client_id: clientId,
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
      },
      headers: {},
    }
  }
  if (confidential.method === 'client_secret_post')
    return { fields: { client_id: clientId, client_secret: credential.secret }, headers: {} }
  const basic = Buffer.from(`${formEncoded(clientId)}:${formEncoded(credential.secret)}`).toString('base64')
  return { fields: {}, headers: { authorization: `Basic ${basic}` } }
}

/** A shorter secret could be part of a token by chance. */
const MIN_SUBSTRING_LENGTH = 8

/** All strings of a response, including member names. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isObject(value) ? Object.entries(value).flatMap(([name, member]) => [name, ...textsIn(member)]) : []
}

/** A secret as plain text, in a URL, in a form and in a Basic header. */
const encodingsOf = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams([['', secret]]).toString().slice(1),
  Buffer.from(secret)
    .toString('base64')
    .replace(/={1,2}$/, ''),
]

/** True for a response that contains a secret of this site, or the assertion or header it was just authenticated with. */
export function containsSecret(
  response: unknown,
  { fields, headers }: ClientAuthentication,
  confidential: ConfidentialClient | undefined,
): boolean {
  const secrets = (confidential?.credentials ?? []).flatMap((credential) =>
    credential.kind === 'secret' ? encodingsOf(credential.secret) : [],
  )
  const used = [
    fields['client_assertion'],
    headers['authorization']?.replace(/^Basic /, '').replace(/={1,2}$/, ''),
  ].filter((value) => value !== undefined)
  const texts = textsIn(response)
  return [...secrets, ...used].some((secret) =>
    texts.some((text) => text === secret || (secret.length >= MIN_SUBSTRING_LENGTH && text.includes(secret))),
  )
}
