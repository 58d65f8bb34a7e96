import { firstCode } from '../fhir/concept'
import { objectsOf } from '../lib/json'
import { appText, phraseOf } from './text'
import type { ResourceOf } from '../fhir/resource'
import type { GlancePhrase } from './glance'
import type { GlanceContext } from './glance-context'

/** Statuses of an allergy that is over, was ruled out or was entered by mistake. */
const pastCodes: readonly string[] = ['inactive', 'resolved', 'refuted', 'entered-in-error']

/** A severe reaction of a current allergy whose status does not already say that its risk is high. */
export function severeReactionPhrases(
  allergy: ResourceOf<'AllergyIntolerance'>,
  { messages, status }: GlanceContext,
): readonly GlancePhrase[] {
  const isPast = [allergy.clinicalStatus, allergy.verificationStatus].some((each) =>
    pastCodes.includes(firstCode(each) ?? ''),
  )
  const isStated = allergy.criticality === 'high' || status.died !== undefined
  const isSevere = objectsOf(allergy.reaction).some(({ severity }) => severity === 'severe')
  return isSevere && !isPast && !isStated ? [phraseOf(appText(messages.views.glance.severeReaction), 'stop')] : []
}
