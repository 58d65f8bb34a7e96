import type { Person } from './types'
import type { Exchange } from './requests/log'
import type { ActiveFault } from './faults/switchboard'
import type { FaultOrder } from './faults/types'
import type { Change } from './second-snapshot/changes'
import type { SandboxOptions } from './options'
import type { SecondEhrKey } from './second-ehr/answer-key'
import type { SignInOptions, TokenResponse } from './testing/sign-in'
import { controlOf, type RequestFilter, type SandboxControl } from './control/remote'

export { controlOf }
export type {
  ActiveFault,
  Change,
  Exchange,
  FaultOrder,
  Person,
  RequestFilter,
  SandboxControl,
  SecondEhrKey as TenantKey,
  SignInOptions,
  TokenResponse,
}

/** The options of `npm run sandbox`; the control endpoints are always open. */
export type KitOptions = Partial<Omit<SandboxOptions, 'url' | 'tls'>>

/** A sandbox that runs in this process. */
export interface Sandbox extends SandboxControl {
  readonly fhirBase: string
  /** People who can sign in, with the patients that each may see. */
  readonly people: readonly Person[]
  /** Signs a person in without a browser, by default with the built-in public app. Rejects when the server refuses. */
  signIn(person: string, options?: Omit<SignInOptions, 'person'>): Promise<TokenResponse>
  stop(): Promise<void>
}

/** Starts a sandbox EHR in this process, by default on a free port. Rejects when it cannot start. */
export async function startSandbox(options: KitOptions = {}): Promise<Sandbox> {
  // Imported lazily: controlling a remote sandbox does not need the server.
  const [{ startSandbox: start }, { signIn }] = await Promise.all([import('./server'), import('./testing/sign-in')])
  const { url, fhirBase, people, close } = await start({ port: 0, faults: [], ...options })
  return {
    ...controlOf(url),
    fhirBase,
    people,
    signIn: (person, signInOptions = {}) => signIn({ url, fhirBase }, { ...signInOptions, person }),
    stop: close,
  }
}
