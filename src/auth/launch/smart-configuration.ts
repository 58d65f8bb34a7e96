import { offeredTypes } from '../../contract/offered-types'
import { undocumentedTypes } from '../../contract/undocumented-types'
import type { RecordType } from '../../contract'
import { isAllowedAddress, signInBaseUrl, type EhrConfig } from '../../config/config'
import { isObject, parseJson, textOf, stringsOf, type Json } from '../../lib/json'
import { SignInError } from '../sign-in-error'
import { withTimeout, isUnavailable, unavailableError } from '../http/oauth-fetch'
import { parseScope } from '../tokens/scopes'

/** The part of smart-configuration that sign-in needs; stored in the tab during a sign-in. */
export interface Discovery {
  readonly authorize: string
  readonly token: string
  readonly issuer?: string
  readonly jwks?: string
  readonly revocation?: string
  readonly endSession?: string
  /** The EHR lists the values of `prompt` that it accepts, and `login` is not among them. */
  readonly refusesPromptLogin?: true
  readonly capabilities: readonly string[]
  readonly scopes: readonly string[]
  /** Types outside the documented API that the server has, by its scopes, by the site's settings or, where that was read, by its CapabilityStatement. */
  readonly extraTypes: readonly RecordType[]
  /** The server always sends `iss` to the callback (RFC 9207). */
  readonly sendsIss: boolean
}

function endpoint(ehr: EhrConfig, document: Json, name: string): string {
  const address = textOf(document[name])
  if (address === undefined) throw new SignInError('notFhir', `smart-configuration has no ${name}`, ehr.id)
  if (!isAllowedAddress(ehr, address))
    throw new SignInError('ehrError', `${name} is on an origin that this site does not allow`, ehr.id)
  return address
}

/** The types that scopes name for searches. */
const scopeTypes = (scopes: readonly string[]): readonly string[] =>
  scopes.flatMap((scope) => {
    const { type, search = false } = parseScope(scope) ?? {}
    return search && type !== undefined ? [type] : []
  })

/** Types that are requested only where the server, or the site's settings, name them. */
const extraTypesIn = (names: readonly string[]): readonly RecordType[] =>
  [...undocumentedTypes, ...offeredTypes].filter((type) => names.includes(type))

/** Validates a smart-configuration document. `types`: the types that the server has, if another document lists them. Throws SignInError. */
export function parseDiscovery(ehr: EhrConfig, document: unknown, types?: readonly string[]): Discovery {
  if (!isObject(document)) throw new SignInError('notFhir', 'smart-configuration is not a JSON object', ehr.id)
  const authorize = endpoint(ehr, document, 'authorization_endpoint')
  if (/[?#]/.test(authorize))
    throw new SignInError('ehrError', 'authorization_endpoint has a query or fragment', ehr.id)
  if (ehr.pkce !== 'always' && !stringsOf(document.code_challenge_methods_supported).includes('S256')) {
    throw new SignInError('ehrError', 'the EHR does not offer PKCE with S256', ehr.id)
  }
  const optional = (key: string, name: string): Json => {
    const address = textOf(document[name])
    return address !== undefined && isAllowedAddress(ehr, address) ? { [key]: address } : {}
  }
  const [issuer, prompts] = [textOf(document.issuer), document.prompt_values_supported]
  const scopes = stringsOf(document.scopes_supported)
  return {
    authorize,
    token: endpoint(ehr, document, 'token_endpoint'),
    ...(issuer === undefined ? {} : { issuer }),
    ...optional('jwks', 'jwks_uri'),
    ...optional('revocation', 'revocation_endpoint'),
    ...optional('endSession', 'end_session_endpoint'),
    ...(Array.isArray(prompts) && !prompts.includes('login') ? { refusesPromptLogin: true } : {}),
    capabilities: stringsOf(document.capabilities),
    scopes,
    extraTypes: extraTypesIn([...(types ?? scopeTypes(scopes)), ...(ehr.types ?? [])]),
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

/** The resource types that a CapabilityStatement lists. */
function typesIn(statement: unknown): readonly string[] {
  const rest = isObject(statement) ? objectsIn(statement.rest) : []
  return rest.flatMap(({ resource }) => objectsIn(resource)).flatMap(({ type }) => textOf(type) ?? [])
}

/** Requests the EHR's endpoints from the document that `ehr.discovery` names, in one request. Rejects with SignInError `unreachable`, `slow`, `down` or `notFhir`. */
export function discover(ehr: EhrConfig): Promise<Discovery> {
  return withTimeout('discovery', ehr.id, (signal) => fetchDiscovery(ehr, signal))
}

async function fetchDiscovery(ehr: EhrConfig, signal: AbortSignal): Promise<Discovery> {
  const isLegacy = ehr.discovery === 'metadata'
  const name = isLegacy ? 'metadata' : 'smart-configuration'
  const address = `${signInBaseUrl(ehr)}/${isLegacy ? name : `.well-known/${name}`}`
  const headers = { accept: isLegacy ? 'application/fhir+json' : 'application/json' }
  const options: RequestInit = { headers, credentials: 'omit', redirect: 'error', cache: 'no-store', signal }
  const throwUnreachable = () => {
    throw new SignInError('unreachable', name, ehr.id)
  }
  const response = await fetch(address, options).catch(throwUnreachable)
  if (isUnavailable(response)) throw await unavailableError(response, name, ehr.id)
  if (!response.ok) throw new SignInError('notFhir', `${name} HTTP ${response.status}`, ehr.id)
  // A connection that breaks off is a network error, not an invalid document.
  const document = parseJson(await response.text().catch(throwUnreachable))
  return isLegacy ? parseDiscovery(ehr, endpointsIn(document), typesIn(document)) : parseDiscovery(ehr, document)
}
