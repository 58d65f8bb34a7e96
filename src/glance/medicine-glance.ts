import { glanceOf } from './glance-of'
import { namedByParts } from './named-by-parts'
import { appText, phraseOf } from './text'
import type { ResourceOf } from '../fhir/resource'
import type { Glance } from './glance'
import type { GlanceContext } from './glance-context'

/** The row of a prescription. `isContradicted`: another order says not to take the medicine, which the row says first. */
export function medicineGlance(
  request: ResourceOf<'MedicationRequest'>,
  context: GlanceContext,
  isContradicted: boolean,
): Glance {
  const row = glanceOf(request, context)
  const glance = { ...row, ...namedByParts(row) }
  const { messages, audience, status } = context
  if (!isContradicted || status.died !== undefined) return glance
  const warning = messages.views.summary.alsoDoNotTake({ audience })
  return { ...glance, phrases: [phraseOf(appText(warning), 'stop'), ...glance.phrases] }
}
