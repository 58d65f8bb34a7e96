import type { Adapter, ClientMetadata, Provider } from 'oidc-provider'
import { ExpiringMap } from '../auth/expiring-map'
import { InvalidInputError } from '../control/scope'
import { parseClient, type RegisteredApp } from './parse-client'

/** An app that can be launched from the EHR. */
export interface LaunchTarget {
  readonly id: string
  readonly name: string
  /** The app's launch URL. */
  readonly address: string
}

export interface AppRegistryOptions {
  /** Origins of the built-in apps. */
  readonly origins: readonly string[]
  /** Those of them that were passed at the start: the apps that run. */
  readonly running: readonly string[]
  readonly builtIn: readonly ClientMetadata[]
  /** Accepts every public app with PKCE: any `client_id`, any redirect URI. */
  readonly acceptsAny: boolean
}

/** Limit for an app that was not registered. */
const MAX_REDIRECT_URIS = 50

/** A native app with a loopback redirect URI may use any port (RFC 8252, 7.3), so its pages may too. */
function isLoopbackOriginOf({ metadata, origins }: RegisteredApp, origin: string): boolean {
  if (metadata.application_type !== 'native' || !URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return (
    protocol === 'http:' && origins.some((known) => known.startsWith('http:') && new URL(known).hostname === hostname)
  )
}

/** The apps that may sign people in: built-in ones, those passed at start, and those added since the last reset. */
export class AppRegistry {
  readonly #fromStart: RegisteredApp[] = []
  readonly #added = new Map<string, RegisteredApp>()
  readonly #unregistered = new ExpiringMap<RegisteredApp>()
  #provider: Provider | undefined

  constructor(private readonly options: AppRegistryOptions) {}

  get acceptsAny(): boolean {
    return this.options.acceptsAny
  }

  /** Sets the provider, whose rules apps are checked against, and registers the first apps. Throws InvalidInputError. */
  start(provider: Provider, clients: readonly unknown[]): void {
    this.#provider = provider
    this.add(clients)
    this.#fromStart.push(...this.#added.values())
  }

  /** Registers apps, all or none; a known id is replaced. Throws InvalidInputError. */
  add(clients: readonly unknown[]): void {
    const apps = clients.map(parseClient)
    for (const { metadata } of apps) this.#check(metadata)
    for (const app of apps) this.#added.set(app.metadata.client_id, app)
  }

  #check(metadata: ClientMetadata): void {
    const id = metadata.client_id
    if (this.options.builtIn.some(({ client_id }) => client_id === id))
      throw new InvalidInputError(`Client '${id}' is built in.`)
    if (this.#provider === undefined) return
    try {
      // oidc-provider validates the metadata in this constructor.
      void new (this.#provider.Client as unknown as new (metadata: ClientMetadata) => unknown)(metadata)
    } catch (error) {
      throw new InvalidInputError(
        `Client '${id}': ${error instanceof Error && 'error_description' in error ? String(error.error_description) : String(error)}.`,
      )
    }
  }

  /** Registers an unknown app that requests authorization, where every app is accepted. */
  noteUnregistered(id: string, address: string): void {
    if (
      !this.options.acceptsAny ||
      this.#added.has(id) ||
      this.options.builtIn.some(({ client_id }) => client_id === id)
    )
      return
    const known = this.#unregistered.get(id)?.metadata.redirect_uris ?? []
    if (known.includes(address)) return
    try {
      const app = parseClient({ client_id: id, redirect_uris: [...known, address].slice(-MAX_REDIRECT_URIS) })
      this.#check(app.metadata)
      this.#unregistered.set(id, app)
    } catch (error) {
      // The authorization server then answers that the client is unknown.
      if (!(error instanceof InvalidInputError)) throw error
    }
  }

  /** Removes an added app; false when there is none. */
  remove(id: string): boolean {
    return this.#added.delete(id)
  }

  /** Restores the apps of the start. */
  reset(): void {
    this.#unregistered.clear()
    this.#added.clear()
    for (const app of this.#fromStart) this.#added.set(app.metadata.client_id, app)
  }

  /** All apps, without secrets. */
  list(): readonly Readonly<Record<string, unknown>>[] {
    return [...this.options.builtIn, ...[...this.#added.values()].map(({ metadata }) => metadata)].map(
      ({ client_secret: _secret, jwks: _keys, ...metadata }) => metadata,
    )
  }

  /** Origins whose pages may read responses. */
  origins(): readonly string[] {
    return [...new Set([...this.options.origins, ...[...this.#added.values()].flatMap(({ origins }) => origins)])]
  }

  allowsOrigin(origin: string): boolean {
    return (
      this.options.acceptsAny ||
      this.origins().includes(origin) ||
      [...this.#added.values()].some((app) => isLoopbackOriginOf(app, origin))
    )
  }

  /** The apps to offer for a launch, the first one first: of the built-in ones those that run, if the start named any. */
  offeredTargets(): readonly LaunchTarget[] {
    const { origins, running } = this.options
    const unused = running.length === 0 ? [] : origins.filter((origin) => !running.includes(origin))
    return this.launchTargets().filter(({ id }) => !unused.includes(id))
  }

  /** All apps that may be launched. */
  launchTargets(): readonly LaunchTarget[] {
    const builtIn = this.options.origins.map((origin) => ({
      id: origin,
      name: `Plainchart at ${origin}`,
      address: `${origin}/launch`,
    }))
    const added = [...this.#added.values()].flatMap(({ metadata: { client_id, client_name = client_id }, launch }) =>
      launch === undefined ? [] : [{ id: client_id, name: client_name, address: launch }],
    )
    return [...builtIn, ...added]
  }

  /** Client storage of the authorization server, read only. */
  readonly adapter: Adapter = {
    upsert: async () => undefined,
    find: async (id) => (this.#added.get(id) ?? this.#unregistered.get(id))?.metadata as never,
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async () => undefined,
    destroy: async () => undefined,
    revokeByGrantId: async () => undefined,
  }
}
