/** One EHR that this site may talk to (public/config.json, read at start). */
export interface EhrConfig {
  readonly id: string
  readonly name: string
  readonly fhirBase: string
  readonly aliases?: readonly string[]
  readonly clientId: string
  readonly scopeStyle?: 'auto' | 'v1' | 'v2'
  readonly pkce?: 'required' | 'always'
  readonly offline?: 'none' | 'online_access' | 'offline_access'
  /** Origins besides the FHIR base that sign-in uses (authorize, token, keys). */
  readonly allowOrigins?: readonly string[]
  readonly persist?: 'tab' | 'memory'
  readonly idleMinutes?: number
  readonly maxPages?: number
  /** Says on every page that nobody in it is real. */
  readonly sandbox?: boolean
  /** Ask for provenance with searches. */
  readonly revinclude?: boolean
}
