/** Forms that people swallow, in the words of RxNorm, of prescribers and of labels, English and Spanish. */
const SWALLOWED =
  /\b(?:oral (?:tablet|capsule|solution|suspension|powder|granules|pellet|film|drops)|chewable|tablets?|tabs?|caplets?|capsules?|caps?|pills?|syrup|elixir|tabletas?|comprimidos?|c[aá]psulas?|pastillas?|jarabe|(?:soluci[oó]n|suspensi[oó]n) oral)\b/i
/** Words for what is not swallowed, in a name, a form or a body site. */
const OTHER_FORM =
  /vagin|rect(?:al|o)|suppositor|supositor|sublingual|\bsl\b|under the tongue|buccal|bucal|ophthalm|oft[aá]lm|\botic|[oó]tic[ao]|nasal|topical|t[oó]pic[ao]|transderm|inhal|nebul|inject|inyec|patch|parche|cream|crema|ointment|ung[uü]ento|\bgel\b|lotion|loci[oó]n|implant|enema|intrauterin|lozenge|troche|chupar|disintegrating film/i
/** Substances whose tablets or capsules are often not swallowed but inhaled, inserted or left to dissolve in the mouth. */
const OTHER_USE =
  /nitroglycerin|nitroglicerina|isosorbide dinitrate|buprenorphine|buprenorfina|asenapine|fentanyl|miconazole|clotrimazole|zanamivir|tiotropium|indacaterol|glycopyrr|aclidinium|umeclidinium|formoterol|salmeterol|tobramycin|vagifem|yuvafem|imvexxy|spiriva|nitrostat|foradil/i

/**
 * True when people swallow a medicine, by the unit of its dose ("tablet") or by the record's words for it, which may also name a body site.
 * False where nothing says so or anything says otherwise: a wrong "Take" is worse than a neutral word.
 */
export const isSwallowedForm = (doseUnit: string, words: string): boolean =>
  (SWALLOWED.test(doseUnit) || SWALLOWED.test(words)) &&
  ![doseUnit, words].some((each) => OTHER_FORM.test(each)) &&
  !OTHER_USE.test(words)

/** "tablet" or "capsule" where the record's words for a swallowed medicine name that form; else undefined. */
export function countedFormIn(words: string): 'tablet' | 'capsule' | undefined {
  if (!isSwallowedForm('', words)) return undefined
  if (/\b(?:tablets?|tabs?|caplets?|tabletas?|comprimidos?|chewable)\b/i.test(words)) return 'tablet'
  return /\b(?:capsules?|caps?|c[aá]psulas?)\b/i.test(words) ? 'capsule' : undefined
}
