import { allergyCount } from '../clinical/allergy-count'
import { noAllergyWords } from '../resources/no-known-allergy'
import type { Loaded } from '../data/types'
import type { PageWords } from '../words'

/** A list that did not come and a list that is kept from this app say so: neither of them is a list without allergies. */
function missingText(kind: string | undefined, { allergyList }: PageWords['patients']): string {
  return kind === 'notShared' ? allergyList.notAllowed : kind === 'notOffered' ? allergyList.notOffered : allergyList.failed
}

/** True where everything came and nothing of it was left out. */
const isWhole = ({ complete, dropped }: NonNullable<Loaded['set']>): boolean => complete && dropped.every(({ reason }) => reason === 'duplicate')

/** How many allergies the record has, for the bar of care staff: never that there are none unless the record says so. */
export function allergiesText({ set, failure }: Pick<Loaded, 'set' | 'failure'>, { patients, views }: Pick<PageWords, 'patients' | 'views'>): string {
  if (!set) return missingText(failure?.kind, patients)
  const { active, high, past, denial } = allergyCount(set.matches)
  if (active > 0) return [patients.allergies(active, high), isWhole(set) ? undefined : patients.allergiesPartial].filter(Boolean).join(' ')
  // The rest of the list may hold what the first pages do not.
  if (!isWhole(set)) return patients.allergyList.cutOff
  const denied = denial && noAllergyWords(denial, views.frame.noKnownAllergy)
  return denied ?? (past > 0 ? patients.allergyList.pastOnly(past) : patients.noAllergyData)
}
