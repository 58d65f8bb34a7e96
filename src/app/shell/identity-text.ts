import { usePatient } from '../../data/queries/use-patient'
import { preferredNameText } from '../../fhir/human-name'
import { useMessages } from '../../ui/language'
import type { LoadedOne } from '../../data/record-set'
import type { PageMessages, Messages } from '../../i18n'

/** The name of the person; without one it says whether the record has none, it was kept from this app, or it did not come. */
export function personNameText(
  { state, resource, failure }: Pick<LoadedOne, 'state' | 'resource' | 'failure'>,
  { frame }: Pick<Messages, 'frame'>,
): string {
  const name = preferredNameText(resource?.['name'])
  if (name !== undefined) return name
  if (state === 'ready') return frame.nameMissing
  if (state === 'loading') return frame.nameLoading
  return failure?.kind === 'notShared' ? frame.nameNotAllowed : frame.nameFailed
}

/** The name of the person whose record is open, for the bar and for paper. */
export function usePersonName(): string {
  return personNameText(usePatient(), useMessages())
}

/** What warns care staff that nothing here says whose chart is open; nothing while the name is there or on its way. */
export function identityWarning(
  { state, resource, failure }: Pick<LoadedOne, 'state' | 'resource' | 'failure'>,
  { patients: { identity } }: Pick<PageMessages, 'patients'>,
): string | undefined {
  if (state === 'loading' || preferredNameText(resource?.['name']) !== undefined) return undefined
  if (state === 'ready') return identity.nameless
  return failure?.kind === 'notShared' ? identity.notAllowed : identity.failed
}
