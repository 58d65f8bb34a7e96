import { isRecordType, type RecordType } from '../../contract'
import { isOfType, type Resource } from '../../fhir/resource'
import { formatDay } from '../../fhir/format-date'
import { deniesAllAllergies } from '../../resources/denial'
import { assertionOf } from '../assertion/assertion-of'
import { allergySentences } from '../conditions/allergy-sentences'
import { conditionSentences } from '../conditions/condition-sentences'
import { noteTypes } from '../encounters/visit-notes'
import { leadPart } from '../shared/opening-sentence'
import {
  answerNext,
  answerPerson,
  answerProcedure,
  answerVisitNotes,
  answerWhoWasSeen,
  answerSentence,
  answerTeam,
  answerVaccine,
  answerVisits,
  isOfTime,
  visitRecords,
} from './answer-events'
import {
  answerMedicine,
  answerMedicines,
  answerPrescriber,
  answerSince,
  answerTaking,
  answerWhy,
  currentRequests,
  isPastMedicine,
} from './answer-medicines'
import { answerTest } from './answer-tests'
import {
  isWordOfForm,
  reasonToRefuse,
  subjectWords,
  withoutKindWords,
  type Question,
  type ReadText,
} from './read-question'
import { matchTopics, nearestTopics, typesOfKind, type Topic } from './topics'
import type { Answer, AnswerContext, AnswerTopic, Finding } from './answer'
import { isTimeWord, type TopicKind } from './question-words'
import type { OpeningSentence } from '../shared/opening-sentence'
import type { TimeSpan } from './time-spans'

/** What the record says of a condition: its newest statement, and every other one. */
const answerCondition: AnswerTopic = ({ records }, question, context) => {
  const [condition] = records
  if (question.span !== undefined || !isOfType(condition, 'Condition')) return { reason: 'notUnderstood', records }
  return { sentences: conditionSentences(condition, undefined, context), records }
}

const answerAllergy: AnswerTopic = ({ records }, question, context) => {
  const [allergy] = records
  if (question.span !== undefined || !isOfType(allergy, 'AllergyIntolerance'))
    return { reason: 'notUnderstood', records }
  const { risk, sentences } = allergySentences(allergy, context, context.nameOf)
  const warning = risk === undefined ? [] : [{ rule: 'A1', parts: [leadPart(`${risk}.`)] }]
  return { sentences: [...warning, ...sentences], records }
}

const answerByKind: Readonly<Record<TopicKind, AnswerTopic>> = {
  test: answerTest,
  medicine: answerMedicine,
  condition: answerCondition,
  allergy: answerAllergy,
  vaccine: answerVaccine,
  procedure: answerProcedure,
  visit: (topic, question, context) => answerVisits(topic.records, question, context),
  person: answerWhoWasSeen,
}

/** Forms that ask something else of a topic than what is stated about it. */
const answerByForm: Partial<Readonly<Record<Question['form'], AnswerTopic>>> = {
  taking: answerTaking,
  why: answerWhy,
  prescriber: answerPrescriber,
  since: answerSince,
  said: (topic, question, context) => answerVisitNotes(topic.records, question, context),
}

const MAX_NEAREST = 5

/** One record of each topic. */
const rowsOf = (topics: readonly Topic[]): readonly Resource[] => topics.map(({ records }) => records[0])

/** Records that a form needs besides those of its subject. */
const typesOfForm: Partial<Readonly<Record<Question['form'], readonly RecordType[]>>> = { said: noteTypes }

/** A month or day for the reader: "July 2026". */
const timeText = (raw: string, { messages: { format } }: AnswerContext): string =>
  formatDay(raw, { format, style: 'patient' })

/** The months or days of a question without a year; the next one only where visits are asked for, which may be planned. */
function timesOf({ span }: Question, kinds: readonly TopicKind[], context: AnswerContext): readonly string[] {
  const { assumed, coming } = span ?? {}
  if (assumed === undefined) return []
  const isOfVisits = kinds.includes('visit') || kinds.includes('person')
  const next = coming && isOfVisits ? [coming.from.slice(0, assumed.length)] : []
  return [assumed, ...next].map((raw) => timeText(raw, context))
}

/** The year that was chosen for a question without one, unless some of the answer is of the next one. */
function chosenTime(
  { assumed, coming }: Partial<TimeSpan> = {},
  records: readonly Resource[],
  context: AnswerContext,
): readonly OpeningSentence[] {
  if (assumed === undefined || (coming && records.some((record) => isOfTime(record, coming)))) return []
  const text = timeText(assumed, context)
  return [answerSentence(`${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}:`)]
}

function withMissing(
  finding: Finding,
  kinds: readonly TopicKind[],
  question: Question,
  context: AnswerContext,
): Answer {
  const { form, span } = question
  const { missing } = context
  const needed = [...kinds.flatMap((kind) => typesOfKind[kind]), ...(typesOfForm[form] ?? [])]
  const types = [...new Set(needed)].filter((type) => missing.has(type))
  const { records } = finding
  if ('sentences' in finding) {
    return {
      kind: 'answer',
      sentences: [...chosenTime(span, records, context), ...finding.sentences],
      records,
      missing: types,
    }
  }
  const reason = types.length > 0 ? 'notLoaded' : finding.reason
  const times = reason === 'nothingThen' ? timesOf(question, kinds, context) : []
  return {
    kind: 'none',
    reason,
    records,
    missing: types,
    lists: listsFor(kinds, records),
    ...(times.length > 0 ? { times } : {}),
  }
}

/** The full lists for a question without an answer: of the one kind that it is about, else of the records that are nearest to it. */
function listsFor(kinds: readonly TopicKind[], records: readonly Resource[]): readonly RecordType[] {
  const [kind, ...others] = kinds
  const [type] = kind === undefined || others.length > 0 ? [] : typesOfKind[kind]
  if (type !== undefined) return [type]
  return [...new Set(records.flatMap(({ resourceType }) => (isRecordType(resourceType) ? [resourceType] : [])))]
}

/** Everything of one kind, where a question names no more than that: "what am I allergic to". */
function answerKind(kind: TopicKind, question: Question, context: AnswerContext): Finding {
  const { topics } = context
  const ofKind = topics.filter((topic) => topic.kind === kind)
  if (question.form === 'next') return answerNext(visitRecords(ofKind), question, context)
  if (question.form === 'said' && kind === 'visit') return answerVisitNotes(visitRecords(ofKind), question, context)
  if (kind === 'visit') return answerVisits(visitRecords(ofKind), question, context)
  const isListAsked = question.form === 'list' || question.form === 'team' || question.form === 'medicine'
  if (kind === 'person' || kind === 'medicine') {
    // "When did I last see my doctor" names nobody.
    if (!isListAsked) return { reason: 'notUnderstood', records: rowsOf(ofKind).slice(0, MAX_NEAREST) }
    return kind === 'person' ? answerTeam(context) : answerMedicines(context)
  }
  return listKind(kind, question, context)
}

/** Every test, condition, allergy, vaccine or procedure, what was ruled out or not done last. */
function listKind(kind: TopicKind, question: Question, { topics, asked, messages, status }: AnswerContext): Finding {
  const ofKind = topics.filter((topic) => topic.kind === kind)
  const denials = kind === 'allergy' ? asked.recordsOf('AllergyIntolerance').filter(deniesAllAllergies) : []
  const stated = ofKind.filter(({ isMistake }) => !isMistake)
  const records = [...denials, ...rowsOf(stated)]
  if (question.form !== 'list' || question.span !== undefined || records.length === 0)
    return { reason: records.length === 0 ? 'nothingListed' : 'notUnderstood', records }
  const isAgainst = ([record]: Topic['records']): boolean => assertionOf(record, status).level === 'withheld'
  const [against, listed] = [true, false].map((each) => stated.filter((topic) => isAgainst(topic.records) === each))
  const text = messages.find.answers.list(listed?.length ?? 0, against?.length ?? 0)
  return {
    sentences: stated.length === 0 ? [] : [answerSentence(text)],
    records: [...denials, ...rowsOf([...(listed ?? []), ...(against ?? [])])],
  }
}

/** The topics that a subject names: by all of its words, else without those that name a kind, which must then be of that kind. */
function topicsOfSubject({ kinds, words }: Question, { topics }: AnswerContext): readonly Topic[] {
  const rest = withoutKindWords(words)
  const named = rest.kinds.length === 0 ? kinds : kinds.filter((kind) => rest.kinds.includes(kind))
  // "The flu" is no vaccine: without a word that says so, only its exact name is.
  const exactKinds: readonly TopicKind[] = rest.kinds.includes('vaccine') || kinds.length === 1 ? [] : ['vaccine']
  const whole = matchTopics(topics, words, kinds, exactKinds)
  return whole.length > 0 || rest.words.length === 0 ? whole : matchTopics(topics, rest.words, named, exactKinds)
}

/** What is asked about, where medicines of ended prescriptions have the same name as one that is taken. */
function currentTopics(topics: readonly Topic[], { form }: Question): readonly Topic[] {
  const current = topics.filter((topic) => topic.kind !== 'medicine' || !isPastMedicine(topic))
  return (form === 'medicine' || form === 'why') && current.length > 0 ? current : topics
}

function answerQuestion(question: Question, context: AnswerContext): Answer {
  const { kinds, words, form } = question
  const rest = withoutKindWords(words)
  const [namedKind] = rest.kinds.filter((kind) => kinds.includes(kind))
  if (rest.words.length === 0 && namedKind !== undefined)
    return withMissing(answerKind(namedKind, question, context), [namedKind], question, context)
  const found = currentTopics(topicsOfSubject(question, context), question)
  const [topic, ...others] = found
  if (topic === undefined) {
    const named = kinds.filter((kind) => rest.kinds.includes(kind))
    const nearest = nearestOf(rest.words, named.length > 0 ? named : kinds, context)
    const isRead = !rest.words.some((word) => isTimeWord(word) || (question.isLoose && isWordOfForm(word)))
    const refused =
      form === 'next' ? 'nothingPlanned' : (reasonToRefuse(words.join(' ')) ?? (isRead ? undefined : 'notUnderstood'))
    return withMissing(
      { reason: refused ?? 'nothingNamed', records: nearest },
      named.length > 0 ? named : kinds,
      question,
      context,
    )
  }
  if (others.length > 0)
    return {
      ...withMissing({ sentences: [], records: rowsOf(found) }, kinds, question, context),
      kind: 'which',
      topics: found,
    }
  if (topic.isMistake)
    return withMissing({ reason: 'doubtful', records: topic.records }, [topic.kind], question, context)
  if (form === 'next') return withMissing(answerNext(topic.records, question, context), kinds, question, context)
  const answer = answerByForm[form] ?? answerByKind[topic.kind]
  return withMissing(answer(topic, question, context), [topic.kind], question, context)
}

/** The records that are nearest to a question without an answer: those that share a word with it, else the current ones of its kind. */
function nearestOf(words: readonly string[], kinds: readonly TopicKind[], context: AnswerContext): readonly Resource[] {
  const nearest = nearestTopics(context.topics, words, kinds)
  if (nearest.length > 0) return rowsOf(nearest)
  const [kind] = kinds
  // A record has more tests than help.
  if (kind === 'test') return []
  if (kind === 'medicine') return currentRequests(context)
  return rowsOf(context.topics.filter((topic) => topic.kind === kind && !topic.isMistake)).slice(0, MAX_NEAREST)
}

const everyKind: readonly TopicKind[] = ['test', 'medicine', 'condition', 'allergy', 'vaccine', 'procedure']

/** Who a person of the record is, whose name alone was typed; undefined for a name of several people, and for other words. */
function answerName(words: readonly string[], context: AnswerContext): Answer | undefined {
  const name = withoutKindWords(words).words
  const [person, ...others] = name.length === 0 ? [] : matchTopics(context.topics, name, ['person'])
  if (person === undefined || others.length > 0) return undefined
  const finding = answerPerson(person, context)
  const question: Question = { form: 'team', kinds: ['person'], words: name, span: undefined, isLoose: false }
  return finding && withMissing(finding, ['person'], question, context)
}

/**
 * Answers what was typed from the record, or says why it cannot and shows the nearest records. Undefined for plain words other than the
 * name of a person, which are no question. Every
 * word of the question has to be understood; what several things in the record are called is not chosen from; advice is never given.
 */
export function answerText(read: ReadText, context: AnswerContext): Answer | undefined {
  if (read.kind === 'words') return answerName(read.words, context)
  if (read.kind === 'question') return answerQuestion(read.question, context)
  const records = rowsOf(nearestTopics(context.topics, subjectWords(read), everyKind))
  return { kind: 'none', reason: read.reason, records, missing: [], lists: listsFor([], records) }
}
