import type { Person } from './types'
import type { Exchange } from './requests/log'
import type { ActiveFault } from './faults/switchboard'
import type { FaultOrder } from './faults/types'
import type { Change } from './second-snapshot/changes'
import type { SandboxOptions } from './options'
import type { TenantKey } from './second-ehr/answer-key'
import { controlOf, type RequestFilter, type SandboxControl } from './control/remote'

export { controlOf }
export type { ActiveFault, Change, Exchange, FaultOrder, Person, RequestFilter, SandboxControl, TenantKey }

/** Everything that `npm run sandbox` takes, by its name in a program; the switchboard is always open. */
export type KitOptions = Partial<Omit<SandboxOptions, 'url' | 'tls'>>

/** A sandbox that runs in this process. */
export interface Sandbox extends SandboxControl {
  readonly fhirBase: string
  /** Who can sign in, and whom each may see. */
  readonly people: readonly Person[]
  stop(): Promise<void>
}

/** Starts a sandbox EHR in this process, on a free port unless told. Rejects with a sentence when it cannot start. */
export async function startSandbox(options: KitOptions = {}): Promise<Sandbox> {
  // Loaded only here: who controls a sandbox that runs elsewhere needs none of its own.
  const { startSandbox: start } = await import('./server')
  const { url, fhirBase, people, close } = await start({ port: 0, faults: [], ...options })
  return { ...controlOf(url), fhirBase, people, stop: close }
}
