import { Remembered } from './remembered'
import type { Told } from './launch-context'

/** What one sign-in is about; kept by grant id so that refreshed tokens keep it. */
export interface LaunchContext {
  readonly user: string
  readonly patient?: string
  readonly told: Told
}

export interface Contexts {
  /** EHR launches by launch id. */
  readonly launches: Remembered<LaunchContext>
  /** Sign-ins by grant id. */
  readonly grants: Remembered<LaunchContext>
  /** `person client` pairs with the scopes already allowed. */
  readonly allowed: Remembered<ReadonlySet<string>>
}

/** What a sandbox knows of launches and sign-ins when nobody has come yet. */
export const noContexts = (): Contexts => ({
  launches: new Remembered(),
  grants: new Remembered(),
  allowed: new Remembered(),
})

/** Forgets every launch, sign-in and consent. */
export function clearContexts({ launches, grants, allowed }: Contexts): void {
  for (const kept of [launches, grants, allowed]) kept.clear()
}
