import { usePatient } from '../../data/queries/use-patient'
import { preferredNameText } from '../../fhir/human-name'
import { useMessages } from '../../language/language-context'
import type { RecordResult } from '../../data/record-set'
import type { PageMessages, Messages } from '../../i18n/types'
import type { ResourceOf } from '../../fhir/resource'

/** The patient's name, or why there is none: not recorded, loading, not shared or failed. */
export function personNameText(
  { state, resource, failure }: Pick<RecordResult<ResourceOf<'Patient'>>, 'state' | 'resource' | 'failure'>,
  { appShell }: Pick<Messages, 'appShell'>,
): string {
  const name = preferredNameText(resource?.name)
  if (name !== undefined) return name
  if (state === 'ready') return appShell.nameMissing
  if (state === 'loading') return appShell.nameLoading
  return failure?.kind === 'notShared' ? appShell.nameNotAllowed : appShell.nameFailed
}

/** The name of the patient whose record is open. */
export function usePersonName(): string {
  return personNameText(usePatient(), useMessages())
}

/** Warns providers that the patient's identity is unknown; undefined if there is a name or it is loading. */
export function identityWarning(
  { state, resource, failure }: Pick<RecordResult<ResourceOf<'Patient'>>, 'state' | 'resource' | 'failure'>,
  { patients: { identity } }: Pick<PageMessages, 'patients'>,
): string | undefined {
  if (state === 'loading' || preferredNameText(resource?.name) !== undefined) return undefined
  if (state === 'ready') return identity.nameless
  return failure?.kind === 'notShared' ? identity.notAllowed : identity.failed
}
