import { membersOf, objectsOf, textOf } from '../../lib/json'

/** Forms that people swallow, in the words of RxNorm, of prescribers and of labels, English and Spanish. */
const SWALLOWED =
  /\b(?:oral (?:tablet|capsule|solution|suspension|powder|granules|pellet|film|drops)|chewable|tablets?|tabs?|caplets?|capsules?|caps?|pills?|syrup|elixir|tabletas?|comprimidos?|c[aá]psulas?|pastillas?|jarabe|(?:soluci[oó]n|suspensi[oó]n) oral)\b/i
/** Words for what is not swallowed, in a name, a form or a body site. */
const OTHER_FORM =
  /vagin|rectal|supp?osit|subling|\bsl\b|under the tongue|buc+al|ophth|oft[aá]lm|\b[oó]tic|nasal|topical|t[oó]pic|transderm|inhal|nebul|inject|inyec|patch|parche|cream|crema|ointment|ung[uü]|\bgel\b|loti|loci[oó]n|implant|enema|uterin|lozenge|troche|chupar/i
/** Substances whose tablets or capsules are often not swallowed but inhaled, inserted or left to dissolve in the mouth. */
const OTHER_USE =
  /nitrogl|isosorbide din|buprenor|asenap|fentanyl|conazole|clotrim|zanamivir|tiotrop|indacat|glycopyr|clidinium|moterol|salmeterol|tobramy|vagifem|yuvafem|imvexxy|spiriva|nitrostat|foradil/i

/** The units of the doses (Dosage.doseAndRate). */
const unitsOf = (doses: unknown): string =>
  objectsOf(doses)
    .flatMap(({ doseQuantity, doseRange }) => [doseQuantity, membersOf(doseRange)['high']])
    .flatMap((quantity) => textOf(membersOf(quantity)['unit']) ?? textOf(membersOf(quantity)['code']) ?? [])
    .join(' ')

/**
 * True when people swallow a medicine, by the unit of its doses ("tablet") or by the record's words for it, which may also name a body site.
 * False where nothing says so or anything says otherwise: a wrong "Take" is worse than a neutral word.
 */
export function isSwallowedForm(doses: unknown, words: string): boolean {
  const units = unitsOf(doses)
  return (
    (SWALLOWED.test(units) || SWALLOWED.test(words)) &&
    ![units, words].some((each) => OTHER_FORM.test(each)) &&
    !OTHER_USE.test(words)
  )
}

/** A number without a unit counts tablets or capsules only if it is one that people take at a time: it may be milligrams. */
const MAX_COUNT = 8

/** "tablet" or "capsule" for a number without a unit, where the record's words for a swallowed medicine name that form; else undefined. */
export function countedForm(
  { value, unit, code }: { readonly value: string; readonly unit?: string; readonly code?: string },
  words: string,
): 'tablet' | 'capsule' | undefined {
  const isCount = Number(value) <= MAX_COUNT && Number(value) % 0.5 === 0
  if (unit !== undefined || code !== undefined || !isCount || !isSwallowedForm(undefined, words)) return undefined
  if (/\b(?:tablets?|tabs?|caplets?|tabletas?|comprimidos?|chewable)\b/i.test(words)) return 'tablet'
  return /\b(?:capsules?|caps?|c[aá]psulas?)\b/i.test(words) ? 'capsule' : undefined
}
