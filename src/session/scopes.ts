/** What the EHR granted: `reads(type)` says whether records of that type may be asked for. */
export interface Grants {
  readonly asked: readonly string[]
  readonly granted: readonly string[]
  reads(type: string): boolean
}
