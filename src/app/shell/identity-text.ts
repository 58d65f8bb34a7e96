import { usePatient } from '../../data/queries/use-patient'
import { preferredNameText } from '../../fhir/human-name'
import { useMessages } from '../../ui/language'
import type { RecordResult } from '../../data/record-set'
import type { PageMessages, Messages } from '../../i18n/types'

/** The patient's name, or why there is none: not recorded, loading, not shared or failed. */
export function personNameText(
  { state, resource, failure }: Pick<RecordResult, 'state' | 'resource' | 'failure'>,
  { frame }: Pick<Messages, 'frame'>,
): string {
  const name = preferredNameText(resource?.['name'])
  if (name !== undefined) return name
  if (state === 'ready') return frame.nameMissing
  if (state === 'loading') return frame.nameLoading
  return failure?.kind === 'notShared' ? frame.nameNotAllowed : frame.nameFailed
}

/** The name of the patient whose record is open. */
export function usePersonName(): string {
  return personNameText(usePatient(), useMessages())
}

/** Warns providers that the patient's identity is unknown; undefined if there is a name or it is loading. */
export function identityWarning(
  { state, resource, failure }: Pick<RecordResult, 'state' | 'resource' | 'failure'>,
  { patients: { identity } }: Pick<PageMessages, 'patients'>,
): string | undefined {
  if (state === 'loading' || preferredNameText(resource?.['name']) !== undefined) return undefined
  if (state === 'ready') return identity.nameless
  return failure?.kind === 'notShared' ? identity.notAllowed : identity.failed
}
