import { offeredIn } from '../../contract/where-offered'
import type { RecordType } from '../../contract'
import { isAllowed, signInBase, type EhrConfig } from '../../config/config'
import { isObject, parseJson, textOf, texts, type Json } from '../../lib/json'
import { SignInProblem } from '../sign-in-error'
import { inTime, isDown } from '../http/oauth-fetch'

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
  /** Types beyond those of the API that the server has: by its scopes, or by its CapabilityStatement where that is what was read. */
  readonly offered: readonly RecordType[]
  /** The server always names itself in the callback (RFC 9207). */
  readonly sendsIss: boolean
}

function endpoint(ehr: EhrConfig, document: Json, name: string): string {
  const address = textOf(document[name])
  if (address === undefined) throw new SignInProblem('notFhir', `smart-configuration has no ${name}`, ehr.id)
  if (!isAllowed(ehr, address))
    throw new SignInProblem('ehrError', `${name} is on an origin that this site does not allow`, ehr.id)
  return address
}

/** The types that scopes name, `*` not among them. */
const typesOfScopes = (scopes: readonly string[]): readonly string[] =>
  scopes.flatMap((scope) => /^(?:patient|user)\/(\w+)\./.exec(scope)?.[1] ?? [])

/** Checks a smart-configuration document; `types` are those that the server says it has, where that is told elsewhere. Throws SignInProblem. */
export function readDiscovery(ehr: EhrConfig, document: unknown, types?: readonly string[]): Discovery {
  if (!isObject(document)) throw new SignInProblem('notFhir', 'smart-configuration is not a JSON object', ehr.id)
  const authorize = endpoint(ehr, document, 'authorization_endpoint')
  if (new URL(authorize).search !== '')
    throw new SignInProblem('ehrError', 'authorization_endpoint has a query', ehr.id)
  if (ehr.pkce !== 'always' && !texts(document.code_challenge_methods_supported).includes('S256')) {
    throw new SignInProblem('ehrError', 'the EHR does not offer PKCE with S256', ehr.id)
  }
  const optional = (key: string, name: string): Json => {
    const address = textOf(document[name])
    return address !== undefined && isAllowed(ehr, address) ? { [key]: address } : {}
  }
  const issuer = textOf(document.issuer)
  const scopes = texts(document.scopes_supported)
  return {
    authorize,
    token: endpoint(ehr, document, 'token_endpoint'),
    ...(issuer === undefined ? {} : { issuer }),
    ...optional('jwks', 'jwks_uri'),
    ...optional('revocation', 'revocation_endpoint'),
    ...optional('endSession', 'end_session_endpoint'),
    capabilities: texts(document.capabilities),
    scopes,
    offered: [...new Set(offeredIn(types ?? typesOfScopes(scopes)))],
    sendsIss: document.authorization_response_iss_parameter_supported === true,
  }
}

const OAUTH_URIS = 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris'
const uriNames: Readonly<Record<string, string>> = {
  authorize: 'authorization_endpoint',
  token: 'token_endpoint',
  revoke: 'revocation_endpoint',
}

const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** The endpoints in a CapabilityStatement (SMART App Launch 1, conformance), named as in smart-configuration. */
function endpointsIn(statement: unknown): Json {
  const rest = isObject(statement) ? objectsIn(statement.rest) : []
  const listed = rest
    .flatMap(({ security }) => (isObject(security) ? objectsIn(security.extension) : []))
    .filter(({ url }) => url === OAUTH_URIS)
  const uris = listed.flatMap(({ extension }) => objectsIn(extension))
  return Object.fromEntries(
    uris.flatMap(({ url, valueUri }) => (typeof url === 'string' && uriNames[url] ? [[uriNames[url], valueUri]] : [])),
  )
}

/** The types of records that a CapabilityStatement lists. */
function typesIn(statement: unknown): readonly string[] {
  const rest = isObject(statement) ? objectsIn(statement.rest) : []
  return rest.flatMap(({ resource }) => objectsIn(resource)).flatMap(({ type }) => textOf(type) ?? [])
}

/** Asks the EHR for its endpoints, where `ehr.discovery` says they are; no other request is made. Rejects with SignInProblem `unreachable`, `slow`, `down` or `notFhir`. */
export function discover(ehr: EhrConfig): Promise<Discovery> {
  return inTime('discovery', ehr.id, (signal) => ask(ehr, signal))
}

async function ask(ehr: EhrConfig, signal: AbortSignal): Promise<Discovery> {
  const old = ehr.discovery === 'metadata'
  const name = old ? 'metadata' : 'smart-configuration'
  const address = `${signInBase(ehr)}/${old ? name : `.well-known/${name}`}`
  const headers = { accept: old ? 'application/fhir+json' : 'application/json' }
  const options: RequestInit = { headers, credentials: 'omit', redirect: 'error', cache: 'no-store', signal }
  const lost = () => {
    throw new SignInProblem('unreachable', name, ehr.id)
  }
  const response = await fetch(address, options).catch(lost)
  if (isDown(response)) throw new SignInProblem('down', `${name} HTTP ${response.status}`, ehr.id)
  if (!response.ok) throw new SignInProblem('notFhir', `${name} HTTP ${response.status}`, ehr.id)
  // A connection that ends in the middle is no answer that cannot be understood.
  const document = parseJson(await response.text().catch(lost))
  return old ? readDiscovery(ehr, endpointsIn(document), typesIn(document)) : readDiscovery(ehr, document)
}
