import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { isGood, type Credential } from '../credentials'
import type { Confidential } from '../settings'
import { Refusal } from './refusal'

/** The credentials that have not expired, in the order of the settings. */
export const goodOnes = ({ credentials }: Confidential): readonly Credential[] =>
  credentials.filter((one) => isGood(one, Date.now()))

const formEncoded = (value: string): string => new URLSearchParams([['', value]]).toString().slice(1)

export interface Proof {
  readonly fields: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
}

/** What proves to the token endpoint that this site asks: fields of the form, or a header (RFC 6749, 2.3.1; RFC 7523, 2.2). */
export async function proof(
  clientId: string,
  confidential: Confidential | undefined,
  endpoint: string,
): Promise<Proof> {
  if (confidential === undefined) return { fields: { client_id: clientId }, headers: {} }
  const [credential] = goodOnes(confidential)
  if (credential === undefined) throw new Refusal(503, 'temporarily_unavailable', 'every secret or key has expired')
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
