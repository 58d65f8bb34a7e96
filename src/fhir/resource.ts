/** A resource as received: nothing is known of its elements but the type and the id. */
export interface Resource {
  readonly resourceType: string
  readonly id?: string
  readonly [element: string]: unknown
}
