import { formatAmount } from '../../fhir/quantity'
import { sameUnit } from '../../fhir/units/unit'
import { shownDay } from '../../fhir/shown-day'
import { bloodPressureOf } from '../observations/blood-pressure'
import { newestWithValue, hasValue } from '../observations/newest-with-value'
import { findSupersededResults } from '../observations/superseded-results'
import { testSentences } from '../observations/test-sentences'
import { readingsFor, type UsableReading } from '../observations/usable-readings'
import { answerSentence } from './answer-events'
import { isInSpan } from './time-spans'
import type { NewestResult } from '../observations/newest-with-value'
import type { Measure, ObservationReading } from '../observations/result-reading'
import type { AnswerContext, AnswerTopic } from './answer'
import type { Question } from './read-question'

/** The lowest and the highest of several numbers of one unit; undefined where one of them is only known to be above or below a number. */
function extent(measures: readonly (Measure | undefined)[]): readonly [Measure, Measure] | undefined {
  const [first] = measures
  const all = measures.flatMap((measure) =>
    measure && first && measure.comparator === undefined && sameUnit(measure.sentUnit, first.sentUnit) ? [measure] : [],
  )
  const sorted = all.toSorted((a, b) => a.value - b.value)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  return lowest && highest && all.length === measures.length ? [lowest, highest] : undefined
}

/** How many results there are, and between which numbers they lie. */
function historyText(readings: readonly ObservationReading[], { messages }: AnswerContext): string {
  const { format } = messages
  const words = messages.find.answers
  const text = ({ digits }: Measure): string => formatAmount({ kind: 'quantity', value: digits }, format)
  const between = (measures: readonly (Measure | undefined)[]): readonly [string, string, string] | undefined => {
    const found = extent(measures)
    return found && [text(found[0]), text(found[1]), found[0].unit ?? '']
  }
  const pressures = readings.map(bloodPressureOf)
  const [upper, lower] = [
    between(pressures.map((pressure) => pressure?.systolic.measure)),
    between(pressures.map((pressure) => pressure?.diastolic.measure)),
  ]
  if (upper && lower) return words.pressures(readings.length, upper, lower)
  return words.results(readings.length, between(readings.map(({ measure }) => measure)))
}

/** The readings of the time that a question asks for. */
const readingsIn = <R extends ObservationReading>(readings: readonly R[], { span }: Question): readonly R[] =>
  span === undefined ? readings : readings.filter(({ raw }) => isInSpan(shownDay(raw ?? ''), span))

/** The newest result of a test in a time, without those that a later version replaces. */
function newestIn(readings: readonly UsableReading<'newest'>[]): NewestResult | undefined {
  const superseded = findSupersededResults(readings)
  const [first, ...others] = readings.filter((reading) => !superseded.has(reading))
  return first && newestWithValue([first, ...others])
}

/** The newest result of a test, or all of a time. */
export const answerTest: AnswerTopic = ({ test }, question, context) => {
  if (test === undefined) return { reason: 'nothingNamed', records: [] }
  const newestRecord = [test.newest.observation]
  const usable = readingsFor('newest', test.readings, context.status)
  if (!usable.some(({ observation }) => observation === test.newest.observation))
    return { reason: 'doubtful', records: newestRecord }
  const inTime = readingsIn(usable, question)
  if (inTime.length === 0) return { reason: 'nothingThen', records: newestRecord }
  if (question.form === 'history') {
    const superseded = findSupersededResults(inTime)
    const counted = readingsFor('count', inTime, context.status).filter(
      (reading) => reading.isCounted && hasValue(reading) && !superseded.has(reading),
    )
    if (counted.length === 0) return { reason: 'nothingThen', records: newestRecord }
    return {
      sentences: [answerSentence(historyText(counted, context))],
      records: inTime.map(({ observation }) => observation),
    }
  }
  const found: NewestResult | undefined =
    question.span === undefined
      ? { reading: test.newest, ...(test.newerWithoutValue ? { newerWithoutValue: test.newerWithoutValue } : {}) }
      : newestIn(inTime)
  if (found === undefined) return { reason: 'nothingThen', records: newestRecord }
  return {
    sentences: testSentences(
      { newest: found, current: [], isWhole: !context.missing.has('Observation'), goals: [] },
      context,
    ).sentences,
    records: [found.reading.observation, ...(found.newerWithoutValue ? [found.newerWithoutValue.observation] : [])],
  }
}
