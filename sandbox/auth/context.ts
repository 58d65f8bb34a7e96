/** What one sign-in is about; kept by grant id so that refreshed tokens keep it. */
export interface LaunchContext {
  readonly user: string
  readonly patient?: string
  readonly encounter?: string
}

export interface Contexts {
  /** EHR launches by launch id. */
  readonly launches: Map<string, LaunchContext>
  /** Sign-ins by grant id. */
  readonly grants: Map<string, LaunchContext>
  /** `person client` pairs with the scopes already allowed. */
  readonly allowed: Map<string, ReadonlySet<string>>
}
