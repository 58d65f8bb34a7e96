import { notesWithoutValue } from '../clinical/observations/notes-without-value'
import { isMaskedRecord } from '../resources/masking'
import { descriptorOf } from '../resources/descriptors'
import { byTone, type Glance, type GlancePhrase } from './glance'
import { glanceOf, rowDate } from './glance-of'
import { dayOfResult, newestResultGlance, sparklineOf } from './newest-result-glance'
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
  /** The name of a vital sign in this app, also where the record has only its code. */
  readonly vitalName?: string | undefined
  /** The age of the person, or that it was measured at home. */
  readonly remarks?: readonly string[]
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

/** The row of a test: its newest result, a newer one without a value, and its course. */
export function testGlance(
  { newest, newerWithoutValue, numbers, path, reportTitle, vitalName, remarks = [] }: TestSummary,
  context: GlanceContext,
): Glance {
  const row = newestResultGlance({ newest, numbers, path }, context)
  if (isMaskedRecord(newest.observation)) return row
  return {
    ...row,
    ...(vitalName === undefined ? {} : { name: appText(vitalName) }),
    ...(reportTitle === undefined ? {} : { detail: codedText(reportTitle) }),
    phrases: [
      ...newerPhrases(newerWithoutValue, context),
      ...row.phrases,
      ...remarks.map((remark) => phraseOf(appText(remark))),
    ].toSorted(byTone),
  }
}

/**
 * The row of a result under the heading of its day: without a date, unless that is the date of issue. `numbers`: those of its test up to this result,
 * oldest first.
 */
export function resultGlance(
  reading: ObservationReading,
  path: string,
  context: GlanceContext,
  numbers: readonly number[] = [],
): Glance {
  const { date: _day, ...row } = glanceOf(reading.observation, context)
  if (isMaskedRecord(reading.observation)) return row
  const isIssued = descriptorOf('Observation').date(reading.observation)?.label === 'Observation.issued'
  const date = isIssued ? dayOfResult({ ...reading, status: undefined }, context) : undefined
  return { ...row, href: path, ...(date === undefined ? {} : { date }), ...sparklineOf(numbers, reading) }
}
