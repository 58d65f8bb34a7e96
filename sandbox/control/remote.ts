import type { ActiveFault } from '../faults/switchboard'
import type { FaultOrder } from '../faults/types'
import type { Change } from '../second-snapshot/changes'
import type { Exchange } from '../requests/log'
import type { TenantKey } from '../second-ehr/answer-key'

/** Which requests are wanted: those that fit all that is given. */
export interface RequestFilter {
  readonly type?: string
  readonly address?: string
  readonly method?: string
  /** 503, or 5xx for all of the kind. */
  readonly status?: string | number
  readonly person?: string
  readonly client?: string
  readonly fault?: string
  readonly after?: number
}

/** The switchboard of a running sandbox in the hands of a program. */
export interface SandboxControl {
  /** Address without a slash at the end. */
  readonly url: string
  readonly clients: {
    list(): Promise<readonly Readonly<Record<string, unknown>>[]>
    /** Each with the names of RFC 7591. */
    add(...clients: readonly object[]): Promise<void>
    remove(id: string): Promise<void>
  }
  readonly faults: {
    list(): Promise<readonly ActiveFault[]>
    on(...orders: readonly FaultOrder[]): Promise<void>
    /** Turns off everything, or the fault with this id. */
    off(id?: number): Promise<void>
  }
  readonly requests: {
    list(filter?: RequestFilter): Promise<readonly Exchange[]>
    /** Waits until so many requests fit; rejects when they have not come in that many seconds (10 unless told). */
    wait(filter: RequestFilter, count?: number, seconds?: number): Promise<readonly Exchange[]>
  }
  readonly clock: {
    now(): Promise<string>
    set(now: string): Promise<void>
    /** Seconds. */
    forward(seconds: number): Promise<void>
  }
  /** What an app is to find that joins the records with those of the usual sandbox; rejects without `tenant`. */
  tenantKey(): Promise<TenantKey>
  /** Moves the records on to their second state and tells what a comparison with the first finds. */
  advance(): Promise<readonly Change[]>
  /** Puts everything back to the start: sign-ins, tokens, faults, apps, clock, records and the list of requests. */
  reset(): Promise<void>
}

interface Answer extends TenantKey {
  readonly error?: string
  readonly clients: readonly Readonly<Record<string, unknown>>[]
  readonly active: readonly ActiveFault[]
  readonly requests: readonly Exchange[]
  readonly now: string
  readonly changes: readonly Change[]
}

/** One call of the switchboard; rejects with its sentence where it refuses. */
async function call(url: string, method: string, path: string, order?: unknown): Promise<Answer> {
  const sent =
    order === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(order) }
  const response = await fetch(`${url}/control/${path}`, { method, ...sent })
  // Without a switchboard the address leads to a page.
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (!response.ok) throw new Error(answer.error ?? `${method} /control/${path}: HTTP ${response.status}`)
  return answer
}

const queryOf = (filter: object): string =>
  new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])).toString()

/** The switchboard of the sandbox at this address, which was started with `--faults`: here, as a command or in a container. Its calls reject with the sandbox's own sentence. */
export function controlOf(address: string): SandboxControl {
  const url = address.replace(/\/+$/, '')
  const control = (method: string, path: string, order?: unknown) => call(url, method, path, order)
  return {
    url,
    clients: {
      list: async () => (await control('GET', 'clients')).clients,
      add: async (...clients) => void (await control('POST', 'clients', clients)),
      remove: async (id) => void (await control('DELETE', `clients/${encodeURIComponent(id)}`)),
    },
    faults: {
      list: async () => (await control('GET', 'faults')).active,
      on: async (...orders) => void (await control('POST', 'faults', orders)),
      off: async (id) => void (await control('DELETE', id === undefined ? 'faults' : `faults/${id}`)),
    },
    requests: {
      list: async (filter = {}) => (await control('GET', `requests?${queryOf(filter)}`)).requests,
      wait: async (filter, count = 1, seconds = 10) =>
        (await control('GET', `requests?${queryOf({ ...filter, count, seconds })}`)).requests,
    },
    clock: {
      now: async () => (await control('GET', 'clock')).now,
      set: async (now) => void (await control('POST', 'clock', { now })),
      forward: async (forward) => void (await control('POST', 'clock', { forward })),
    },
    tenantKey: () => control('GET', 'tenant-key'),
    advance: async () => (await control('POST', 'advance')).changes,
    reset: async () => void (await control('POST', 'reset')),
  }
}
