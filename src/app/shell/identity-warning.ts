import { chosenNameText } from '../../fhir/name'
import type { LoadedOne } from '../../data/record-set'
import type { PageWords } from '../../i18n'

/** What warns care staff that nothing here says whose chart is open; nothing while the name is there or on its way. */
export function identityWarning(
  { state, resource, failure }: Pick<LoadedOne, 'state' | 'resource' | 'failure'>,
  { patients: { identity } }: Pick<PageWords, 'patients'>,
): string | undefined {
  if (state === 'loading' || chosenNameText(resource?.['name']) !== undefined) return undefined
  if (state === 'ready') return identity.nameless
  return failure?.kind === 'notShared' ? identity.notAllowed : identity.failed
}
