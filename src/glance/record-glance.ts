import { carePlanGlance } from './care-plan-glance'
import { documentGlance, type TextOfFile } from './document-glance'
import { glanceOf } from './glance-of'
import { goalGlance } from './goal-glance'
import { procedureGlance } from './procedure-glance'
import { reportGlance } from './report-glance'
import { isOfType, type Resource, type ResourceOf } from '../fhir/resource'
import { visitGlance } from './visit-glance'
import type { PageMessages } from '../i18n/types'
import type { Glance } from './glance'
import type { GlanceContext } from './glance-context'

/** What rows of some types show besides their record. */
export interface RowSources {
  readonly messages: PageMessages
  /** Results that reports and goals refer to, as far as they are loaded. */
  readonly observations: readonly ResourceOf<'Observation'>[]
  readonly textOfFile: TextOfFile
}

/** The row of a record, with what is shown of its type alone. */
export function recordGlance(
  record: Resource,
  context: GlanceContext,
  { messages, observations, textOfFile }: RowSources,
): Glance {
  const { views, byType } = messages
  if (isOfType(record, 'Encounter')) return visitGlance(record, context, views.stories.visit.noOutcome)
  if (isOfType(record, 'Procedure')) return procedureGlance(record, context)
  if (isOfType(record, 'DocumentReference')) return documentGlance(record, context, textOfFile)
  if (isOfType(record, 'DiagnosticReport')) return reportGlance(record, context, observations, views.results.parts)
  if (isOfType(record, 'Goal')) return goalGlance(record, context, observations)
  if (isOfType(record, 'CarePlan')) return carePlanGlance(record, context, byType.doNotPerform)
  return glanceOf(record, context)
}
