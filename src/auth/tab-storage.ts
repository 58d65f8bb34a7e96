import { parseJson } from '../lib/json'
import { SignInError } from './sign-in-error'

const STORAGE_KEYS = {
  pendingRedirect: 'plainchart.going',
  pendingSignIn: 'plainchart.pending',
  session: 'plainchart.session',
  active: 'plainchart.active',
  pendingSignOut: 'plainchart.leaving',
} as const
export type TabStorageKey = keyof typeof STORAGE_KEYS

/** The stored value; undefined when there is none or storage is denied. */
export function readTabStorage(key: TabStorageKey): unknown {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEYS[key])
    return stored === null ? undefined : parseJson(stored)
  } catch {
    return undefined
  }
}

/** Stores a value in this tab. Throws SignInError `storageBlocked` where the browser denies storage, as in a cross-site iframe. */
export function writeTabStorage(key: TabStorageKey, value: unknown): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS[key], JSON.stringify(value))
  } catch {
    throw new SignInError('storageBlocked')
  }
}

/** Removes the value; does nothing where storage is denied. */
export function clearTabStorage(key: TabStorageKey): void {
  try {
    sessionStorage.removeItem(STORAGE_KEYS[key])
  } catch {
    return
  }
}

/** fhirclient's storage, in memory only: what must outlive the redirect is copied to the pending sign-in. */
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
