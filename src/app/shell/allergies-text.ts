import { allergyCount } from '../../clinical/conditions/allergy-count'
import { noAllergyWords } from '../../resources/no-known-allergy'
import type { Loaded } from '../../data/record-set'
import type { PageWords } from '../../i18n'

/** A list that did not come and a list that is kept from this app say so: neither of them is a list without allergies. */
function missingText(kind: string | undefined, { allergyList }: PageWords['patients']): string {
  return kind === 'notShared'
    ? allergyList.notAllowed
    : kind === 'notOffered'
      ? allergyList.notOffered
      : allergyList.failed
}

type Set = NonNullable<Loaded['set']>

/** True where everything came and nothing of it was left out. */
const isWhole = ({ complete, dropped }: Set): boolean =>
  complete && dropped.every(({ reason }) => reason === 'duplicate')

/** True where more may be there: the server says so, the sign-in covers only a part, or it could not be asked again. */
const mayLack = ({ issues }: Set, failure: Loaded['failure'], limits: Loaded['limits']): boolean =>
  issues.length > 0 || failure !== undefined || limits.length > 0

/** How many allergies the record has, for the bar of care staff: never that there are none unless the record says so. */
export function allergiesText(
  { set, failure, limits }: Pick<Loaded, 'set' | 'failure' | 'limits'>,
  { patients, views }: Pick<PageWords, 'patients' | 'views'>,
): string {
  if (!set) return missingText(failure?.kind, patients)
  const { active, high, past, denial } = allergyCount(set.matches)
  const unsure = mayLack(set, failure, limits)
  if (active > 0)
    return [
      patients.allergies(active, high),
      !isWhole(set) ? patients.allergiesPartial : unsure ? patients.allergiesUnsure : undefined,
    ]
      .filter(Boolean)
      .join(' ')
  // The rest of the list may hold what the first pages do not.
  if (!isWhole(set)) return patients.allergyList.cutOff
  if (unsure) return patients.allergyList.unsure
  const denied = denial && noAllergyWords(denial, views.frame.noKnownAllergy)
  return denied ?? (past > 0 ? patients.allergyList.pastOnly(past) : patients.noAllergyData)
}
