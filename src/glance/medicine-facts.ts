import { conceptDisplay } from '../fhir/concept'
import { listOf } from '../lib/json'
import { dosageSteps, stepPrefix, stepText } from '../resources/request-directions'
import { directionsStatusOf, requestKind } from '../resources/request-kind'
import { appText, phraseOf, quotedText, writtenText } from './text'
import type { ResourceOf } from '../fhir/resource'
import type { GlanceFacts } from './facts'
import type { GlanceContext } from './glance-context'
import type { GlancePhrase } from './glance'

/** The directions in full, in their order: those in another language in quotation marks, for which nothing is composed that says less. */
function directionPhrases(request: ResourceOf<'MedicationRequest'>, context: GlanceContext): readonly GlancePhrase[] {
  const { format } = context.messages
  return dosageSteps(request, format).map((step) => {
    const { directions } = step
    const before = stepPrefix(step, format)
    if (directions === undefined) return phraseOf(appText(stepText(step, format)))
    const { text, source, language } = directions
    const words = `${before} ${language === undefined ? text : `“${text}”`}`.trimStart()
    return phraseOf(source === 'composed' ? appText(words) : writtenText(words, language))
  })
}

/** Why a prescription is paused or has ended, as written. */
const reasonPhrases = ({ statusReason }: ResourceOf<'MedicationRequest'>): readonly GlancePhrase[] =>
  listOf(statusReason).flatMap((reason) => {
    const words = conceptDisplay(reason)
    return words === undefined ? [] : [phraseOf(quotedText(words))]
  })

/**
 * What a row shows of a prescription: the directions of one that is to be followed, else why it is not and its date. Neither for what is only
 * suggested and for an order not to take a medicine.
 */
export function prescriptionFacts(request: ResourceOf<'MedicationRequest'>, context: GlanceContext): GlanceFacts {
  const kind = requestKind(request)
  if (kind === 'not' || kind === 'suggested') return {}
  return directionsStatusOf(request, context.status.died !== undefined) === 'followed'
    ? { phrases: [...directionPhrases(request, context), ...reasonPhrases(request)], date: undefined }
    : { phrases: reasonPhrases(request) }
}

/** The ingredients before the first strength or form of a plain name. */
const INGREDIENTS = /^(\D+?)(?:, | (?=\d))(.+)$/
/** Several ingredients with a strength each. */
const LATER_INGREDIENT = / (?:and|y|e) |:/

/** A plain name of a medicine as its ingredients, and its strength and form; undefined where they alternate or there is no such part. */
export function medicineNameParts(name: string): readonly [ingredients: string, form: string] | undefined {
  const [, ingredients = '', form = ''] = INGREDIENTS.exec(name) ?? []
  return ingredients === '' || LATER_INGREDIENT.test(form) ? undefined : [ingredients, form]
}
