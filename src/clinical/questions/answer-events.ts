import { shownDay } from '../../fhir/shown-day'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { textOf } from '../../lib/json'
import { descriptorOf } from '../../resources/descriptors'
import { assertionOf, recordsUsableFor } from '../assertion/assertion-of'
import { noteTypes, visitNotes, type VisitNotes } from '../encounters/visit-notes'
import { visitSentences } from '../encounters/visit-sentences'
import { givenDoses } from '../immunizations/given-vaccines'
import { vaccineSentences } from '../immunizations/vaccine-sentences'
import { hasTakenPlace } from '../overview/last-visit'
import { newestFirst } from '../shared/newest-first'
import { leadPart, listParts, sentenceDate, type OpeningSentence } from '../shared/opening-sentence'
import { formatStatus } from '../status/format-status'
import { statusOf } from '../status/status-of'
import { isInSpan, type TimeSpan } from './time-spans'
import { peopleOfRecord, type Topic } from './topics'
import type { AnswerContext, AnswerTopic, Finding } from './answer'
import { isRecordType } from '../../contract'
import type { Question } from './read-question'
import type { StatusContext } from '../status/record-status'

/** A sentence of an answer, which no rule of a story has. */
export const answerSentence = (text: string): OpeningSentence => ({ rule: 'answer', parts: [leadPart(text)] })

const dateOf = (record: Resource): string | undefined =>
  isRecordType(record.resourceType) ? descriptorOf(record.resourceType).date(record)?.raw : undefined

/** Whether the date of a record is in a time. */
export const isOfTime = (record: Resource, span: TimeSpan): boolean => isInSpan(shownDay(dateOf(record) ?? ''), span)

/** The records of the time that a question asks for; all without one. */
export const inSpanOf = <R extends Resource>(records: readonly R[], { span }: Question): readonly R[] =>
  span === undefined ? records : records.filter((record) => isOfTime(record, span))

/** When a vaccine was given, how often, and what speaks against it. */
export const answerVaccine: AnswerTopic = (topic, question, context) => {
  const { messages, status } = context
  const all = topic.records.filter((record) => isOfType(record, 'Immunization'))
  const doses = inSpanOf(all, question)
  const [dose] = doses
  if (dose === undefined) return { reason: 'nothingThen', records: all.slice(0, 1) }
  const given = givenDoses(doses, status, messages.format)
  const nameOfReference = (reference: string) => context.nameOfReference(reference, dose)
  return { sentences: vaccineSentences({ dose, given, nameOfReference }, context), records: doses }
}

/** What the record says of a procedure, and when it was. */
export const answerProcedure: AnswerTopic = (topic, question, context) => {
  const { messages, reader, status } = context
  const done = inSpanOf(topic.records, question)
  const [newest] = done
  if (newest === undefined) return { reason: 'nothingThen', records: topic.records }
  const state = statusOf(newest, status)
  const date = sentenceDate(dateOf(newest), status.today, messages.format)
  const text = state === undefined ? '' : formatStatus(state, messages, reader.audience)
  return {
    sentences: [answerSentence(messages.find.answers.event(text, date?.text, date?.isDay === true))],
    records: done,
  }
}

type Visit = ResourceOf<'Encounter'>

/** Of a time that is not over. */
const isPlanned = (visit: Visit, context: StatusContext): boolean => statusOf(visit, context)?.key === 'planned'

/** The visits of a question that took place, newest first. */
function visitsOf(records: readonly Resource[], question: Question, { status }: AnswerContext): readonly Visit[] {
  const visits = records.filter((record) => isOfType(record, 'Encounter'))
  return newestFirst('Encounter', inSpanOf(recordsUsableFor('newest', visits, status), question)).filter((visit) =>
    hasTakenPlace(visit, status),
  )
}

/** What an answer says of a visit: without its results and notes, which are on its page. */
const factsOf = (visit: Visit, { nameOf, nameOfReference }: AnswerContext) => ({
  visit,
  results: undefined,
  notes: undefined,
  nameOf,
  nameOfReference: (reference: string) => nameOfReference(reference, visit),
})

/** A visit with its day: the newest one of the record, or of the time that was asked for. */
function sentencesOfVisit(visit: Visit, { span }: Question, context: AnswerContext): readonly OpeningSentence[] {
  const { messages, status } = context
  const isDayAsked = span !== undefined && span.from === span.to
  const date =
    hasTakenPlace(visit, status) && !isDayAsked ? sentenceDate(dateOf(visit), status.today, messages.format) : undefined
  const { visitOn, visitOfTime } = messages.find.answers
  const words = span === undefined ? visitOn : visitOfTime
  return [
    ...(date === undefined ? [] : [answerSentence(words(date.text, date.isDay))]),
    ...visitSentences(factsOf(visit, context), context),
  ]
}

/** The visits of a time with what became of them; of a month or day without a year also those that are planned for the next one. */
function visitsInTime(records: readonly Resource[], question: Question, { status }: AnswerContext): readonly Visit[] {
  const all = records
    .filter((record) => isOfType(record, 'Encounter'))
    .filter((visit) => !assertionOf(visit, status).reasons.includes('mistake'))
  const coming =
    question.span?.coming &&
    inSpanOf(all, { ...question, span: question.span.coming }).filter((visit) => isPlanned(visit, status))
  return newestFirst('Encounter', [...inSpanOf(all, question), ...(coming ?? [])])
}

/** The visits of a time. Their number is only stated of a whole list. */
function answerVisitsInTime(records: readonly Resource[], question: Question, context: AnswerContext): Finding {
  const { missing, status, messages } = context
  const visits = visitsInTime(records, question, context)
  const held = visits.filter((visit) => hasTakenPlace(visit, status))
  const [only, ...others] = question.form === 'latest' ? held.slice(0, 1) : visits
  if (missing.has('Encounter')) return { reason: 'notLoaded', records: visits }
  if (only === undefined) {
    const all = records.filter((record) => isOfType(record, 'Encounter'))
    return { reason: 'nothingThen', records: newestFirst('Encounter', all).slice(0, 3) }
  }
  if (others.length === 0) return { sentences: sentencesOfVisit(only, question, context), records: [only] }
  const words = messages.find.answers
  const planned = visits.filter((visit) => isPlanned(visit, status)).length
  const notHeld = visits.length - held.length - planned
  return {
    sentences: [
      ...(held.length > 0 ? [answerSentence(words.visits(held.length))] : []),
      ...(planned > 0 ? [answerSentence(words.visitsPlanned(planned))] : []),
      ...(notHeld > 0 ? [answerSentence(words.visitsNotHeld(notHeld))] : []),
    ],
    records: visits,
  }
}

/** The newest visit, or those of a time. */
export function answerVisits(records: readonly Resource[], question: Question, context: AnswerContext): Finding {
  if (question.span) return answerVisitsInTime(records, question, context)
  const visits = visitsOf(records, question, context)
  const [newest] = visits
  if (newest === undefined) return { reason: 'nothingListed', records }
  if (question.form === 'history' || question.form === 'list')
    return { sentences: [answerSentence(context.messages.find.answers.visits(visits.length))], records: visits }
  return { sentences: sentencesOfVisit(newest, question, context), records: [newest] }
}

const currentTeams = (
  teams: readonly ResourceOf<'CareTeam'>[],
  status: StatusContext,
): readonly ResourceOf<'CareTeam'>[] =>
  recordsUsableFor('count', teams, status).filter((team) => textOf(team.status) === 'active')

/** A person whose name alone was typed: the newest visit with them, and the care team that they belong to. Undefined without both. */
export function answerPerson({ key, records }: Topic, context: AnswerContext): Finding | undefined {
  const { messages, status } = context
  const words = messages.find.answers
  const name = key.slice('person '.length)
  const question: Question = { form: 'team', kinds: ['person'], words: [], span: undefined, isLoose: false }
  const [visit] = visitsOf(records, question, context)
  const date = visit && sentenceDate(dateOf(visit), status.today, messages.format)
  const teams = currentTeams(
    records.filter((record) => isOfType(record, 'CareTeam')),
    status,
  )
  const found = [...(date ? [visit] : []), ...teams]
  if (found.length === 0) return undefined
  return {
    sentences: [
      ...(date ? [answerSentence(words.lastVisitWith(name, date.text, date.isDay))] : []),
      ...(teams.length > 0 ? [answerSentence(words.team(name))] : []),
    ],
    records: found,
  }
}

/** The newest visit with a person. */
export const answerWhoWasSeen: AnswerTopic = (topic, question, context) =>
  answerVisits(topic.records, question, context)

/** The notes of the newest visit, which are where to read what was said: those linked to it, else those of its day. */
export function answerVisitNotes(records: readonly Resource[], question: Question, context: AnswerContext): Finding {
  const { asked, messages, status } = context
  const [visit] = visitsOf(records, question, context)
  if (visit === undefined) return { reason: question.span ? 'nothingThen' : 'nothingListed', records }
  const date = sentenceDate(dateOf(visit), status.today, messages.format)
  const loaded = (['Encounter', ...noteTypes] as const).flatMap((type): readonly Resource[] => asked.recordsOf(type))
  const notes = visitNotes(loaded, visit)
  const stated = (all: VisitNotes['linked']) =>
    recordsUsableFor(
      'count',
      all.map(({ record }) => record),
      status,
    )
  const [linked, sameDay] = [stated(notes.linked), stated(notes.sameDay)]
  const found = linked.length > 0 ? linked : sameDay
  if (found.length === 0) return { reason: 'noNote', records: [visit] }
  const words = messages.find.answers
  return {
    sentences: [
      ...(date === undefined
        ? []
        : [answerSentence((question.span ? words.visitOfTime : words.visitOn)(date.text, date.isDay))]),
      answerSentence((linked.length > 0 ? words.notes : words.notesOfDay)(found.length)),
    ],
    records: [...found, visit],
  }
}

/** The next planned visit. */
export function answerNext(records: readonly Resource[], question: Question, context: AnswerContext): Finding {
  const { status } = context
  const visits = records.filter((record) => isOfType(record, 'Encounter'))
  const allPlanned = newestFirst('Encounter', recordsUsableFor('plan', visits, status))
    .filter((visit) => isPlanned(visit, status))
    .toReversed()
  const coming = question.span?.coming
  const planned = [question, ...(coming ? [{ ...question, span: coming }] : [])].flatMap((each) =>
    inSpanOf(allPlanned, each),
  )
  const [next] = planned
  if (next === undefined)
    return allPlanned.length > 0
      ? { reason: 'nothingThen', records: allPlanned }
      : { reason: 'nothingPlanned', records: inSpanOf(visits, question).slice(0, 3) }
  return {
    sentences: visitSentences(factsOf(next, context), context),
    records: planned,
  }
}

/** The people of the current care teams. */
export function answerTeam(context: AnswerContext): Finding {
  const { asked, status, messages } = context
  const teams = currentTeams(asked.recordsOf('CareTeam'), status)
  const people = [...new Set(teams.flatMap(peopleOfRecord))]
  const listText = listParts(people.map(leadPart), messages.format)
    .map(({ text }) => text)
    .join('')
  return people.length === 0
    ? { reason: 'nothingListed', records: asked.recordsOf('CareTeam') }
    : { sentences: [answerSentence(messages.find.answers.team(listText))], records: teams }
}

export const visitRecords = (topics: readonly Topic[]): readonly Resource[] =>
  newestFirst(
    'Encounter',
    topics.flatMap(({ records }) => records),
  )
