import { usePatient } from '../../data/queries/use-patient'
import { chosenNameText } from '../../fhir/name'
import { useWords } from '../../ui/language'
import type { LoadedOne } from '../../data/record-set'
import type { Words } from '../../i18n'

/** The name of the person; without one it says whether the record has none, it was kept from this app, or it did not come. */
export function personNameText(
  { state, resource, failure }: Pick<LoadedOne, 'state' | 'resource' | 'failure'>,
  { frame }: Pick<Words, 'frame'>,
): string {
  const name = chosenNameText(resource?.['name'])
  if (name !== undefined) return name
  if (state === 'ready') return frame.nameMissing
  if (state === 'loading') return frame.nameLoading
  return failure?.kind === 'notShared' ? frame.nameNotAllowed : frame.nameFailed
}

/** The name of the person whose record is open, for the bar and for paper. */
export function usePersonName(): string {
  return personNameText(usePatient(), useWords())
}
