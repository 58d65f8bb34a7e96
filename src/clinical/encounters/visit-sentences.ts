import { codingsOf } from '../../fhir/concept'
import { formatDate } from '../../fhir/format-date'
import { parsePartialDate } from '../../fhir/partial-date'
import { periodEnds } from '../../fhir/period-ends'
import { parseReference, referenceOf } from '../../fhir/reference'
import { shownDay } from '../../fhir/shown-day'
import { showTranslatedConcept } from '../../fhir/translated-concept'
import { isObject, listOf, objectsOf, textOf, type Json } from '../../lib/json'
import { withoutExplanation } from '../../lib/without-explanation'
import { codeMeaning } from '../../i18n/code-meaning'
import { isPostMortem } from '../../resources/post-mortem'
import { descriptorOf } from '../../resources/descriptors'
import { assertionOf } from '../assertion/assertion-of'
import {
  joinedSentences,
  leadPart,
  listParts,
  plainPart,
  codedQuotePart,
  quotePart,
  sentenceDate,
  sentencesOfRules,
  type OpeningPart,
  type OpeningSentence,
  type SentenceContext,
} from '../shared/opening-sentence'
import { formatStatus } from '../status/format-status'
import { statusNotGiven } from '../status/record-status'
import { daysSince } from '../status/status-dates'
import { statusOf } from '../status/status-of'
import type { ConceptNaming } from '../conditions/allergy-sentences'
import type { ResourceOf } from '../../fhir/resource'

type Visit = ResourceOf<'Encounter'>
type Parts = readonly OpeningPart[]

/** The results of a visit that may be counted. */
export interface VisitResultCounts {
  readonly count: number
  readonly outside: number
  /** All are of a lab, which marked those outside. */
  readonly isLab: boolean
}

/**
 * How the only note was changed: it replaced an earlier version, with the date of this version as sent, or it is marked as amended. FHIR gives no date
 * of an amendment, and does not say if the note was signed.
 */
export type NoteChange = { readonly kind: 'newVersion'; readonly of: string | undefined } | { readonly kind: 'amended' }

/** The notes of a visit or of its day. */
export interface VisitNoteCounts {
  readonly count: number
  readonly changed?: NoteChange | undefined
  /** What is missing: nothing, all or some notes. */
  readonly missing: 'none' | 'all' | 'some'
}

export interface VisitFactsForSentences {
  readonly visit: Visit
  /** Undefined while results are missing or covered. */
  readonly results: VisitResultCounts | undefined
  /** Undefined while notes are loading. */
  readonly notes: VisitNoteCounts | undefined
  /** The plain name of a coded reason. */
  readonly nameOf: ConceptNaming
  /** The name of a referenced record; undefined without one and for covered records. */
  nameOfReference(reference: string): string | undefined
}

/** "No notes yet" holds for visits of at most this many days ago. */
const DAYS_UNTIL_NOTES = 30

const MAX_PEOPLE = 3
const MAX_REASONS = 3

/** Roles of those who gave the care. */
const careRoles: readonly string[] = ['PPRF', 'ATND']

const hospitalClasses: readonly string[] = ['IMP', 'ACUTE', 'NONAC', 'inpatient']
const emergencyClasses: readonly string[] = ['EMER', 'emergency']
const clinicClasses: readonly string[] = ['AMB', 'ambulatory', 'outpatient', 'HH', 'FLD']

/** Words for kinds of visits that need no meeting in person, though systems send them with the class of a clinic visit. */
const withoutMeeting =
  /\b(?:phone|tele|v[ií]deo|virtual|online|message|mail|letter|portal|refill|request|documentation|administrative|order|specimen|lab|llamada|mensaje|correo)/iu

function classCodesOf(visit: Visit): readonly string[] {
  const sent: unknown = visit.class
  const codes = isObject(sent) ? [textOf(sent['code']), ...codingsOf(sent).map(({ code }) => code)] : [textOf(sent)]
  return codes.flatMap((code) => code ?? [])
}

type KindOfVisit = 'clinic' | 'virtual' | 'hospital' | 'emergency' | 'other'

function kindOf(visit: Visit, { messages: { format } }: SentenceContext): KindOfVisit {
  const codes = classCodesOf(visit)
  const isOneOf = (classes: readonly string[]): boolean => codes.some((code) => classes.includes(code))
  if (isOneOf(hospitalClasses)) return 'hospital'
  if (isOneOf(emergencyClasses)) return 'emergency'
  if (isOneOf(['VR'])) return 'virtual'
  const words = [visit.type, visit.serviceType]
    .flatMap(listOf)
    .flatMap((concept) => [
      textOf(isObject(concept) ? concept['text'] : undefined) ?? '',
      ...codingsOf(concept).map(({ display }) => display ?? ''),
    ])
  const title = descriptorOf('Encounter').title(visit, format) ?? ''
  const mayHaveMet = ![title, ...words].some((text) => withoutMeeting.test(text))
  return isOneOf(clinicClasses) && mayHaveMet ? 'clinic' : 'other'
}

const rolesOf = (participant: Json): readonly (string | undefined)[] =>
  listOf(participant['type']).flatMap((type) => codingsOf(type).map(({ code }) => code))

/** True for a clinician, and for a person of whom the record does not say what they are. */
function mayBeClinician(individual: unknown): boolean {
  const { reference, type } = referenceOf(individual) ?? {}
  const parsed = parseReference(reference ?? '')
  const target = type ?? (parsed && 'type' in parsed ? parsed.type : undefined)
  return target === undefined || target === 'Practitioner' || target === 'PractitionerRole'
}

/** Those who gave the care; where the record has no roles, its clinicians. */
function peopleOf({ visit, nameOfReference }: VisitFactsForSentences): Parts {
  const all = objectsOf(visit.participant).filter(({ individual }) => mayBeClinician(individual))
  const carers = all.filter((each) => rolesOf(each).some((role) => role !== undefined && careRoles.includes(role)))
  const without = all.filter((each) => listOf(each['type']).length === 0)
  const names = (carers.length > 0 ? carers : without).flatMap(({ individual }) => {
    const shown = referenceOf(individual)
    return shown?.display ?? (shown?.reference === undefined ? [] : (nameOfReference(shown.reference) ?? []))
  })
  const distinct = [...new Set(names)]
  return distinct.length > MAX_PEOPLE ? [] : distinct.map(leadPart)
}

/** A name inside a sentence: with a small letter, unless it begins with an abbreviation or the name of a person. */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?:['’]s\b|-\p{Lu})|^\p{Lu}(?!\p{Ll})/u.test(name)
    ? name
    : `${name.charAt(0).toLowerCase()}${name.slice(1)}`

/** The reasons of the visit as the record has them: plain names, or its own words in quotation marks. */
function reasonsOf({ visit, nameOf, nameOfReference }: VisitFactsForSentences, context: SentenceContext): Parts {
  const { format } = context.messages
  const coded = listOf(visit.reasonCode).flatMap((reason) => {
    const shown = showTranslatedConcept(reason, format)
    if (shown?.kind === 'text') return quotePart(shown.text, shown.language)
    if (shown?.kind !== 'concept') return []
    const found = nameOf({ text: shown.text, codings: shown.codings })
    return found?.isWhole === true ? leadPart(inSentence(withoutExplanation(found.name))) : codedQuotePart(shown.text)
  })
  const referenced = listOf(visit.reasonReference).flatMap((reason) => {
    const { reference, display } = referenceOf(reason) ?? {}
    const isKnown = reference === undefined || nameOfReference(reference) !== undefined
    return display !== undefined && isKnown ? codedQuotePart(display) : []
  })
  const parts = [...coded, ...referenced]
  const distinct = parts.filter(({ text }, index) => parts.findIndex((other) => other.text === text) === index)
  return distinct.length > MAX_REASONS ? [] : distinct
}

/** The reasons of the visit in the words of the sentences; undefined where these cannot name all of them. */
export function visitReasons(facts: VisitFactsForSentences, context: SentenceContext): Parts | undefined {
  const { reasonCode, reasonReference } = facts.visit
  const sent = new Set([...listOf(reasonCode), ...listOf(reasonReference)]).size
  const reasons = reasonsOf(facts, context)
  return reasons.length === sent ? reasons : undefined
}

type Words = SentenceContext['messages']['views']['stories']['visit']

/** Parts before and after a list, such as "for " and its reasons; nothing without a list. */
function around(message: (list: string, first: string) => string, list: Parts, { messages }: SentenceContext): Parts {
  if (list.length === 0) return []
  const [before = '', after = ''] = message('\uFFFC', list[0]?.text ?? '').split('\uFFFC')
  return [leadPart(before), ...listParts(list, messages.format, leadPart), leadPart(after)].filter(
    ({ text }) => text !== '',
  )
}

/** "from July 3 to July 5"; nothing where a day is unknown or the end comes before the start. */
function stayText(visit: Visit, { messages, status }: SentenceContext, words: Words): string {
  const { start, end } = periodEnds(visit.period)
  const [first, last] = [start, end].map((raw) => sentenceDate(raw, status.today, messages.format))
  if (!first?.isDay || !last?.isDay) return ''
  const [from, to] = [shownDay(start ?? '') ?? '', shownDay(end ?? '') ?? '']
  if (from > to) return ''
  return from === to ? words.on(first.text) : words.from(first.text, last.text)
}

/** The kind of a visit in the words of its class, else those of the record. */
function kindParts(visit: Visit, { messages, reader }: SentenceContext, words: Words): Parts {
  const code = classCodesOf(visit).find((each) => codeMeaning('Encounter.class', each).known)
  if (code !== undefined) return [leadPart(messages.codeText('Encounter.class', code, reader.audience))]
  const title = descriptorOf('Encounter').title(visit, messages.format)
  return title === undefined ? [leadPart(words.ofNoKind)] : [codedQuotePart(title)]
}

/** E1 of a visit that took place: whom the person saw, or where they were, and why. */
function pastSentence(facts: VisitFactsForSentences, context: SentenceContext): Parts {
  const { reader, messages } = context
  const words = messages.views.stories.visit
  // Nobody saw the person, whatever the class and the participants are.
  if (isPostMortem(facts.visit)) return [leadPart(words.aboutDeath)]
  const people = peopleOf(facts)
  const opening: Readonly<Record<KindOfVisit, () => Parts>> = {
    hospital: () => [leadPart(`${words.hospital(reader)}${stayText(facts.visit, context, words)}`)],
    emergency: () => [leadPart(words.emergency(reader))],
    virtual: () => around((list, first) => words.spoke(list, first)(reader), people, context),
    clinic: () => around((list, first) => words.saw(list, first)(reader), people, context),
    other: () => around(words.with, people, context),
  }
  const openingParts = opening[kindOf(facts.visit, context)]()
  return [
    ...(openingParts.length > 0 ? openingParts : kindParts(facts.visit, context, words)),
    ...around(words.reason, reasonsOf(facts, context), context),
    leadPart('.'),
  ]
}

/** The day and, where it was sent, the time of a planned visit. */
function plannedText(visit: Visit, { messages }: SentenceContext, words: Words): string {
  const raw = descriptorOf('Encounter').date(visit)?.raw
  const date = raw === undefined ? undefined : parsePartialDate(raw)
  if (raw === undefined || date === undefined) return words.plannedNoDate
  const { text } = formatDate(raw, { format: messages.format, style: 'patient' })
  return words.planned(text, date.day !== undefined)
}

function plannedSentence(facts: VisitFactsForSentences, context: SentenceContext): Parts {
  const words = context.messages.views.stories.visit
  return [
    leadPart(plannedText(facts.visit, context, words)),
    ...around(words.plannedWith, peopleOf(facts), context),
    ...around(words.reason, reasonsOf(facts, context), context),
    leadPart('.'),
  ]
}

/** E1: what kind of visit it was, with whom and why; of one that did not plainly take place, what the record says about that. */
function visitSentence(facts: VisitFactsForSentences, context: SentenceContext): Parts {
  const { messages, reader, status } = context
  const words = messages.views.stories.visit
  const found = statusOf(facts.visit, status) ?? statusNotGiven
  if (found.key === 'Encounter.finished') return pastSentence(facts, context)
  if (found.key === 'planned') return plannedSentence(facts, context)
  if (found.key === 'cancelled') return [leadPart(words.cancelled)]
  if (found.key === 'passed') {
    const raw = descriptorOf('Encounter').date(facts.visit)?.raw
    const date = sentenceDate(raw, status.today, messages.format)
    if (date?.isDay === true) return [leadPart(words.passed(date.text))]
  }
  const stated = [leadPart(`${formatStatus(found, messages, reader.audience)}.`)]
  if (assertionOf(facts.visit, status).level === 'withheld') return stated
  const people = around(words.with, peopleOf(facts), context)
  return joinedSentences([stated, people.length === 0 ? [] : [...people, leadPart('.')]])
}

/** E2: how many results came from the visit, and how many of them are outside their range. */
function resultSentence(results: VisitResultCounts | undefined, { messages }: SentenceContext): Parts {
  if (results === undefined || results.count === 0) return []
  return [plainPart(messages.views.stories.visit.results(results.count, results.outside, results.isLab))]
}

function changeText(changed: NoteChange | undefined, { messages, status }: SentenceContext): string {
  const words = messages.views.stories.visit
  if (changed === undefined) return ''
  if (changed.kind === 'amended') return words.amended
  const date = sentenceDate(changed.of, status.today, messages.format)
  return words.newVersion(date?.text ?? '', date?.isDay ?? false)
}

/** E3: the notes, or why there are none. Without notes nothing is said of a visit that has not taken place. */
function noteSentence({ visit, notes }: VisitFactsForSentences, context: SentenceContext): Parts {
  const { messages, status } = context
  if (notes === undefined) return []
  const words = messages.views.stories.visit
  if (notes.missing === 'all') return [plainPart(words.notesFailed)]
  const missing = notes.missing === 'some' ? [plainPart(words.notesPartial)] : []
  if (notes.count === 0) {
    if (missing.length > 0 || statusOf(visit, status)?.key !== 'Encounter.finished') return missing
    const { start, end } = periodEnds(visit.period)
    const raw = end ?? start
    const isRecent = raw !== undefined && daysSince(raw, status.today) <= DAYS_UNTIL_NOTES
    return [plainPart(isRecent ? words.noNotesYet : words.noNotes)]
  }
  const change = notes.count === 1 ? changeText(notes.changed, context) : ''
  return joinedSentences([[plainPart(`${words.notes(notes.count)}${change}.`)], missing])
}

/**
 * The opening sentences of the page of a visit, by the rules E1 to E3: whom the person saw and why, how many results came of it, and whether there are
 * notes. Nothing for what was entered by mistake.
 */
export function visitSentences(facts: VisitFactsForSentences, context: SentenceContext): readonly OpeningSentence[] {
  if ((statusOf(facts.visit, context.status) ?? statusNotGiven).key === 'mistake') return []
  return sentencesOfRules([
    ['E1', visitSentence(facts, context)],
    ['E2', resultSentence(facts.results, context)],
    ['E3', noteSentence(facts, context)],
  ])
}
