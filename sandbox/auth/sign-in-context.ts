import { ExpiringMap } from './expiring-map'
import type { LaunchContext } from './launch-context'

/** User, patient and launch context of one sign-in; stored by grant id so that refreshed tokens keep it. */
export interface SignInContext {
  readonly user: string
  readonly patient?: string
  readonly launchContext: LaunchContext
}

export interface Contexts {
  /** EHR launches by launch id. */
  readonly launches: ExpiringMap<SignInContext>
  /** Sign-ins by grant id. */
  readonly grants: ExpiringMap<SignInContext>
  /** `person client` pairs with the scopes already allowed. */
  readonly allowed: ExpiringMap<ReadonlySet<string>>
}

/** Empty stores, as at the start of a sandbox. */
export const createContexts = (): Contexts => ({
  launches: new ExpiringMap(),
  grants: new ExpiringMap(),
  allowed: new ExpiringMap(),
})

/** Forgets every launch, sign-in and consent. */
export function clearContexts({ launches, grants, allowed }: Contexts): void {
  for (const store of [launches, grants, allowed]) store.clear()
}
