import type { DisplayValue } from '../fhir/display-value'
import type { Audience } from '../i18n/audience'
import type { Messages } from '../i18n/types'
import type { ResolvedReference } from './reference-context'

/** The words for someone without a name: the kind alone while a name may still come or a note says why there is none, else with the reason. */
export function unnamedReferenceText(
  kind: string,
  { state, note, whyUnnamed }: ResolvedReference = { state: 'broken' },
  { unnamedReference }: Pick<Messages['states'], 'unnamedReference'>,
): string {
  if (note !== undefined) return kind
  if (whyUnnamed !== undefined) return `${kind} (${whyUnnamed})`
  return state === 'broken' ? unnamedReference(kind) : kind
}

/** The name of a resource type in the singular. */
export function typeNameOf(
  type: string,
  { states, typeNames }: Pick<Messages, 'states' | 'typeNames'>,
  audience: Audience,
) {
  const names = Object.entries(typeNames).find(([key]) => key === type)?.[1]
  return names?.[audience === 'provider' ? 'provider' : 'patient'].one ?? states.otherKind(type)
}

/** The resource type that a literal reference points to. */
export const typeOfReference = ({
  type,
  reference = '',
}: Extract<DisplayValue, { kind: 'reference' }>): string | undefined =>
  type ?? /^(?:.*\/)?([A-Z][A-Za-z]+)\/[^/]+(?:\/_history\/[^/]+)?$/.exec(reference)?.[1]
