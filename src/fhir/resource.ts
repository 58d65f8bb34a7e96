/** Anything a server sends as a resource: only the two members that all have are promised. */
export interface Resource {
  readonly resourceType: string
  readonly id?: string
  readonly [element: string]: unknown
}
