import { codingsOf, conceptText } from '../../fhir/concept'
import { conditionTimes, type ConditionTime } from '../../fhir/condition-times'
import { textOf } from '../../lib/json'
import { descriptorOf } from '../../resources/descriptors'
import {
  joinedSentences,
  leadPart,
  partsAround,
  plainPart,
  quotePart,
  quoteSentence,
  sentenceDate,
  sentencesOfRules,
  type OpeningPart,
  type OpeningSentence,
  type SentenceContext,
} from '../shared/opening-sentence'
import { formatStatus } from '../status/format-status'
import { statusOf } from '../status/status-of'
import { statusNotGiven, type StatusKey } from '../status/record-status'
import { isHealthConcern } from './condition-groups'
import type { FormatContext } from '../../i18n/format-context'
import type { ResourceOf } from '../../fhir/resource'

type Condition = ResourceOf<'Condition'>
type Parts = readonly OpeningPart[]
type Words = SentenceContext['messages']['views']['stories']['condition']

/** What the page of a condition shows beside it. */
export interface GoesWithCounts {
  readonly tests: number
  readonly orders: number
  readonly visits: number
  readonly procedures: number
  readonly goals: number
  readonly plans: number
}

const statusWords: Partial<Readonly<Record<StatusKey, keyof Words['statuses']>>> = {
  'Condition.current': 'current',
  'Condition.recurrence': 'recurrence',
  'Condition.relapse': 'recurrence',
  'Condition.remission': 'remission',
  'Condition.wasRemission': 'wasRemission',
  'Condition.inactive': 'inactive',
  'Condition.unconfirmed': 'unconfirmed',
  'Condition.provisional': 'provisional',
  'Condition.differential': 'differential',
  'Condition.wasChecked': 'wasChecked',
  'Condition.ruledOut': 'refuted',
  'Condition.unsure': 'unclear',
  'Condition.confirmedOnly': 'confirmedOnly',
}

/** Statuses that put in doubt that the person has or had it: they come before its dates. */
const doubtful: readonly StatusKey[] = [
  'Condition.unconfirmed',
  'Condition.provisional',
  'Condition.differential',
  'Condition.wasChecked',
]
/** Statuses that the end says. */
const endStatuses: readonly StatusKey[] = ['Condition.resolved', 'Condition.ended']
const contradicting: readonly StatusKey[] = ['Condition.endedOpen', 'Condition.endedOpenNoDate']

/** Statuses of what the person has. */
const currentKeys: readonly (keyof Words['statuses'])[] = ['current', 'recurrence', 'unclear', 'confirmedOnly']

const severityCodes = { '255604002': 'mild', '6736007': 'moderate', '24484000': 'severe' } as const
const isSeverityCode = (code: string): code is keyof typeof severityCodes => Object.hasOwn(severityCodes, code)

interface TimeTexts {
  day(date: string, isDay: boolean): string
  age(age: string): string
  inWords(words: string): string
  between?(start: string, end: string): string
}

function timeSentence(time: ConditionTime | undefined, texts: TimeTexts, { messages, status }: SentenceContext): Parts {
  if (time === undefined) return []
  if (time.kind === 'age') return [leadPart(texts.age(time.text))]
  const { shown } = time
  const dateOf = (raw: string | undefined) => sentenceDate(raw, status.today, messages.format)
  if (shown.kind === 'text')
    return [...partsAround(texts.inWords, quotePart(shown.text, shown.language), leadPart), plainPart('.')]
  if (shown.kind === 'period') {
    const [start, end] = [dateOf(shown.start), dateOf(shown.end)]
    return start && end && texts.between ? [leadPart(texts.between(start.text, end.text))] : []
  }
  const date = shown.kind === 'date' ? dateOf(shown.raw) : undefined
  return date ? [leadPart(texts.day(date.text, date.isDay))] : []
}

/** When it began; of a risk or finding, and without a beginning, when it was noted. */
function beginning(condition: Condition, context: SentenceContext, isDoubtful: boolean): Parts {
  const { format, views } = context.messages
  const words = views.stories.condition
  const [onset] = conditionTimes(condition, format).started
  const isNoted = onset === undefined || isHealthConcern(condition)
  const began = isDoubtful ? words.reportedOnset : words.began
  const texts = {
    day: isNoted ? words.noted : began,
    age: words.beganAtAge,
    inWords: words.beganInWords,
    between: words.beganBetween,
  }
  if (!isNoted) return isDoubtful && onset.kind === 'age' ? [] : timeSentence(onset, texts, context)
  const raw = textOf(condition.recordedDate) ?? descriptorOf('Condition').date(condition)?.raw
  return raw === undefined ? [] : timeSentence({ kind: 'value', shown: { kind: 'date', raw } }, texts, context)
}

function ending(condition: Condition, context: SentenceContext): Parts {
  const words = context.messages.views.stories.condition
  const [end] = conditionTimes(condition, context.messages.format).ended
  return timeSentence(end, { day: words.endedAt, age: words.endedAtAge, inWords: words.endedInWords }, context)
}

/** The severity that the record marks: after "Current" for one of the three usual codes, else in its own words. */
function severityOf(
  condition: Condition,
  words: Words,
  format: FormatContext,
): { readonly marked: string; readonly quoted: Parts } {
  const code = codingsOf(condition.severity).flatMap(({ code: each }) =>
    each !== undefined && isSeverityCode(each) ? [each] : [],
  )[0]
  if (code !== undefined) return { marked: words.marked[severityCodes[code]], quoted: [] }
  const text = conceptText(condition.severity, format)
  return {
    marked: '',
    quoted: text === undefined ? [] : [plainPart(words.severity), ...quoteSentence(quotePart(text))],
  }
}

/** C1: since when, whether it is current, and how severe it is marked; a doubt comes first. */
function statusSentence(condition: Condition, context: SentenceContext): Parts {
  const { messages, reader, status } = context
  const words = messages.views.stories.condition
  const found = statusOf(condition, status) ?? statusNotGiven
  const key = statusWords[found.key]
  const isDoubtful = doubtful.includes(found.key)
  const begun = beginning(condition, context, isDoubtful)
  const end = ending(condition, context)
  if (found.key === 'Condition.ruledOut') return [leadPart(`${words.statuses.refuted}.`)]
  const { marked, quoted } = severityOf(condition, words, messages.format)
  if (endStatuses.includes(found.key))
    return joinedSentences([end.length > 0 ? end : [leadPart(`${words.ended}.`)], begun])
  const other = contradicting.includes(found.key)
    ? words.currentAndEnded
    : formatStatus(found, messages, reader.audience)
  const statusText = key ? words.statuses[key] : other
  const hasSeverity = isDoubtful || (key !== undefined && currentKeys.includes(key))
  const statusParts = [leadPart(`${statusText}${hasSeverity ? marked : ''}.`)]
  return joinedSentences([
    ...(isDoubtful ? [statusParts, begun] : [begun, statusParts]),
    hasSeverity ? quoted : [],
    // Remission has no end but a beginning, which the record writes where others have their end.
    key === 'remission' || key === 'wasRemission' ? [] : end,
  ])
}

/**
 * The opening sentences of the page of a condition, by the rules C1 and C2: when it began and whether it is current, and how many records go with it.
 * `counts` is undefined while some of those could not be loaded. Nothing for what was entered by mistake.
 */
export function conditionSentences(
  condition: Condition,
  counts: GoesWithCounts | undefined,
  context: SentenceContext,
): readonly OpeningSentence[] {
  const words = context.messages.views.stories.condition
  if (statusOf(condition, context.status)?.key === 'mistake') return []
  const goWith = counts === undefined ? '' : words.goWith(counts)
  return sentencesOfRules([
    ['C1', statusSentence(condition, context)],
    ['C2', goWith === '' ? [] : [plainPart(goWith)]],
  ])
}
