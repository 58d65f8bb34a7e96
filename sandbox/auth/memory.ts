import type { Adapter, AdapterPayload } from 'oidc-provider'

export interface MemoryStorage {
  readonly adapter: (model: string) => Adapter
  /** Forgets every session, sign-in under way, code and token. */
  clear(): void
}

/** Storage of the authorization server for as long as the sandbox runs, one per sandbox. */
export function memoryStorage(): MemoryStorage {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>()
  const live = (key: string) => {
    const found = kept.get(key)
    if (found === undefined || found.until > Date.now()) return found?.payload
    kept.delete(key)
    return undefined
  }
  const adapter = (model: string): Adapter => {
    const findBy = async (name: 'uid' | 'userCode', value: string) => {
      for (const key of kept.keys()) {
        const payload = key.startsWith(`${model}:`) ? live(key) : undefined
        if (payload?.[name] === value) return payload
      }
      return undefined
    }
    return {
      upsert: async (id, payload, expiresIn) => void kept.set(`${model}:${id}`, { payload, until: expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000 }),
      find: async id => live(`${model}:${id}`),
      findByUid: uid => findBy('uid', uid),
      findByUserCode: code => findBy('userCode', code),
      consume: async id => {
        const payload = live(`${model}:${id}`)
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async id => void kept.delete(`${model}:${id}`),
      revokeByGrantId: async grantId => {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId && key.startsWith(`${model}:`)) kept.delete(key)
      },
    }
  }
  return { adapter, clear: () => kept.clear() }
}
