/** One health system as a list names it, before it is joined with what other lists say of it. */
export interface Brand {
  /** The list it came from, and where in it. */
  readonly at: string
  readonly source: string
  /** What names it in every list: `system|value`. */
  readonly identifiers: readonly string[]
  readonly name: string
  readonly aliases: readonly string[]
  /** Cities with their state, the first one first. */
  readonly places: readonly string[]
  /** Hosts of its web pages and portals. */
  readonly hosts: readonly string[]
  readonly ways: readonly Way[]
}

/** A FHIR base, and the portal that its patients know it by. */
export interface Way {
  readonly base: string
  readonly portal: string
}

/** What a list holds that the directory will not have, and why. */
export interface LeftOut {
  readonly at: string
  readonly name: string
  readonly why: string
}

/** A list that cannot be read, or settings that make no sense. The sentence names the place. */
export class Refused extends Error {}
