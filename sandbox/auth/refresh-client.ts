import type { IncomingMessage } from 'node:http'
import type { Provider } from 'oidc-provider'
import { peekBody } from '../requests/peek-body'

/** The refresh request of a public app that sends no `client_id`: RFC 6749, 6 does not list the parameter, and fhirclient leaves it out. */
async function withClientOfToken(provider: Provider, body: string): Promise<string> {
  const fields = new URLSearchParams(body)
  const isIdentified = ['client_id', 'client_assertion'].some((name) => fields.has(name))
  if (fields.get('grant_type') !== 'refresh_token' || isIdentified) return body
  const token = await provider.RefreshToken.find(fields.get('refresh_token') ?? '')
  const client = token?.clientId === undefined ? undefined : await provider.Client.find(token.clientId)
  // An app with a secret has to prove who it is.
  if (client?.clientAuthMethod !== 'none') return body
  fields.set('client_id', client.clientId)
  return fields.toString()
}

/** Adds to a token request the public app that its refresh token was issued to, if the request names no client. */
export async function identifyByRefreshToken(provider: Provider, raw: IncomingMessage): Promise<void> {
  if (raw.headers.authorization === undefined) await peekBody(raw, (body) => withClientOfToken(provider, body))
}
