import { glanceOf, rowDate } from './glance-of'
import { appText, phraseOf } from './text'
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

/** Why a record is in the list of what is new: the date that counts with its label, and a note if it was changed later. */
interface Change {
  readonly raw: string
  readonly label: string
  readonly note?: string
}

/** The row of a new or changed record: its date is the one that makes it new, with a label. */
export function changedRecordGlance(record: Resource, { raw, label, note }: Change, context: GlanceContext): Glance {
  const { date: _, phrases, ...glance } = glanceOf(record, context)
  const day = rowDate(raw, context)?.text.text ?? ''
  return {
    ...glance,
    phrases: note === undefined ? phrases : [...phrases, phraseOf(appText(note))],
    date: { text: appText(`${label} ${day}`), raw },
  }
}
