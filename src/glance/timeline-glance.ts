import { descriptorOf } from '../resources/descriptors'
import { isMaskedRecord } from '../resources/masking'
import { isRecordType } from '../contract'
import { rowDate } from './glance-of'
import { recordGlance, type RowSources } from './record-glance'
import { appText, phraseOf } from './text'
import type { Resource } from '../fhir/resource'
import type { Glance, GlanceDate, GlancePhrase } from './glance'
import type { GlanceContext } from './glance-context'

interface EventOfTimeline {
  /** The kind of the record: "Health condition". */
  readonly kind: string
  /** What its date means where that is not plain: "Recorded". */
  readonly dateText: string
  /** A name that needs no dictionary, as that of a vital sign. */
  readonly name: string | undefined
  /** Whether a heading above has its day. */
  readonly hasDay: boolean
}

/** The date in a row without a heading that has it; a heading of another day must not seem to be its own. */
function dateOf(record: Resource, date: GlanceDate | undefined, context: GlanceContext): GlanceDate {
  const raw = isRecordType(record.resourceType) ? descriptorOf(record.resourceType).date(record)?.raw : undefined
  return date ?? rowDate(raw, context) ?? { text: appText(context.messages.views.common.noDate) }
}

const saysIn = (text: string, said: string): boolean => text.toLowerCase().includes(said.toLowerCase())

/** The kind and the meaning of the date, without what the name or a phrase says: "Visit" of a "Follow-up visit", "Suggested" of "Suggested, not prescribed". */
function kindPhrases({ name, phrases }: Glance, kind: string, dateText: string): readonly GlancePhrase[] {
  const isKindSaid = saysIn(name.text, kind) || phrases.some(({ text }) => text.text === kind)
  const isDateSaid = phrases.some(({ text, tone }) => tone !== undefined && saysIn(text.text, dateText))
  const words = [...(isKindSaid ? [] : [kind]), ...(dateText === '' || isDateSaid ? [] : [dateText])]
  return words.length === 0 ? [] : [phraseOf(appText(words.join(' · ')))]
}

/** The row of a record on the timeline: as in the list of its type, with its kind, and without the date that the heading of its day has. */
export function timelineGlance(
  record: Resource,
  context: GlanceContext,
  sources: RowSources,
  { kind, dateText, name, hasDay }: EventOfTimeline,
): Glance {
  const named = name === undefined ? context : { ...context, plainName: () => ({ name }) }
  const { date, ...row } = recordGlance(record, named, sources)
  return {
    ...row,
    phrases: [...row.phrases, ...kindPhrases(row, kind, dateText)],
    ...(hasDay || isMaskedRecord(record) ? {} : { date: dateOf(record, date, context) }),
  }
}
