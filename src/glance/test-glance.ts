import { notesWithoutValue } from '../clinical/observations/notes-without-value'
import { isMaskedRecord } from '../resources/masking'
import { descriptorOf } from '../resources/descriptors'
import { byTone, type Glance, type GlanceDate, type GlancePhrase } from './glance'
import { glanceOf, rowDate } from './glance-of'
import { appText, codedText, phraseOf, quotedText } from './text'
import type { ObservationReading } from '../clinical/observations/result-reading'
import type { GlanceContext } from './glance-context'

/** A test with its newest result. */
export interface TestSummary {
  readonly newest: ObservationReading
  /** A newer result that has no value. */
  readonly newerWithoutValue?: ObservationReading | undefined
  /** Its numbers in the unit of the newest one, oldest first. */
  readonly numbers: readonly number[]
  /** The path of the page of the test. */
  readonly path: string
  /** The name of its report, for a test without a name of its own. */
  readonly reportTitle?: string | undefined
}

function newerPhrases(newer: ObservationReading | undefined, context: GlanceContext): readonly GlancePhrase[] {
  if (newer === undefined) return []
  const { views } = context.messages
  const day = rowDate(newer.raw, context)?.text.text ?? views.common.noDate
  return [
    phraseOf(appText(views.glance.newerWithoutValue(day)), 'warn'),
    ...notesWithoutValue(newer).map((note) => phraseOf(quotedText(note), 'warn')),
  ]
}

/** The day of a result: of the test, else of its issue, which the date names; of an early result it says that it is one. */
function dayOf({ observation, status }: ObservationReading, context: GlanceContext): GlanceDate | undefined {
  const sent = descriptorOf('Observation').date(observation)
  const date = rowDate(sent?.raw, context)
  if (sent === undefined || date === undefined) return undefined
  const { messages, audience } = context
  const label = sent.label === 'Observation.issued' ? messages.dateLabel(sent.label, audience, sent.raw) : ''
  const day = [label, date.text.text].filter(Boolean).join(' ')
  return { ...date, text: appText(status === 'preliminary' ? messages.views.glance.early(day) : day) }
}

function sparklineOf(numbers: readonly number[], { measure }: ObservationReading): Pick<Glance, 'sparkline'> {
  if (numbers.length < 2) return {}
  const { low, high } = measure ?? {}
  return {
    sparkline: {
      values: numbers,
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
    },
  }
}

/** The row of a test: its newest result, a newer one without a value, and its course. It opens the page of the test; a masked result opens its record. */
export function testGlance(
  { newest, newerWithoutValue, numbers, path, reportTitle }: TestSummary,
  context: GlanceContext,
): Glance {
  const date = dayOf(newest, context)
  const row = glanceOf(newest.observation, {
    ...context,
    impliedStatuses: date ? [...context.impliedStatuses, 'Observation.preliminary'] : context.impliedStatuses,
  })
  if (isMaskedRecord(newest.observation)) return row
  return {
    ...row,
    href: path,
    ...(reportTitle === undefined ? {} : { detail: codedText(reportTitle) }),
    phrases: [...newerPhrases(newerWithoutValue, context), ...row.phrases].toSorted(byTone),
    ...(date === undefined ? {} : { date }),
    ...sparklineOf(numbers, newest),
  }
}

/** The row of a result under the heading of its day: without a date, unless that is the date of issue. */
export function resultGlance(reading: ObservationReading, path: string, context: GlanceContext): Glance {
  const { date: _day, ...row } = glanceOf(reading.observation, context)
  if (isMaskedRecord(reading.observation)) return row
  const isIssued = descriptorOf('Observation').date(reading.observation)?.label === 'Observation.issued'
  const date = isIssued ? dayOf({ ...reading, status: undefined }, context) : undefined
  return { ...row, href: path, ...(date === undefined ? {} : { date }) }
}
