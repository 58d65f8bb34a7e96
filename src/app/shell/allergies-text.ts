import { allergyCount } from '../../clinical/conditions/allergy-count'
import { denialText } from '../../resources/denial'
import type { StatusContext } from '../../clinical/status/record-status'
import type { RecordsResult } from '../../data/record-set'
import type { PageMessages } from '../../i18n/types'
import type { FormatContext } from '../../i18n/format-context'
import type { ResourceOf } from '../../fhir/resource'

/** A list that failed to load or was not shared says so: neither means that there are no allergies. */
function unavailableText(kind: string | undefined, { allergyList }: PageMessages['patients']): string {
  if (kind === 'notShared') return allergyList.notAllowed
  return kind === 'notOffered' ? allergyList.notOffered : allergyList.failed
}

type Allergies = RecordsResult<ResourceOf<'AllergyIntolerance'>>
type AllergySet = NonNullable<Allergies['set']>

/** True when all records were loaded and none was dropped, other than duplicates. */
const isComplete = ({ complete, dropped }: AllergySet): boolean =>
  complete && dropped.every(({ reason }) => reason === 'duplicate')

/** True when the list may lack entries: the server reports issues, a refetch failed, or the scopes cover only a part. */
const mayBeIncomplete = ({ issues }: AllergySet, failure: Allergies['failure'], limits: Allergies['limits']): boolean =>
  issues.length > 0 || failure !== undefined || limits.length > 0

/** The allergy count for providers; claims "none" only if the record states it. */
export function allergiesText(
  { set, failure, limits }: Pick<Allergies, 'set' | 'failure' | 'limits'>,
  { patients }: Pick<PageMessages, 'patients'>,
  context: StatusContext,
  format: FormatContext,
): string {
  if (!set) return unavailableText(failure?.kind, patients)
  const { active, high, past, denial } = allergyCount(set.matches, context)
  const isUnsure = mayBeIncomplete(set, failure, limits)
  if (active > 0) {
    const count = patients.allergies(active, high)
    if (!isComplete(set)) return `${count} ${patients.allergiesPartial}`
    return isUnsure ? `${count} ${patients.allergiesUnsure}` : count
  }
  // Pages that are not loaded may contain allergies.
  if (!isComplete(set)) return patients.allergyList.truncated
  if (isUnsure) return patients.allergyList.unsure
  const denied = denial && denialText(denial, format)
  return denied ?? (past > 0 ? patients.allergyList.pastOnly(past) : patients.noAllergyData)
}
