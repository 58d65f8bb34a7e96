import { decodePlainText } from '../../fhir/plain-text'
import { isKnownCode } from '../../i18n/code-meaning'
import { objectsOf, textOf } from '../../lib/json'
import { lowerFirst } from '../../lib/lower-first'
import { formatStatus } from '../status/format-status'
import { statusOf } from '../status/status-of'
import {
  joinedSentences,
  leadPart,
  partsAround,
  plainPart,
  quotePart,
  quoteSentence,
  sentenceDate,
  sentenceMonth,
  sentencesOfRules,
  type SentenceContext,
  type OpeningSentence,
  type OpeningPart,
} from '../shared/opening-sentence'
import { targetLines } from './chart-annotations'
import { hasValue, type NewestResult } from './newest-with-value'
import { plainSide, rangeSideOf, type FlaggedSide } from './range-side'
import { amountText, limitsText, namedRanges, rangeText, valuePart } from './sentence-values'
import { isTakenAtHome } from './taken-at-home'
import { flagRun, valueHistory, type ValueHistory } from './value-history'
import type { ResourceOf } from '../../fhir/resource'
import type { UsableFor } from '../assertion/assertion'
import type { StatusKey } from '../status/record-status'
import type { Measure, ObservationReading } from './result-reading'

/** The results of one test that its sentences are about. */
export interface TestFacts {
  readonly newest: NewestResult
  /** All results that may be the newest, newest first (`currentReadings`). */
  readonly current: readonly ObservationReading[]
  /** False while results are missing: loading, failed, cut off or left out. Then no value is called the last one, and nothing is said about those before it. */
  readonly isWhole: boolean
  readonly goals: readonly UsableFor<'plan', ResourceOf<'Goal'>>[]
}

export interface TestSentences {
  readonly sentences: readonly OpeningSentence[]
  /** Whether the expected range of the newest value is in them. */
  readonly isRangeStated: boolean
  /** Whether its flag is in them. */
  readonly isFlagStated: boolean
  /** Whether its targets and categories are. */
  readonly areTargetsStated: boolean
}

type Parts = readonly OpeningPart[]

const dateOf = ({ raw }: ObservationReading, { messages: { format }, status: { today } }: SentenceContext) =>
  sentenceDate(raw, today, format)

/** "on July 22", or that there is no date. */
function whenText(reading: ObservationReading, context: SentenceContext): string {
  const words = context.messages.views.testSentences
  const date = dateOf(reading, context)
  return date ? words.when(date.text, date.isDay) : words.undated
}

/** The date after a comma: "July 22". */
function dateText(reading: ObservationReading, context: SentenceContext): string {
  const words = context.messages.views.testSentences
  const date = dateOf(reading, context)
  return date ? words.date(date.text, date.isDay) : words.undated
}

/** Where a flag says the value is by its range; undefined for flags about something else, which the page shows beside the sentences. */
const sideOf = (code: string | undefined) => (code === undefined ? undefined : rangeSideOf(code))

/** What follows the value and its date: the side of the range. A flag and a range that do not agree are both named. */
function comparison(
  { flag }: ObservationReading,
  opening: Parts,
  range: string | undefined,
  { messages, reader }: SentenceContext,
): Parts {
  const words = messages.views.testSentences
  const side = sideOf(flag?.code)
  const rangeSide = sideOf(flag?.rangeCode)
  const isLab = flag?.source === 'lab'
  const closed = [...opening, leadPart('.')]
  if (!flag || side === undefined) return closed
  const compared = (at: FlaggedSide) => (range === undefined ? [] : [plainPart(words.compared(range, plainSide(at)))])
  if (flag.source === 'range') return joinedSentences([closed, compared(side)])
  if (rangeSide !== undefined && plainSide(rangeSide) !== plainSide(side)) {
    const meaning = lowerFirst(messages.codeText('Observation.interpretation', flag.code, reader.audience))
    return joinedSentences([closed, [plainPart(words.says(meaning, isLab))], compared(rangeSide)])
  }
  return [
    ...opening,
    leadPart(words.flagged(side, isLab)),
    plainPart(`${range === undefined ? '' : words.range(range)}.`),
  ]
}

/** An amount in the units that the reader knows, unless a range of the newest result would be in others. */
const homeAmountOf = (
  reading: ObservationReading,
  newest: ObservationReading,
  { homeAmount }: SentenceContext,
): string | undefined => (newest.ranges.length === 0 ? homeAmount?.(reading) : undefined)

/** T1 for a result with a value; `earlier`: how it is introduced after a newer one without a value. */
function valueSentence(
  reading: ObservationReading,
  context: SentenceContext,
  earlier: 'lastValue' | 'earlierValue' | undefined,
): Parts {
  const { messages, status } = context
  const words = messages.views.testSentences
  const amount = homeAmountOf(reading, reading, context)
  const value = amount === undefined ? valuePart(reading, messages.format) : plainPart(amount)
  const when = whenText(reading, context)
  const opening =
    value === undefined
      ? [leadPart(words.result(when))]
      : partsAround(
          (text) => (earlier ? words[earlier](lowerFirst(text), dateText(reading, context)) : words.value(text, when)),
          value,
          leadPart,
        )
  return joinedSentences([
    comparison(reading, opening, rangeText(reading, messages, status.relatedFacts?.rangeFor), context),
    ...namedRanges(reading, messages).map((part) => (part.kind === 'quote' ? quoteSentence(part) : [part])),
  ])
}

/** T1 for a result without a value: the notes of the lab first, as they say what to do. */
function noValueSentence(reading: ObservationReading, context: SentenceContext): Parts {
  const { messages, reader } = context
  const words = messages.views.testSentences
  const when = whenText(reading, context)
  const notes = objectsOf(reading.observation.note).flatMap(({ text }) => textOf(text) ?? [])
  const absent = reading.values.find(({ kind }) => kind === 'absent')
  const reason = absent?.kind === 'absent' ? absent : undefined
  const isKnown = reason !== undefined && isKnownCode('dataAbsentReason', reason.reason)
  const why = isKnown
    ? [plainPart(`${messages.codeText('dataAbsentReason', reason.reason, reader.audience)}.`)]
    : reason && quoteSentence(quotePart(reason.reason))
  const statement =
    reason?.reason === MEASURING_FAILED
      ? [[leadPart(words.notMeasured(when))]]
      : [[leadPart(words.noValue(when))], why ?? []]
  return joinedSentences([
    ...notes.map((note) => quoteSentence(quotePart(decodePlainText(note)))),
    ...statement,
    ...(reason?.explanation === undefined ? [] : [quoteSentence(quotePart(reason.explanation))]),
  ])
}

const MEASURING_FAILED = 'error'

const earlyStatuses: readonly StatusKey[] = ['Observation.preliminary', 'Observation.registeredValue']
const changedStatuses: readonly StatusKey[] = ['Observation.amended', 'Observation.corrected']

/** T2: a result that is not final, that was changed, or whose status is not known. */
function statusSentence(reading: ObservationReading, { messages, reader, status }: SentenceContext): Parts {
  const words = messages.views.testSentences
  const found = statusOf(reading.observation, status)
  if (found === undefined || found.tone === 'none') return []
  if (earlyStatuses.includes(found.key))
    return [plainPart(reader.hasDied === true ? words.earlyAfterDeath : words.early)]
  if (changedStatuses.includes(found.key)) return [plainPart(words.changed)]
  return [plainPart(`${formatStatus(found, messages, reader.audience)}.`)]
}

/** T3 in words. */
function historySentence(history: ValueHistory, newest: ObservationReading, context: SentenceContext): Parts {
  const { messages } = context
  const { format } = messages
  const words = messages.views.testSentences
  const amountOf = (measure: Measure): string =>
    homeAmountOf({ ...newest, measure }, newest, context) ?? amountText(measure, format)
  if ('reading' in history) {
    const { kind, reading } = history
    const amount = homeAmountOf(reading, newest, context)
    const value = amount === undefined ? valuePart(reading, format, newest.measure) : plainPart(amount)
    return value ? partsAround((text) => words[kind](lowerFirst(text), dateText(reading, context)), value) : []
  }
  if (history.kind !== 'between')
    return [plainPart(words[history.kind](amountOf(history.then), sentenceMonth(history.raw, format)))]
  const { lowest, highest, years, firstYear, lastYear } = history
  const [low, high] = [amountOf(lowest), amountOf(highest)]
  const isSame = low === high
  if (years === undefined)
    return [
      plainPart(
        isSame ? words.sameYears(low, firstYear, lastYear) : words.betweenYears(low, high, firstYear, lastYear),
      ),
    ]
  return [plainPart(isSame ? words.same(low, years) : words.between(low, high, years))]
}

/** T4 in words. */
function runSentence(current: readonly ObservationReading[], { messages, status }: SentenceContext): Parts {
  const run = flagRun(current)
  const since = run && sentenceDate(run.since, status.today, messages.format)
  return since ? [plainPart(messages.views.testSentences.run(run.side, since.text, since.isDay))] : []
}

/** T5: what open goals aim for. */
function goalSentences(
  { measure, codeKey }: ObservationReading,
  goals: TestFacts['goals'],
  { messages, reader }: SentenceContext,
): readonly Parts[] {
  if (!measure) return []
  const active = goals.filter(({ lifecycleStatus }) => textOf(lifecycleStatus) === 'active')
  const texts = targetLines(active, codeKey, measure.sentUnit).flatMap((target) => limitsText(target, messages) ?? [])
  return [...new Set(texts)].map((text) => [plainPart(messages.views.testSentences.goal(text, reader))])
}

/** The results with `newest` before others of its time, which may be sent in any order. */
function startingWith(newest: ObservationReading, current: readonly ObservationReading[]) {
  const chosen = current.find(({ observation }) => observation === newest.observation)
  if (chosen === undefined || chosen.raw !== current[0]?.raw) return current
  return [chosen, ...current.filter((each) => each !== chosen)]
}

/**
 * The opening sentences of the page of a test, by the rules T1 to T5: the newest result and its range, whether it is final, how it compares with those
 * before it, since when it is outside its range, and the goal. Words of the record are quoted. A newer result without a value comes before the last value.
 */
export function testSentences(
  { newest: { reading, newerWithoutValue }, current: listed, isWhole, goals }: TestFacts,
  context: SentenceContext,
): TestSentences {
  const { messages, status } = context
  const words = messages.views.testSentences
  const current = startingWith(reading, listed)
  const isValued = hasValue(reading) || reading.components.length > 0
  const hasHistory = isWhole && isValued && newerWithoutValue === undefined
  const history = hasHistory ? valueHistory(current, status.today, status.died !== undefined) : undefined
  const withoutValue = newerWithoutValue ?? (isValued ? undefined : reading)
  const rules: readonly (readonly [rule: string, parts: Parts])[] = [
    ['T1', withoutValue ? noValueSentence(withoutValue, context) : []],
    [
      'T1',
      isValued ? valueSentence(reading, context, newerWithoutValue && (isWhole ? 'lastValue' : 'earlierValue')) : [],
    ],
    ['T1', isValued && isTakenAtHome(reading.observation) ? [plainPart(words.atHome)] : []],
    ['T2', statusSentence(reading, context)],
    ['T3', history ? historySentence(history, reading, context) : []],
    ['T4', hasHistory ? runSentence(current, context) : []],
    ...goalSentences(reading, goals, context).map((parts) => ['T5', parts] as const),
  ]
  const isFlagStated = isValued && sideOf(reading.flag?.code) !== undefined
  return {
    sentences: sentencesOfRules(rules),
    isRangeStated: isFlagStated && rangeText(reading, messages, status.relatedFacts?.rangeFor) !== undefined,
    isFlagStated,
    areTargetsStated: isValued && namedRanges(reading, messages).length > 0,
  }
}
