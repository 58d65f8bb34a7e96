import { allergyCount } from '../../clinical/conditions/allergy-count'
import { noKnownAllergyText } from '../../resources/no-known-allergy'
import type { Loaded } from '../../data/record-set'
import type { PageMessages } from '../../i18n'

/** A list that did not come and a list that is kept from this app say so: neither of them is a list without allergies. */
function unavailableText(kind: string | undefined, { allergyList }: PageMessages['patients']): string {
  return kind === 'notShared'
    ? allergyList.notAllowed
    : kind === 'notOffered'
      ? allergyList.notOffered
      : allergyList.failed
}

type AllergySet = NonNullable<Loaded['set']>

/** True where everything came and nothing of it was left out. */
const isComplete = ({ complete, dropped }: AllergySet): boolean =>
  complete && dropped.every(({ reason }) => reason === 'duplicate')

/** True where more may be there: the server says so, the sign-in covers only a part, or it could not be asked again. */
const mayBeIncomplete = ({ issues }: AllergySet, failure: Loaded['failure'], limits: Loaded['limits']): boolean =>
  issues.length > 0 || failure !== undefined || limits.length > 0

/** How many allergies the record has, for the bar of care staff: never that there are none unless the record says so. */
export function allergiesText(
  { set, failure, limits }: Pick<Loaded, 'set' | 'failure' | 'limits'>,
  { patients, views }: Pick<PageMessages, 'patients' | 'views'>,
): string {
  if (!set) return unavailableText(failure?.kind, patients)
  const { active, high, past, denial } = allergyCount(set.matches)
  const unsure = mayBeIncomplete(set, failure, limits)
  if (active > 0)
    return [
      patients.allergies(active, high),
      !isComplete(set) ? patients.allergiesPartial : unsure ? patients.allergiesUnsure : undefined,
    ]
      .filter(Boolean)
      .join(' ')
  // The rest of the list may hold what the first pages do not.
  if (!isComplete(set)) return patients.allergyList.cutOff
  if (unsure) return patients.allergyList.unsure
  const denied = denial && noKnownAllergyText(denial, views.frame.noKnownAllergy)
  return denied ?? (past > 0 ? patients.allergyList.pastOnly(past) : patients.noAllergyData)
}
