import { formatDate } from '../fhir/format-date'
import { descriptorOf } from '../resources/descriptors'
import { glanceOf } from './glance-of'
import { appText } from './text'
import type { ResourceOf } from '../fhir/resource'
import type { Glance } from './glance'
import type { GlanceContext } from './glance-context'

/** The row of a visit to come, with its time of day: the reader has to be there. */
export function plannedVisitGlance(visit: ResourceOf<'Encounter'>, context: GlanceContext): Glance {
  const glance = glanceOf(visit, context)
  const raw = descriptorOf('Encounter').date(visit)?.raw
  if (raw === undefined || glance.date === undefined) return glance
  const { text } = formatDate(raw, { format: context.messages.format, style: 'patient' })
  return { ...glance, date: { text: appText(text), raw } }
}
