/** What one sign-in is about; kept by grant id so that refreshed tokens keep it. */
export interface LaunchContext {
  readonly user: string
  readonly patient?: string
  readonly encounter?: string
}

/** An EHR launch; good for some minutes. */
export interface Launch extends LaunchContext {
  /** Milliseconds since 1970. */
  readonly until: number
}

export interface Contexts {
  /** EHR launches by launch id. */
  readonly launches: Map<string, Launch>
  /** Sign-ins by grant id. */
  readonly grants: Map<string, LaunchContext>
  /** `person client` pairs with the scopes already allowed. */
  readonly allowed: Map<string, ReadonlySet<string>>
}

/** What a sandbox knows of launches and sign-ins when nobody has come yet. */
export const noContexts = (): Contexts => ({ launches: new Map(), grants: new Map(), allowed: new Map() })

/** Forgets every launch, sign-in and consent. */
export function clearContexts({ launches, grants, allowed }: Contexts): void {
  for (const kept of [launches, grants, allowed]) kept.clear()
}
