import { allergyCount } from '../../clinical/conditions/allergy-count'
import { hasMissingRecords, isWholeList } from '../../fhir/whole-list'
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

/** The allergy count for providers; claims "none" only if the record states it. */
export function allergiesText(
  { set, failure, limits }: Pick<Allergies, 'set' | 'failure' | 'limits'>,
  { patients }: Pick<PageMessages, 'patients'>,
  context: StatusContext,
  format: FormatContext,
): string {
  if (!set) return unavailableText(failure?.kind, patients)
  const { active, high, past, denial } = allergyCount(set.matches, context)
  const isUnsure = !isWholeList({ set, failure, limits })
  if (active > 0) {
    const count = patients.allergies(active, high)
    if (hasMissingRecords(set)) return `${count} ${patients.allergiesPartial}`
    return isUnsure ? `${count} ${patients.allergiesUnsure}` : count
  }
  // Pages that are not loaded may contain allergies.
  if (hasMissingRecords(set)) return patients.allergyList.truncated
  if (isUnsure) return patients.allergyList.unsure
  const denied = denial && denialText(denial, format)
  return denied ?? (past > 0 ? patients.allergyList.pastOnly(past) : patients.noAllergyData)
}
