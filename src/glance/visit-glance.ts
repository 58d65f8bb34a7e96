import { statusOf } from '../clinical/status/status-of'
import { isMaskedRecord } from '../resources/masking'
import { glanceOf } from './glance-of'
import { byTone, type Glance } from './glance'
import { appText, phraseOf } from './text'
import type { ResourceOf } from '../fhir/resource'
import type { GlanceContext } from './glance-context'

/** The row of a visit: its kind, whom it was with and its day; `noOutcome` says of a planned visit in the past that nothing says if it took place. */
export function visitGlance(visit: ResourceOf<'Encounter'>, context: GlanceContext, noOutcome: string): Glance {
  if (isMaskedRecord(visit) || statusOf(visit, context.status)?.key !== 'passed') return glanceOf(visit, context)
  const glance = glanceOf(visit, { ...context, impliedStatuses: [...context.impliedStatuses, 'passed'] })
  return { ...glance, phrases: [...glance.phrases, phraseOf(appText(noOutcome), 'warn')].toSorted(byTone) }
}
