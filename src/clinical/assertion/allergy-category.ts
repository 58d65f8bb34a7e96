import { codingsOf } from '../../fhir/concept'
import { isObject, listOf, textOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

/** Words of names in English and Spanish, and the categories of what they name. A protein or venom may also be "biologic". */
const categoriesByWord: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?<!\p{L})(?:dander|caspa|pollen|polen|mou?lds?|moho|dust|mites?|polvo|[aá]caros?|venom|veneno|l[aá]tex)(?!\p{L})/iu,
    ['environment', 'biologic'],
  ],
  [
    /(?<!\p{L})(?:(?:pea)?nuts?|cacahuates?|man[ií]|cashews?|walnuts?|almonds?|eggs?|huevos?|wheat|trigo|gluten|soya?|kiwi|(?:shell)?fish(?! oil)|seafood|shrimps?|mariscos?|pescado|dairy|foods?)(?!\p{L})/iu,
    ['food', 'biologic'],
  ],
  [
    /(?<!\p{L})(?:\p{L}{2,20}(?:cillins?|cilinas?|mycin|micina|floxacino?|cycline|ciclina|profeno?|prazole?|sartan|pril)|cef\p{L}{3,12}|cephalexin|sulfas?|sulfa[dms]\p{L}{2,15}|sulfonamid\p{L}{1,3}|aspirina?|naproxeno?|code[ií]n[ea]|morphine|morfina|acetaminophen|paracetamol|drugs?|medicines?|medicinas?)(?!\p{L})/iu,
    ['medication', 'biologic'],
  ],
]

/** True when the name of an allergy or of one of its codes is of another category than all that the record states, as animal dander among foods. */
export function hasConflictingCategory({ category, code }: ResourceOf<'AllergyIntolerance'>): boolean {
  const stated = listOf(category).flatMap((each) => textOf(each) ?? [])
  if (stated.length === 0) return false
  const names = [
    ...(isObject(code) ? [textOf(code['text']) ?? ''] : []),
    ...codingsOf(code).map(({ display = '' }) => display),
  ].join('; ')
  const named = categoriesByWord.filter(([words]) => words.test(names))
  // A name with words of two categories, such as “wheat pollen”, decides nothing.
  return named.length === 1 && named.every(([, fitting]) => !fitting.some((each) => stated.includes(each)))
}
