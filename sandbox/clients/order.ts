import type { ClientMetadata } from 'oidc-provider'
import { BadOrder } from '../control/scope'

/** A registered app: what the authorization server keeps of it, and the origins of its pages, which may read answers (CORS). */
export interface App {
  readonly metadata: ClientMetadata
  readonly origins: readonly string[]
  /** Where the app waits to be opened from the EHR. */
  readonly launch?: string
}

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText)
const isKeySet = (value: unknown): boolean =>
  isJson(value) && Array.isArray(value['keys']) && value['keys'].length > 0 && value['keys'].every(isJson)

const grants = ['authorization_code', 'refresh_token', 'client_credentials'] as const

/** What an app may say of itself: the names of RFC 7591, and `origins` of pages besides those of its redirect addresses. */
const members: Readonly<Record<string, readonly [wanted: string, test: (value: unknown) => boolean]>> = {
  client_id: ['a text', isText],
  client_name: ['a text', isText],
  redirect_uris: ['a list of addresses', isTexts],
  post_logout_redirect_uris: ['a list of addresses', isTexts],
  initiate_login_uri: ['an address', isText],
  token_endpoint_auth_method: ['a text', isText],
  client_secret: ['a text', isText],
  grant_types: [
    `a list of ${grants.join(', ')}`,
    (value) => isTexts(value) && (value as string[]).every((one) => grants.some((grant) => grant === one)),
  ],
  jwks: ['a key set: {"keys": [...]}', isKeySet],
  scope: ['a text', isText],
  origins: ['a list of origins', isTexts],
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `native` apps may come back to any port of this machine (RFC 8252, 7.3) and to a scheme of their own, and to no other `http:`. */
function applicationType(addresses: readonly string[]): 'web' | 'native' {
  const all = addresses.map((address) => new URL(address))
  const ofItsOwn = all.some(({ protocol }) => !/^https?:$/.test(protocol))
  const atHome = all.every(({ protocol, hostname }) => (protocol === 'http:') === loopback.has(hostname))
  return ofItsOwn || (atHome && all.some(({ protocol }) => protocol === 'http:')) ? 'native' : 'web'
}

function authMethodOf({ client_secret, jwks, token_endpoint_auth_method }: Json): string {
  if (typeof token_endpoint_auth_method === 'string') return token_endpoint_auth_method
  if (jwks !== undefined) return 'private_key_jwt'
  return client_secret === undefined ? 'none' : 'client_secret_basic'
}

const needs: Readonly<Record<string, 'client_secret' | 'jwks' | undefined>> = {
  none: undefined,
  client_secret_basic: 'client_secret',
  client_secret_post: 'client_secret',
  private_key_jwt: 'jwks',
}

function requireProof(id: string, order: Json, method: string): void {
  if (!Object.hasOwn(needs, method))
    throw new BadOrder(
      `Client '${id}': token_endpoint_auth_method is one of ${Object.keys(needs).join(', ')}, not '${method}'.`,
    )
  const needed = needs[method]
  if (needed !== undefined && order[needed] === undefined)
    throw new BadOrder(`Client '${id}': ${method} needs ${needed}.`)
  const idle = ['client_secret', 'jwks'].find((name) => name !== needed && order[name] !== undefined)
  if (idle !== undefined) throw new BadOrder(`Client '${id}': ${method} has no use for ${idle}.`)
}

/** A backend service has no redirect address and proves itself; everything else signs people in. */
function grantsOf({ grant_types, redirect_uris }: Json, method: string): readonly string[] {
  if (Array.isArray(grant_types)) return grant_types as readonly string[]
  return redirect_uris === undefined && method !== 'none'
    ? ['client_credentials']
    : ['authorization_code', 'refresh_token']
}

function requireMembers(id: string, order: Json): void {
  for (const [name, value] of Object.entries(order)) {
    const known = Object.hasOwn(members, name) ? members[name] : undefined
    if (known === undefined)
      throw new BadOrder(`Client '${id}': there is no '${name}'. There are: ${Object.keys(members).join(', ')}.`)
    const [wanted, test] = known
    if (!test(value)) throw new BadOrder(`Client '${id}': '${name}' needs to be ${wanted}.`)
  }
}

const originsIn = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.filter((address) => /^https?:/i.test(address)).map((address) => new URL(address).origin)),
]

/** The app of an order, as a file or a program gives it. Throws BadOrder. */
export function appOf(order: unknown): App {
  if (!isJson(order) || !isText(order['client_id']))
    throw new BadOrder('A client is a JSON object with a client_id and redirect_uris.')
  const id = String(order['client_id'])
  requireMembers(id, order)
  const addresses = (order['redirect_uris'] ?? []) as readonly string[]
  const method = authMethodOf(order)
  requireProof(id, order, method)
  const kinds = grantsOf(order, method)
  const signsPeopleIn = kinds.includes('authorization_code')
  if (signsPeopleIn && addresses.length === 0) throw new BadOrder(`Client '${id}' needs redirect_uris.`)
  if (method === 'none' && kinds.includes('client_credentials'))
    throw new BadOrder(`Client '${id}': client_credentials needs client_secret or jwks.`)
  const { origins = [], initiate_login_uri: launch, ...rest } = order
  for (const address of [
    ...addresses,
    ...(origins as readonly string[]),
    ...(typeof launch === 'string' ? [launch] : []),
  ]) {
    if (!URL.canParse(address))
      throw new BadOrder(`Client '${id}': '${address}' is no whole address such as https://app.example.org/callback.`)
  }
  const metadata = {
    ...rest,
    client_id: id,
    application_type: applicationType(addresses),
    token_endpoint_auth_method: method,
    redirect_uris: addresses,
    grant_types: kinds,
    response_types: signsPeopleIn ? ['code'] : [],
  } as unknown as ClientMetadata
  return {
    metadata,
    origins: originsIn([...addresses, ...(origins as readonly string[])]),
    ...(typeof launch === 'string' ? { launch } : {}),
  }
}
