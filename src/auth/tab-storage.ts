import { parseJson } from '../lib/json'
import { SignInProblem } from './sign-in-error'

const keys = {
  going: 'plainchart.going',
  pending: 'plainchart.pending',
  session: 'plainchart.session',
  active: 'plainchart.active',
} as const
export type StoreKey = keyof typeof keys

/** What this tab keeps under the key; undefined when there is nothing or storage is denied. */
export function readTab(key: StoreKey): unknown {
  try {
    const found = sessionStorage.getItem(keys[key])
    return found === null ? undefined : parseJson(found)
  } catch {
    return undefined
  }
}

/** Keeps a value in this tab. Throws SignInProblem `storageBlocked` where the browser denies storage, as in a foreign frame. */
export function writeTab(key: StoreKey, value: unknown): void {
  try {
    sessionStorage.setItem(keys[key], JSON.stringify(value))
  } catch {
    throw new SignInProblem('storageBlocked')
  }
}

/** Forgets the value; does nothing where storage is denied. */
export function clearTab(key: StoreKey): void {
  try {
    sessionStorage.removeItem(keys[key])
  } catch {
    return
  }
}

/** fhirclient's storage, in memory only: what must outlive the redirect is taken out of it and kept in the pending record. */
export class MemoryStorage {
  readonly values: Map<string, unknown>
  constructor(values: Readonly<Record<string, unknown>> = {}) {
    this.values = new Map(Object.entries(values))
  }
  async get(key: string): Promise<unknown> {
    return this.values.get(key) ?? null
  }
  async set(key: string, value: unknown): Promise<unknown> {
    this.values.set(key, value)
    return value
  }
  async unset(key: string): Promise<boolean> {
    return this.values.delete(key)
  }
}
