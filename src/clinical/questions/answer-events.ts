import { shownDay } from '../../fhir/shown-day'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { textOf } from '../../lib/json'
import { descriptorOf } from '../../resources/descriptors'
import { recordsFor } from '../assertion/assertion-of'
import { noteTypes, visitNotes, type VisitNotes } from '../encounters/visit-notes'
import { visitSentences } from '../encounters/visit-sentences'
import { givenDoses } from '../immunizations/given-vaccines'
import { vaccineSentences } from '../immunizations/vaccine-sentences'
import { hasTakenPlace } from '../overview/last-visit'
import { newestFirst } from '../shared/newest-first'
import { leadPart, listParts, sentenceDate, type OpeningSentence } from '../shared/opening-sentence'
import { formatStatus } from '../status/format-status'
import { statusOf } from '../status/status-of'
import { isInSpan } from './time-spans'
import { peopleOfRecord, type Topic } from './topics'
import type { AnswerContext, AnswerTopic, Finding } from './answer'
import { isRecordType } from '../../contract'
import type { Question } from './read-question'

/** A sentence of an answer, which no rule of a story has. */
export const answerSentence = (text: string): OpeningSentence => ({ rule: 'answer', parts: [leadPart(text)] })

const dateOf = (record: Resource): string | undefined =>
  isRecordType(record.resourceType) ? descriptorOf(record.resourceType).date(record)?.raw : undefined

/** The records of the time that a question asks for; all without one. */
export const inSpanOf = <R extends Resource>(records: readonly R[], { span }: Question): readonly R[] =>
  span === undefined ? records : records.filter((record) => isInSpan(shownDay(dateOf(record) ?? ''), span))

/** When a vaccine was given, how often, and what speaks against it. */
export const answerVaccine: AnswerTopic = (topic, question, context) => {
  const { messages, status, nameOfReference } = context
  const all = topic.records.filter((record) => isOfType(record, 'Immunization'))
  const doses = inSpanOf(all, question)
  const [dose] = doses
  if (dose === undefined) return { reason: 'nothingThen', records: all.slice(0, 1) }
  const given = givenDoses(doses, status, messages.format)
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

/** The visits of a question that took place, newest first. */
function visitsOf(records: readonly Resource[], question: Question, { status }: AnswerContext): readonly Visit[] {
  const visits = records.filter((record) => isOfType(record, 'Encounter'))
  return newestFirst('Encounter', inSpanOf(recordsFor('newest', visits, status), question)).filter((visit) =>
    hasTakenPlace(visit, status),
  )
}

function sentencesOfVisit(visit: Visit, context: AnswerContext): readonly OpeningSentence[] {
  const { nameOf, nameOfReference, messages, status } = context
  const date = sentenceDate(dateOf(visit), status.today, messages.format)
  return [
    ...(date === undefined ? [] : [answerSentence(messages.find.answers.visitOn(date.text, date.isDay))]),
    ...visitSentences({ visit, results: undefined, notes: undefined, nameOf, nameOfReference }, context),
  ]
}

/** The newest visit, or how many there were in a time. */
export function answerVisits(records: readonly Resource[], question: Question, context: AnswerContext): Finding {
  const visits = visitsOf(records, question, context)
  const [newest] = visits
  if (newest === undefined) return { reason: question.span ? 'nothingThen' : 'nothingListed', records }
  if (question.form === 'history' || question.form === 'list')
    return { sentences: [answerSentence(context.messages.find.answers.visits(visits.length))], records: visits }
  return { sentences: sentencesOfVisit(newest, context), records: [newest] }
}

/** The newest visit with a person. */
export const answerSaw: AnswerTopic = (topic, question, context) => answerVisits(topic.records, question, context)

/** The notes of the newest visit, which are where to read what was said: those linked to it, else those of its day. */
export function answerSaid(records: readonly Resource[], question: Question, context: AnswerContext): Finding {
  const { asked, messages, status } = context
  const [visit] = visitsOf(records, question, context)
  if (visit === undefined) return { reason: question.span ? 'nothingThen' : 'nothingListed', records }
  const date = sentenceDate(dateOf(visit), status.today, messages.format)
  const loaded = (['Encounter', ...noteTypes] as const).flatMap((type): readonly Resource[] => asked.recordsOf(type))
  const notes = visitNotes(loaded, visit)
  const stated = (all: VisitNotes['linked']) =>
    recordsFor(
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
      ...(date === undefined ? [] : [answerSentence(words.visitOn(date.text, date.isDay))]),
      answerSentence((linked.length > 0 ? words.notes : words.notesOfDay)(found.length)),
    ],
    records: [...found, visit],
  }
}

/** The next planned visit. */
export function answerNext(records: readonly Resource[], question: Question, context: AnswerContext): Finding {
  const { status } = context
  const visits = records.filter((record) => isOfType(record, 'Encounter'))
  const planned = newestFirst('Encounter', inSpanOf(recordsFor('plan', visits, status), question))
    .filter((visit) => statusOf(visit, status)?.key === 'planned')
    .toReversed()
  const [next] = planned
  if (next === undefined) return { reason: 'nothingPlanned', records: visits.slice(0, 3) }
  const { nameOf, nameOfReference } = context
  return {
    sentences: visitSentences({ visit: next, results: undefined, notes: undefined, nameOf, nameOfReference }, context),
    records: planned,
  }
}

/** The people of the current care teams. */
export function answerTeam(context: AnswerContext): Finding {
  const { asked, status, messages } = context
  const teams = recordsFor('count', asked.recordsOf('CareTeam'), status).filter(
    (team) => textOf(team.status) === 'active',
  )
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
