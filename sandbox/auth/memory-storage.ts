import type { Adapter, AdapterPayload } from 'oidc-provider'
import { ExpiringMap } from './expiring-map'

export interface MemoryStorage {
  readonly adapter: (model: string) => Adapter
  /** Deletes every session, interaction, code and token. */
  clear(): void
  /** Number of entries of all models together. */
  size(): number
}

interface ModelStore {
  readonly payloads: ExpiringMap<AdapterPayload>
  /** Ids by uid, a second key that sessions have. */
  readonly uids: ExpiringMap<string>
}

function createAdapter({ payloads, uids }: ModelStore): Adapter {
  return {
    upsert: async (id, payload, expiresIn) => {
      const expiresAt = expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000
      payloads.set(id, payload, expiresAt)
      if (payload.uid !== undefined) uids.set(payload.uid, id, expiresAt)
    },
    find: async (id) => payloads.get(id),
    findByUid: async (uid) => payloads.get(uids.get(uid) ?? ''),
    // The device flow is not supported.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = payloads.get(id)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => payloads.delete(id),
    revokeByGrantId: async (grantId) => payloads.deleteWhere((payload) => payload.grantId === grantId),
  }
}

/** In-memory storage of the authorization server; one for each sandbox. */
export function memoryStorage(): MemoryStorage {
  const stores = new Map<string, ModelStore>()
  const all = () => [...stores.values()].flatMap(({ payloads, uids }) => [payloads, uids])
  return {
    adapter: (model) => {
      const store = stores.get(model) ?? {
        payloads: new ExpiringMap<AdapterPayload>(),
        uids: new ExpiringMap<string>(),
      }
      stores.set(model, store)
      return createAdapter(store)
    },
    clear: () => all().forEach((store) => store.clear()),
    size: () => all().reduce((sum, store) => sum + store.size, 0),
  }
}
