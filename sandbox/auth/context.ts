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
