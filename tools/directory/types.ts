/** A health system of one list, before brands of several lists are merged. */
export interface Brand {
  /** List and entry, for messages. */
  readonly position: string
  readonly source: string
  /** Identifiers as `system value`, by which brands are merged. */
  readonly identifiers: readonly string[]
  readonly name: string
  readonly aliases: readonly string[]
  /** Cities with their state, the main one first. */
  readonly locations: readonly string[]
  /** Hosts of its web pages and portals. */
  readonly hosts: readonly string[]
  readonly endpoints: readonly PortalEndpoint[]
}

/** A FHIR base URL and the name of its patient portal, or ''. */
export interface PortalEndpoint {
  readonly base: string
  readonly portal: string
}

/** An entry that is not in the directory, and why. */
export interface Omission {
  readonly position: string
  readonly name: string
  readonly reason: string
}

/** An invalid list or setting; the message says where. */
export class DirectoryError extends Error {}
