import type { ActiveFault } from '../faults/switchboard'
import type { FaultOrder } from '../faults/types'
import type { Change } from '../second-snapshot/changes'
import type { Exchange } from '../requests/log'
import type { SecondEhrKey } from '../second-ehr/answer-key'

/** Filter of logged requests; all members must match. */
export interface RequestFilter {
  readonly type?: string
  readonly address?: string
  readonly method?: string
  /** 503, or 5xx for the whole class. */
  readonly status?: string | number
  readonly person?: string
  readonly client?: string
  readonly fault?: string
  readonly after?: number
}

/** Programmatic control of a running sandbox. */
export interface SandboxControl {
  /** Origin, without a trailing slash. */
  readonly url: string
  readonly clients: {
    list(): Promise<readonly Readonly<Record<string, unknown>>[]>
    /** Client metadata as in RFC 7591. */
    add(...clients: readonly object[]): Promise<void>
    remove(id: string): Promise<void>
  }
  readonly faults: {
    list(): Promise<readonly ActiveFault[]>
    on(...orders: readonly FaultOrder[]): Promise<void>
    /** Turns off all faults, or the one with this id. */
    off(id?: number): Promise<void>
  }
  readonly requests: {
    list(filter?: RequestFilter): Promise<readonly Exchange[]>
    /** Waits until `count` requests match (default 1); rejects after `seconds` (default 10). */
    wait(filter: RequestFilter, count?: number, seconds?: number): Promise<readonly Exchange[]>
  }
  readonly clock: {
    now(): Promise<string>
    set(now: string): Promise<void>
    /** Seconds. */
    forward(seconds: number): Promise<void>
  }
  /** Expected result of merging the records with those of the default EHR; rejects without the `tenant` option. */
  tenantKey(): Promise<SecondEhrKey>
  /** Switches the records to the second snapshot; resolves with the differences from the first. */
  advance(): Promise<readonly Change[]>
  /** Restores the initial state: sign-ins, tokens, faults, apps, clock, records and the request log. */
  reset(): Promise<void>
}

interface ControlResponse extends SecondEhrKey {
  readonly error?: string
  readonly clients: readonly Readonly<Record<string, unknown>>[]
  readonly active: readonly ActiveFault[]
  readonly requests: readonly Exchange[]
  readonly now: string
  readonly changes: readonly Change[]
}

/** Calls a control endpoint; rejects with its error message. */
async function call(url: string, method: string, path: string, body?: unknown): Promise<ControlResponse> {
  const init = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${url}/control/${path}`, { method, ...init })
  // Without --faults the endpoint does not exist, and the response is not JSON.
  const answer = (await response.json().catch(() => ({}))) as ControlResponse
  if (!response.ok) throw new Error(answer.error ?? `${method} /control/${path}: HTTP ${response.status}`)
  return answer
}

const queryOf = (filter: object): string =>
  new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])).toString()

/** Controls a sandbox that was started with `--faults`, at this origin. Calls reject with the sandbox's error message. */
export function controlOf(address: string): SandboxControl {
  const url = address.replace(/(?<!\/)\/+$/, '')
  const control = (method: string, path: string, body?: unknown) => call(url, method, path, body)
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
