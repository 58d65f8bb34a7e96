import { conceptDisplay } from '../fhir/concept'
import { listOf } from '../lib/json'
import { dosageSteps, stepPrefix, stepText } from '../resources/request-directions'
import { directionsStatusOf, requestKind } from '../resources/request-kind'
import { appText, phraseOf, quotedText, writtenText } from './text'
import type { ResourceOf } from '../fhir/resource'
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

interface PrescriptionFacts {
  readonly phrases?: readonly GlancePhrase[]
  /** Undefined where the directions are more useful than the date. */
  readonly date?: undefined
}

/**
 * What a row shows of a prescription: the directions of one that is to be followed, else why it is not and its date. Neither for what is only
 * suggested and for an order not to take a medicine.
 */
export function prescriptionFacts(request: ResourceOf<'MedicationRequest'>, context: GlanceContext): PrescriptionFacts {
  const kind = requestKind(request)
  if (kind === 'not' || kind === 'suggested') return {}
  return directionsStatusOf(request, context.status.died !== undefined) === 'followed'
    ? { phrases: [...directionPhrases(request, context), ...reasonPhrases(request)], date: undefined }
    : { phrases: reasonPhrases(request) }
}

/** Where the strength or the form begins in a plain name. */
const STRENGTH_OR_FORM = /, | \d/
/** Several ingredients with a strength each. */
const LATER_INGREDIENT = / (?:and|y|e) |:/

/** A plain name of a medicine as its ingredients, and its strength and form; undefined where they alternate or there is no such part. */
export function medicineNameParts(name: string): readonly [ingredients: string, form: string] | undefined {
  const end = name.search(STRENGTH_OR_FORM)
  const form = name.slice(end).replace(/^,? /, '')
  return end < 1 || form === '' || LATER_INGREDIENT.test(form) ? undefined : [name.slice(0, end), form]
}
