import { dosageSteps, stepPrefix, stepText } from '../resources/request-directions'
import { directionsStatusOf, requestKind } from '../resources/request-kind'
import { appText, phraseOf, writtenText } from './text'
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

interface PrescriptionFacts {
  readonly phrases?: readonly GlancePhrase[]
  /** Undefined where the directions are more useful than the date. */
  readonly date?: undefined
}

/**
 * What a row shows of a prescription: the directions of one that is to be followed, else its date. No directions of what is only suggested and of
 * an order not to take a medicine.
 */
export function prescriptionFacts(request: ResourceOf<'MedicationRequest'>, context: GlanceContext): PrescriptionFacts {
  const kind = requestKind(request)
  if (kind === 'not' || kind === 'suggested') return {}
  return directionsStatusOf(request, context.status.died !== undefined) === 'followed'
    ? { phrases: directionPhrases(request, context), date: undefined }
    : {}
}
