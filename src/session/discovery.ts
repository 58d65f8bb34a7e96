import { isAllowed, normalBase, type EhrConfig } from './config'
import { isObject, text, texts, type Json } from './json'
import { SignInProblem } from './problem'

/** The part of smart-configuration that sign-in needs; kept in the tab while a sign-in is under way. */
export interface Discovery {
  readonly authorize: string
  readonly token: string
  readonly issuer?: string
  readonly jwks?: string
  readonly revocation?: string
  readonly endSession?: string
  readonly capabilities: readonly string[]
  readonly scopes: readonly string[]
  /** The server always names itself in the callback (RFC 9207). */
  readonly sendsIss: boolean
}

function endpoint(ehr: EhrConfig, document: Json, name: string): string {
  const address = text(document[name])
  if (address === undefined) throw new SignInProblem('notFhir', `smart-configuration has no ${name}`, ehr.id)
  if (!isAllowed(ehr, address)) throw new SignInProblem('ehrError', `${name} is on an origin that this site does not allow`, ehr.id)
  return address
}

/** Checks a smart-configuration document. Throws SignInProblem. */
export function readDiscovery(ehr: EhrConfig, document: unknown): Discovery {
  if (!isObject(document)) throw new SignInProblem('notFhir', 'smart-configuration is not a JSON object', ehr.id)
  const authorize = endpoint(ehr, document, 'authorization_endpoint')
  if (new URL(authorize).search !== '') throw new SignInProblem('ehrError', 'authorization_endpoint has a query', ehr.id)
  if (ehr.pkce !== 'always' && !texts(document.code_challenge_methods_supported).includes('S256')) {
    throw new SignInProblem('ehrError', 'the EHR does not offer PKCE with S256', ehr.id)
  }
  const optional = (key: string, name: string): Json => {
    const address = text(document[name])
    return address !== undefined && isAllowed(ehr, address) ? { [key]: address } : {}
  }
  const issuer = text(document.issuer)
  return {
    authorize,
    token: endpoint(ehr, document, 'token_endpoint'),
    ...(issuer === undefined ? {} : { issuer }),
    ...optional('jwks', 'jwks_uri'),
    ...optional('revocation', 'revocation_endpoint'),
    ...optional('endSession', 'end_session_endpoint'),
    capabilities: texts(document.capabilities),
    scopes: texts(document.scopes_supported),
    sendsIss: document.authorization_response_iss_parameter_supported === true,
  }
}

/** Asks the EHR for its smart-configuration. Rejects with SignInProblem `unreachable` or `notFhir`; no other request is made. */
export async function discover(ehr: EhrConfig): Promise<Discovery> {
  const address = `${normalBase(ehr.fhirBase) ?? ehr.fhirBase}/.well-known/smart-configuration`
  const options: RequestInit = { headers: { accept: 'application/json' }, credentials: 'omit', redirect: 'error', cache: 'no-store' }
  const response = await fetch(address, options).catch(() => {
    throw new SignInProblem('unreachable', 'smart-configuration', ehr.id)
  })
  if (response.status >= 500) throw new SignInProblem('unreachable', `smart-configuration HTTP ${response.status}`, ehr.id)
  if (!response.ok) throw new SignInProblem('notFhir', `smart-configuration HTTP ${response.status}`, ehr.id)
  return readDiscovery(ehr, await response.json().catch(() => undefined))
}
