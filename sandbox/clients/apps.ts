import type { Adapter, ClientMetadata, Provider } from 'oidc-provider'
import { Remembered } from '../auth/remembered'
import { BadOrder } from '../control/scope'
import { appOf, type App } from './order'

/** A place where an app waits to be opened from the EHR. */
export interface Launchable {
  readonly id: string
  readonly name: string
  /** Address that a launch goes to. */
  readonly address: string
}

export interface AppsOptions {
  /** Origins of the apps that the sandbox knows by itself. */
  readonly origins: readonly string[]
  readonly builtIn: readonly ClientMetadata[]
  /** Takes every app: any `client_id` with any redirect address, public, with PKCE. */
  readonly any: boolean
}

/** A made-up app comes back to no more addresses than these. */
const MOST_ADDRESSES = 50

/** An app that may come back to any port of this machine has its pages there too. */
function callsFromAnyPort({ metadata, origins }: App, origin: string): boolean {
  if (metadata.application_type !== 'native' || !URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return (
    protocol === 'http:' && origins.some((known) => known.startsWith('http:') && new URL(known).hostname === hostname)
  )
}

/** The apps that may sign people in: the built-in ones, those of the start, and those that came later, until the next reset. */
export class Apps {
  readonly #fromStart: App[] = []
  readonly #added = new Map<string, App>()
  readonly #met = new Remembered<App>()
  #provider: Provider | undefined

  constructor(private readonly options: AppsOptions) {}

  get any(): boolean {
    return this.options.any
  }

  /** To be called once the authorization server is there, whose rules an app is checked against. Throws BadOrder. */
  start(provider: Provider, orders: readonly unknown[]): void {
    this.#provider = provider
    this.add(orders)
    this.#fromStart.push(...this.#added.values())
  }

  /** Registers apps, all of them or none; one with a known id takes the place of the earlier. Throws BadOrder. */
  add(orders: readonly unknown[]): void {
    const apps = orders.map(appOf)
    for (const { metadata } of apps) this.#check(metadata)
    for (const app of apps) this.#added.set(app.metadata.client_id, app)
  }

  #check(metadata: ClientMetadata): void {
    const id = metadata.client_id
    if (this.options.builtIn.some(({ client_id }) => client_id === id))
      throw new BadOrder(`Client '${id}' is built in.`)
    if (this.#provider === undefined) return
    try {
      // The authorization server builds it here as it will when it is asked for it.
      void new (this.#provider.Client as unknown as new (metadata: ClientMetadata) => unknown)(metadata)
    } catch (error) {
      throw new BadOrder(
        `Client '${id}': ${error instanceof Error && 'error_description' in error ? String(error.error_description) : String(error)}.`,
      )
    }
  }

  /** Notes an app that asks for authorization, where every app is taken. */
  meet(id: string, address: string): void {
    if (!this.options.any || this.#added.has(id) || this.options.builtIn.some(({ client_id }) => client_id === id))
      return
    const before = this.#met.get(id)?.metadata.redirect_uris ?? []
    if (before.includes(address)) return
    try {
      const app = appOf({ client_id: id, redirect_uris: [...before, address].slice(-MOST_ADDRESSES) })
      this.#check(app.metadata)
      this.#met.set(id, app)
    } catch (error) {
      // The authorization server then says that it does not know the app.
      if (!(error instanceof BadOrder)) throw error
    }
  }

  /** Forgets an app that was added; false when there is none. */
  remove(id: string): boolean {
    return this.#added.delete(id)
  }

  /** Puts back what was there at the start. */
  reset(): void {
    this.#met.clear()
    this.#added.clear()
    for (const app of this.#fromStart) this.#added.set(app.metadata.client_id, app)
  }

  /** All apps without their secrets. */
  list(): readonly Readonly<Record<string, unknown>>[] {
    return [...this.options.builtIn, ...[...this.#added.values()].map(({ metadata }) => metadata)].map(
      ({ client_secret: _, jwks: __, ...shown }) => shown,
    )
  }

  /** Origins whose pages may read answers. */
  origins(): readonly string[] {
    return [...new Set([...this.options.origins, ...[...this.#added.values()].flatMap(({ origins }) => origins)])]
  }

  mayCall(origin: string): boolean {
    return (
      this.options.any ||
      this.origins().includes(origin) ||
      [...this.#added.values()].some((app) => callsFromAnyPort(app, origin))
    )
  }

  launchables(): readonly Launchable[] {
    const own = this.options.origins.map((origin) => ({ id: origin, name: origin, address: `${origin}/launch` }))
    const added = [...this.#added.values()].flatMap(({ metadata: { client_id, client_name = client_id }, launch }) =>
      launch === undefined ? [] : [{ id: client_id, name: client_name, address: launch }],
    )
    return [...own, ...added]
  }

  /** What the authorization server looks apps up in; it never changes them. */
  readonly adapter: Adapter = {
    upsert: async () => undefined,
    find: async (id) => (this.#added.get(id) ?? this.#met.get(id))?.metadata as never,
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async () => undefined,
    destroy: async () => undefined,
    revokeByGrantId: async () => undefined,
  }
}
