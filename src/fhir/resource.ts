import type { DocumentedType, RecordType } from '../contract'
import type { contractElements } from '../contract/elements'
import type { FhirResource } from 'fhir/r4'

/** A resource of any type as received: nothing is known of its elements but the type and the id. */
export interface Resource {
  readonly resourceType: string
  readonly id?: string
  readonly [element: string]: unknown
}

type R4Element<T extends RecordType> = Exclude<
  keyof Extract<FhirResource, { resourceType: T }>,
  'resourceType' | 'id' | symbol | number
>
type FirstSegment<P> = P extends `${infer S}.${string}` ? S : P
type ContractElement<T extends RecordType> = T extends DocumentedType
  ? FirstSegment<keyof (typeof contractElements)[T]>
  : never

/**
 * A resource of one type as received. Its elements are those of R4 and of the contract; each may be absent, and may hold anything, as servers
 * also send values of other data types.
 */
export type ResourceOf<T extends RecordType> = {
  readonly resourceType: T
  readonly id?: string
} & { readonly [E in Extract<R4Element<T> | ContractElement<T>, string>]?: unknown }

/** Narrows a resource to one type. */
export const isOfType = <T extends RecordType>(resource: Resource, type: T): resource is ResourceOf<T> =>
  resource.resourceType === type
