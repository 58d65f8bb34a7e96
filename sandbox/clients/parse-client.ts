import { readFileSync } from 'node:fs'
import { isJsonObject, isText, type JsonObject } from '../json'
import type { ClientMetadata } from 'oidc-provider'
import { InvalidInputError } from '../control/scope'

/** A registered app: its OAuth client metadata, and the origins of its pages for CORS. */
export interface RegisteredApp {
  readonly metadata: ClientMetadata
  readonly origins: readonly string[]
  /** Launch URL for EHR launches. */
  readonly launch?: string
}

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText)
const isKeySet = (value: unknown): boolean =>
  isJsonObject(value) && Array.isArray(value['keys']) && value['keys'].length > 0 && value['keys'].every(isJsonObject)

const GRANT_TYPES = ['authorization_code', 'refresh_token', 'client_credentials'] as const

/** Members of a client: those of RFC 7591, and `origins` of pages in addition to those of its redirect URIs. */
const clientMembers: Readonly<Record<string, readonly [wanted: string, test: (value: unknown) => boolean]>> = {
  client_id: ['a text', isText],
  client_name: ['a text', isText],
  redirect_uris: ['a list of addresses', isTextList],
  post_logout_redirect_uris: ['a list of addresses', isTextList],
  initiate_login_uri: ['an address', isText],
  token_endpoint_auth_method: ['a text', isText],
  client_secret: ['a text', isText],
  grant_types: [
    `a list of ${GRANT_TYPES.join(', ')}`,
    (value) => isTextList(value) && (value as string[]).every((type) => GRANT_TYPES.some((grant) => grant === type)),
  ],
  jwks: ['a key set: {"keys": [...]}', isKeySet],
  scope: ['a text', isText],
  origins: ['a list of origins', isTextList],
}

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `native` apps may use any loopback port (RFC 8252, 7.3) and private schemes, and no other `http:` address. */
function applicationType(addresses: readonly string[]): 'web' | 'native' {
  const all = addresses.map((address) => new URL(address))
  const hasPrivateScheme = all.some(({ protocol }) => !/^https?:$/.test(protocol))
  const isLoopback = all.every(({ protocol, hostname }) => (protocol === 'http:') === LOOPBACK_HOSTS.has(hostname))
  return hasPrivateScheme || (isLoopback && all.some(({ protocol }) => protocol === 'http:')) ? 'native' : 'web'
}

function authMethodOf({ client_secret, jwks, token_endpoint_auth_method }: JsonObject): string {
  if (typeof token_endpoint_auth_method === 'string') return token_endpoint_auth_method
  if (jwks !== undefined) return 'private_key_jwt'
  return client_secret === undefined ? 'none' : 'client_secret_basic'
}

const PROOF_BY_METHOD: Readonly<Record<string, 'client_secret' | 'jwks' | undefined>> = {
  none: undefined,
  client_secret_basic: 'client_secret',
  client_secret_post: 'client_secret',
  private_key_jwt: 'jwks',
}

function checkProof(id: string, client: JsonObject, method: string): void {
  if (!Object.hasOwn(PROOF_BY_METHOD, method))
    throw new InvalidInputError(
      `Client '${id}': token_endpoint_auth_method is one of ${Object.keys(PROOF_BY_METHOD).join(', ')}, not '${method}'.`,
    )
  const needed = PROOF_BY_METHOD[method]
  if (needed !== undefined && client[needed] === undefined)
    throw new InvalidInputError(`Client '${id}': ${method} needs ${needed}.`)
  const unused = ['client_secret', 'jwks'].find((name) => name !== needed && client[name] !== undefined)
  if (unused !== undefined) throw new InvalidInputError(`Client '${id}': ${method} has no use for ${unused}.`)
}

/** Default grant types: client credentials for a confidential client without redirect URIs, else the code grant. */
function grantTypesOf({ grant_types, redirect_uris }: JsonObject, method: string): readonly string[] {
  if (Array.isArray(grant_types)) return grant_types as readonly string[]
  return redirect_uris === undefined && method !== 'none'
    ? ['client_credentials']
    : ['authorization_code', 'refresh_token']
}

function checkMembers(id: string, client: JsonObject): void {
  for (const [name, value] of Object.entries(client)) {
    const known = Object.hasOwn(clientMembers, name) ? clientMembers[name] : undefined
    if (known === undefined)
      throw new InvalidInputError(
        `Client '${id}': there is no '${name}'. There are: ${Object.keys(clientMembers).join(', ')}.`,
      )
    const [wanted, test] = known
    if (!test(value)) throw new InvalidInputError(`Client '${id}': '${name}' needs to be ${wanted}.`)
  }
}

const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.filter((address) => /^https?:/i.test(address)).map((address) => new URL(address).origin)),
]

/** Validates client metadata and returns the app. Throws InvalidInputError. */
export function parseClient(client: unknown): RegisteredApp {
  if (!isJsonObject(client) || !isText(client['client_id']))
    throw new InvalidInputError('A client is a JSON object with a client_id and redirect_uris.')
  const id = String(client['client_id'])
  checkMembers(id, client)
  const addresses = (client['redirect_uris'] ?? []) as readonly string[]
  const method = authMethodOf(client)
  checkProof(id, client, method)
  const grantTypes = grantTypesOf(client, method)
  const signsPeopleIn = grantTypes.includes('authorization_code')
  if (signsPeopleIn && addresses.length === 0) throw new InvalidInputError(`Client '${id}' needs redirect_uris.`)
  if (method === 'none' && grantTypes.includes('client_credentials'))
    throw new InvalidInputError(`Client '${id}': client_credentials needs client_secret or jwks.`)
  const { origins = [], initiate_login_uri: launch, ...rest } = client
  for (const address of [
    ...addresses,
    ...(origins as readonly string[]),
    ...(typeof launch === 'string' ? [launch] : []),
  ]) {
    if (!URL.canParse(address))
      throw new InvalidInputError(
        `Client '${id}': '${address}' is no whole address such as https://app.example.org/callback.`,
      )
  }
  const metadata = {
    ...rest,
    client_id: id,
    application_type: applicationType(addresses),
    token_endpoint_auth_method: method,
    redirect_uris: addresses,
    grant_types: grantTypes,
    response_types: signsPeopleIn ? ['code'] : [],
  } as unknown as ClientMetadata
  return {
    metadata,
    origins: originsOf([...addresses, ...(origins as readonly string[])]),
    ...(typeof launch === 'string' ? { launch } : {}),
  }
}

/** Separates the clients that a server without backend services and keys can register from the ids of the others. Throws InvalidInputError. */
export function separateBackends(clients: readonly unknown[]): {
  readonly usable: readonly unknown[]
  readonly left: readonly string[]
} {
  const parsed = clients.map((client) => ({ client, metadata: parseClient(client).metadata }))
  const isBackend = ({ grant_types = [], token_endpoint_auth_method }: ClientMetadata): boolean =>
    grant_types.includes('client_credentials') || token_endpoint_auth_method === 'private_key_jwt'
  return {
    usable: parsed.filter(({ metadata }) => !isBackend(metadata)).map(({ client }) => client),
    left: parsed.filter(({ metadata }) => isBackend(metadata)).map(({ metadata }) => metadata.client_id),
  }
}

/** Reads a file with one client or a list of clients. Throws InvalidInputError, naming the file. */
export function readClients(path: string): readonly unknown[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new InvalidInputError(`--client: there is no file at '${path}'.`)
  }
  try {
    return [JSON.parse(text) as unknown].flat()
  } catch {
    throw new InvalidInputError(`--client: '${path}' is not valid JSON.`)
  }
}
