import { showTranslatedConcept } from '../../fhir/translated-concept'
import { dosesOf } from '../../resources/doses'
import { foldRepeats } from '../shared/fold-repeats'
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
import { doseDate, dosePlace } from './given-vaccines'
import type { ResourceOf } from '../../fhir/resource'

type Dose = ResourceOf<'Immunization'>
type Parts = readonly OpeningPart[]

export interface VaccineFacts {
  /** The vaccination of the page. */
  readonly dose: Dose
  /** All doses of its vaccine that were given, newest first; undefined while records of vaccines are missing. */
  readonly given: readonly Dose[] | undefined
  /** The name of a referenced record. */
  nameOfReference(reference: string): string | undefined
}

/** The number of doses of a series, where the record numbers each dose from the first on and all name the same total. */
function seriesOf(doses: readonly Dose[]): number | undefined {
  const numbered = doses.map((dose) => dosesOf(dose))
  const [total] = numbered[0] ?? []
  const series = Number(total?.series)
  const areCounted = numbered.every(
    ([one, ...others]) => others.length === 0 && one?.isCounted === true && one.series === total?.series,
  )
  const numbers = new Set(numbered.flatMap(([one]) => (one ? Number(one.number) : [])))
  const areComplete = doses.every((_dose, index) => numbers.has(index + 1))
  const isPartDose = doses.some(({ isSubpotent }) => isSubpotent === true)
  return areCounted && areComplete && !isPartDose && Number.isInteger(series) && series >= doses.length
    ? series
    : undefined
}

/** V1: how many doses were given, of how many if the series says so. */
function countSentence(doses: readonly Dose[], { messages: { views } }: SentenceContext): Parts {
  if (doses.length === 0) return []
  const words = views.stories.vaccine
  const series = seriesOf(doses)
  return [leadPart(series === undefined ? words.doses(doses.length) : words.ofSeries(doses.length, series))]
}

function whenText(raw: string | undefined, { messages, status }: SentenceContext): string | undefined {
  const date = sentenceDate(raw, status.today, messages.format)
  return date && messages.views.stories.vaccine.at(date.text, date.isDay)
}

/** V2: when and where the last dose was given; nothing where one of several has no date. */
function lastSentence([last, ...before]: readonly Dose[], facts: VaccineFacts, context: SentenceContext): Parts {
  if (last === undefined) return []
  const words = context.messages.views.stories.vaccine
  const dates = [last, ...before].map((dose) => doseDate(dose))
  const [date] = dates
  if (date && 'text' in date && before.length === 0)
    return [...partsAround(words.onlyInWords, quotePart(date.text)), plainPart('.')]
  const when = date && 'raw' in date ? whenText(date.raw, context) : undefined
  if (when === undefined || !dates.every((each) => each && 'raw' in each)) return []
  const place = dosePlace(last, facts.nameOfReference)
  const opening = before.length === 0 ? words.only(when) : words.last(when)
  return [plainPart(`${opening}${place === undefined ? '' : words.place(place)}.`)]
}

/** Statuses that V1 and V2 express. */
const plainlyGiven: readonly StatusKey[] = ['Immunization.given']

/** V3: that this vaccine was not given, is only reported, or may not count; or another status. */
function statusSentence(dose: Dose, context: SentenceContext): Parts {
  const { messages, reader, status } = context
  const words = messages.views.stories.vaccine
  const found = statusOf(dose, status) ?? statusNotGiven
  if (plainlyGiven.includes(found.key) || found.key === 'mistake') return []
  const reason = showTranslatedConcept(dose.statusReason, messages.format)
  const quoted =
    reason?.kind === 'concept' || reason?.kind === 'text' ? quoteSentence(quotePart(reason.text)) : undefined
  if (found.key === 'Immunization.notGiven') {
    const date = doseDate(dose)
    const when = date && 'raw' in date ? whenText(date.raw, context) : undefined
    const opening = words.notGiven(when ?? '')
    return quoted ? [leadPart(opening), plainPart(words.reason), ...quoted] : [leadPart(`${opening}.`)]
  }
  if (found.key === 'Immunization.contradicts')
    return quoted
      ? [leadPart(words.contradicts), plainPart(words.reason), ...quoted]
      : [leadPart(`${words.contradicts}.`)]
  const isReported = found.key === 'Immunization.reported' || dose.primarySource === false
  const isPart = found.key === 'Immunization.partDose'
  const isOther = !isPart && found.key !== 'Immunization.reported'
  return joinedSentences([
    isOther ? [plainPart(`${formatStatus(found, messages, reader.audience)}.`)] : [],
    isPart ? [plainPart(words.partDose)] : [],
    isReported ? [plainPart(words.reported)] : [],
  ])
}

/** True for a vaccination that says that it was not given, or that says two things about it. */
const isNotPlainlyGiven = (key: StatusKey): boolean =>
  key === 'Immunization.notGiven' || key === 'Immunization.contradicts'

/**
 * The opening sentences of the page of a vaccine, by the rules V1 to V3: how many doses were given, when and where the last one was, and what the record
 * says against this one. That it was not given comes first. Nothing for what was entered by mistake.
 */
export function vaccineSentences(facts: VaccineFacts, context: SentenceContext): readonly OpeningSentence[] {
  const { dose, given } = facts
  const key = (statusOf(dose, context.status) ?? statusNotGiven).key
  if (key === 'mistake') return []
  const doses = given && foldRepeats(given, context.messages.format).map(({ first }) => first)
  const counted = [
    ['V1', doses ? countSentence(doses, context) : []],
    ['V2', doses ? lastSentence(doses, facts, context) : []],
  ] as const
  const statusRule = ['V3', statusSentence(dose, context)] as const
  return sentencesOfRules(isNotPlainlyGiven(key) ? [statusRule, ...counted] : [...counted, statusRule])
}
