import { appText } from './text'
import type { Glance } from './glance'

/** Where the strength or the form begins in a plain name. */
const STRENGTH_OR_FORM = /, | \d/
/** Several ingredients with a strength each. */
const LATER_INGREDIENT = / (?:and|y|e) |:/

/** A plain name of a medicine as its ingredients, and its strength and form; undefined where they alternate or there is no such part. */
function medicineNameParts(name: string): readonly [ingredients: string, form: string] | undefined {
  const end = name.search(STRENGTH_OR_FORM)
  const form = name.slice(end).replace(/^,? /, '')
  return end < 1 || form === '' || LATER_INGREDIENT.test(form) ? undefined : [name.slice(0, end), form]
}

/** The name of the row of a medicine with its ingredients apart from strength and form. */
export function namedByParts({ name, detail }: Glance): Partial<Pick<Glance, 'name' | 'detail'>> {
  const parts = name.source === 'app' && detail === undefined ? medicineNameParts(name.text) : undefined
  return parts ? { name: appText(parts[0]), detail: appText(parts[1]) } : {}
}
