import { descriptorOf } from '../resources/descriptors'
import { isMaskedRecord } from '../resources/masking'
import { isRecordType } from '../contract'
import { rowDate } from './glance-of'
import { recordGlance, type RowSources } from './record-glance'
import { appText, phraseOf } from './text'
import type { Resource } from '../fhir/resource'
import type { Glance, GlanceDate } from './glance'
import type { GlanceContext } from './glance-context'

interface EventOfTimeline {
  /** The kind of the record, and what its date means where that is not plain: "Health condition · Recorded". */
  readonly kindText: string
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

/** The row of a record on the timeline: as in the list of its type, with its kind, and without the date that the heading of its day has. */
export function timelineGlance(
  record: Resource,
  context: GlanceContext,
  sources: RowSources,
  { kindText, name, hasDay }: EventOfTimeline,
): Glance {
  const named = name === undefined ? context : { ...context, plainName: () => ({ name }) }
  const { date, ...row } = recordGlance(record, named, sources)
  const isSaid = [row.name, ...row.phrases.map(({ text }) => text)].some(({ text }) => text === kindText)
  return {
    ...row,
    phrases: isSaid ? row.phrases : [...row.phrases, phraseOf(appText(kindText))],
    ...(hasDay || isMaskedRecord(record) ? {} : { date: dateOf(record, date, context) }),
  }
}
