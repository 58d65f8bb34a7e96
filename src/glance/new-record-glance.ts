import { glanceOf } from './glance-of'
import type { Resource } from '../fhir/resource'
import type { Glance } from './glance'
import type { GlanceContext } from './glance-context'

/** The row of a new record: its name and its warnings or value, else the day; the heading says since when it is new. */
export function newRecordGlance(record: Resource, context: GlanceContext): Glance {
  const { date, phrases, ...glance } = glanceOf(record, context)
  const warnings = phrases.filter(({ tone }) => tone !== undefined)
  const isSaid = warnings.length > 0 || glance.value !== undefined
  return { ...glance, phrases: warnings, ...(isSaid || date === undefined ? {} : { date }) }
}
