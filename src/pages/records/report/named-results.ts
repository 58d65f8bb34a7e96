import { resolveReference, type RecordLink } from '../../../data/references/resolve-reference'
import { textOf, type Json } from '../../../lib/json'
import type { Session } from '../../../auth/session/session'
import type { ResourceOf } from '../../../fhir/resource'

/** A result that a report or a panel refers to. */
export interface NamedResult {
  /** As the reference names it. */
  readonly name: string | undefined
  readonly hasAddress: boolean
  /** The Observation inside the record that a reference with "#" addresses. */
  readonly inside: ResourceOf<'Observation'> | undefined
  /** The id of an Observation of this server. */
  readonly id: string | undefined
  /** Where an Observation of another server is. */
  readonly host: string | undefined
}

/** The results that a report or a panel refers to, in its order. `contained`: the resources inside it. */
export function namedResults(
  references: readonly Json[],
  contained: readonly Json[],
  session: Session,
): readonly NamedResult[] {
  return references.map((reference) => {
    const address = textOf(reference['reference'])
    const target = resolveReference(address ?? '', session)
    return {
      name: textOf(reference['display']),
      hasAddress: address !== undefined,
      inside: containedResult(address, contained),
      id: target.at === 'here' && target.type === 'Observation' ? target.id : undefined,
      host: target.at === 'elsewhere' ? target.host : undefined,
    }
  })
}

function containedResult(
  reference: string | undefined,
  contained: readonly Json[],
): ResourceOf<'Observation'> | undefined {
  const found = contained.find(({ id }) => reference === `#${textOf(id) ?? ''}`)
  // Contained resources have the same elements as others.
  return found?.['resourceType'] === 'Observation' ? (found as ResourceOf<'Observation'>) : undefined
}

/** The records to read for them. */
export const linksOfResults = (named: readonly NamedResult[]): readonly RecordLink[] =>
  named.flatMap(({ id }) => (id === undefined ? [] : [{ type: 'Observation', id } as const]))
