import type { Adapter, AdapterPayload } from 'oidc-provider'
import { Remembered } from './remembered'

export interface MemoryStorage {
  readonly adapter: (model: string) => Adapter
  /** Forgets every session, sign-in under way, code and token. */
  clear(): void
  /** How much is kept, of all kinds together. */
  size(): number
}

interface Kind {
  readonly kept: Remembered<AdapterPayload>
  /** Ids by uid, which sessions have besides. */
  readonly uids: Remembered<string>
}

function adapterOf({ kept, uids }: Kind): Adapter {
  return {
    upsert: async (id, payload, expiresIn) => {
      const until = expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000
      kept.set(id, payload, until)
      if (payload.uid !== undefined) uids.set(payload.uid, id, until)
    },
    find: async (id) => kept.get(id),
    findByUid: async (uid) => kept.get(uids.get(uid) ?? ''),
    // For devices without a browser, which cannot sign in here.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = kept.get(id)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => kept.delete(id),
    revokeByGrantId: async (grantId) => kept.deleteWhere((payload) => payload.grantId === grantId),
  }
}

/** Storage of the authorization server for as long as the sandbox runs, one per sandbox. */
export function memoryStorage(): MemoryStorage {
  const kinds = new Map<string, Kind>()
  const all = () => [...kinds.values()].flatMap(({ kept, uids }) => [kept, uids])
  return {
    adapter: (model) => {
      const kind = kinds.get(model) ?? { kept: new Remembered<AdapterPayload>(), uids: new Remembered<string>() }
      kinds.set(model, kind)
      return adapterOf(kind)
    },
    clear: () => all().forEach((kept) => kept.clear()),
    size: () => all().reduce((sum, kept) => sum + kept.size, 0),
  }
}
