import { withoutExplanation } from '../../lib/without-explanation'
import { showTranslatedConcept } from '../../fhir/translated-concept'
import { isOfType, type ResourceOf } from '../../fhir/resource'
import { parseReference, referenceOf } from '../../fhir/reference'
import { listOf, textOf } from '../../lib/json'
import { directionsStatusOf, displayedRequestKind } from '../../resources/request-kind'
import { assertionOf, recordsUsableFor } from '../assertion/assertion-of'
import { conditionsOfRequest } from '../medications/conditions-of-request'
import { medicineGroup, type MedicineGroup } from '../medications/medicine-groups'
import { medicineName, withMedicineConcept } from '../medications/medicine-name'
import { inSentence } from '../encounters/visit-sentences'
import { medicineSentences } from '../medications/medicine-sentences'
import {
  leadPart,
  listParts,
  plainPart,
  quotePart,
  sentenceDate,
  type OpeningPart,
  type OpeningSentence,
} from '../shared/opening-sentence'
import { answerSentence } from './answer-events'
import type { AnswerContext, AnswerTopic, Finding } from './answer'
import type { Topic } from './topics'

/** U+FFFC, which no message has. */
const SLOT = '\uFFFC'

type Request = ResourceOf<'MedicationRequest'>

/** Groups of prescriptions, what the reader must know first. */
const groupRank: readonly MedicineGroup[] = [
  'doNotTake',
  'current',
  'paused',
  'unclear',
  'suggested',
  'inPreparation',
  'past',
]

const rankOf = (request: Request): number => groupRank.indexOf(medicineGroup(request)) >>> 0
const requestsOf = ({ records }: Topic): readonly Request[] =>
  records.filter((record) => isOfType(record, 'MedicationRequest')).toSorted((a, b) => rankOf(a) - rankOf(b))

/** Whether a medicine is only in prescriptions that have ended. */
export const isPastMedicine = (topic: Topic): boolean =>
  requestsOf(topic).every((request) => medicineGroup(request) === 'past')

/** Prescriptions that matter now: without those that have ended, unless all have. */
const relevant = (requests: readonly Request[]): readonly Request[] => {
  const open = requests.filter((request) => medicineGroup(request) !== 'past')
  return open.length > 0 ? open : requests.slice(0, 1)
}

/** What forbids a medicine, what became of its prescription, and its directions. */
export const answerMedicine: AnswerTopic = (topic, question, context) => {
  const requests = relevant(requestsOf(topic))
  const [request] = requests
  if (request === undefined || question.span !== undefined) return { reason: 'notUnderstood', records: topic.records }
  // Several orders for one medicine are shown, and none is chosen.
  const { asked, messages } = context
  if (requests.length > 1)
    return {
      sentences: [answerSentence(messages.find.answers.prescriptions(requests.length))],
      records: requests,
    }
  const plain = context.medicineNameOf(request)
  const own = medicineName(request, asked.included, messages.format)
  const ownName = own === undefined ? undefined : quotePart(own)
  const { warnings, status, directions } = medicineSentences(
    {
      request: withMedicineConcept(request, asked.included),
      name: plain === undefined ? ownName : plainPart(plain),
      state: context.stateOf(request),
    },
    context,
  )
  // Directions of what is paused, suggested or over would read as if they were to be followed.
  const isFollowed =
    medicineGroup(request) === 'doNotTake' ||
    directionsStatusOf(request, context.status.died !== undefined) === 'followed'
  return {
    sentences: [...warnings.flatMap(({ sentences }) => sentences), ...status, ...(isFollowed ? directions : [])],
    records: requests,
  }
}

/** The name of a coded value in plain words, or the record's own in quotation marks. */
function conceptPart(concept: unknown, { messages, nameOf }: AnswerContext): readonly OpeningPart[] {
  const shown = showTranslatedConcept(concept, messages.format)
  if (shown?.kind === 'text') return [quotePart(shown.text, shown.language)]
  if (shown?.kind !== 'concept') return []
  const found = nameOf({ text: shown.text, codings: shown.codings })
  return [found?.isWhole === true ? leadPart(inSentence(withoutExplanation(found.name))) : quotePart(shown.text)]
}

/** A message around a list of parts. */
function around(message: (list: string) => string, parts: readonly OpeningPart[], { messages }: AnswerContext) {
  const [before = '', after = ''] = message(SLOT).split(SLOT)
  return { rule: 'answer', parts: [leadPart(before), ...listParts(parts, messages.format, leadPart), leadPart(after)] }
}

/** What a medicine was prescribed for. */
export const answerWhy: AnswerTopic = (topic, _question, context) => {
  const { messages } = context
  const requests = relevant(requestsOf(topic)).filter((request) => medicineGroup(request) !== 'doNotTake')
  const [request] = requests
  const conditions = context.asked.recordsOf('Condition')
  const reasons = request
    ? conditionsOfRequest(request, conditions).flatMap(({ code }) => conceptPart(code, context))
    : []
  if (requests.length !== 1 || reasons.length === 0) return { reason: 'noPurpose', records: requestsOf(topic) }
  return { sentences: [around(messages.find.answers.prescribedFor, reasons, context)], records: requests }
}

const isOrder = (request: Request): boolean => displayedRequestKind(request) === 'ordered'

/** The name of the person who wrote a prescription; undefined for the patient and for a reference without a name. */
function prescriberOf(request: Request, { nameOfReference }: AnswerContext): string | undefined {
  const shown = referenceOf(request.requester)
  const parsed = parseReference(shown?.reference ?? '')
  const type = shown?.type ?? (parsed && 'type' in parsed ? parsed.type : undefined) ?? ''
  if (shown === undefined || ['Patient', 'RelatedPerson', 'Device'].includes(type)) return undefined
  return shown.display ?? (shown.reference === undefined ? undefined : nameOfReference(shown.reference, request))
}

/** What forbids a medicine or became of its prescription comes before any other answer about it. */
const warningsOf = (request: Request, context: AnswerContext): readonly OpeningSentence[] => {
  const { warnings, status } = medicineSentences(
    {
      request: withMedicineConcept(request, context.asked.included),
      name: undefined,
      state: context.stateOf(request),
    },
    context,
  )
  return [...warnings.flatMap(({ sentences }) => sentences), ...status]
}

/** Who wrote the prescriptions of a medicine that matter now, and when. */
export const answerPrescriber: AnswerTopic = (topic, { span }, context) => {
  const { messages, status } = context
  const all = requestsOf(topic)
  const found = relevant(all).filter(isOrder)
  const written = found.map((request) => ({ request, who: prescriberOf(request, context) }))
  // One without a name would make the others look like all of them.
  if (span !== undefined || written.length === 0 || written.some(({ who }) => who === undefined))
    return { reason: span === undefined ? 'noPrescriber' : 'notUnderstood', records: all }
  const others = all.filter((request) => medicineGroup(request) === 'doNotTake')
  return {
    sentences: written.map(({ request, who = '' }) => {
      const date = sentenceDate(textOf(request.authoredOn), status.today, messages.format)
      return answerSentence(messages.find.answers.prescribedBy(who, date?.text, date?.isDay === true))
    }),
    records: [...others, ...found],
  }
}

/** The day of the first prescription of a medicine in the record, which may not be the first of all. */
export const answerSince: AnswerTopic = (topic, { span }, context) => {
  const { messages, status, missing } = context
  const all = requestsOf(topic)
  const taken = all.filter((request) => isOrder(request) || displayedRequestKind(request) === 'reported')
  const dated = taken.flatMap((request) => {
    const raw = textOf(request.authoredOn)
    return raw === undefined ? [] : [{ request, raw }]
  })
  const [first] = dated.toSorted((a, b) => a.raw.localeCompare(b.raw))
  if (span !== undefined) return { reason: 'notUnderstood', records: all }
  // An earlier one may be among those that are missing or have no date.
  if (first === undefined || dated.length < taken.length || missing.has('MedicationRequest'))
    return { reason: missing.has('MedicationRequest') ? 'notLoaded' : 'noStart', records: all }
  const date = sentenceDate(first.raw, status.today, messages.format)
  if (date === undefined) return { reason: 'noStart', records: all }
  const [current = first.request] = relevant(all)
  return {
    sentences: [
      ...warningsOf(current, context),
      answerSentence(messages.find.answers.firstPrescription(date.text, date.isDay)),
    ],
    records: [...new Set([...relevant(all), first.request])],
  }
}

/** Current prescriptions that may be stated, and orders not to take something. */
export function currentRequests({ asked, status }: AnswerContext): readonly Request[] {
  const requests = recordsUsableFor('newest', asked.recordsOf('MedicationRequest'), status)
  return requests.filter((request) => rankOf(request) <= 1).toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** The current prescriptions for a condition, by the reason that they give. */
export const answerTaking: AnswerTopic = (topic, question, context) => {
  const { asked, messages } = context
  const current = currentRequests(context).filter((request) => medicineGroup(request) === 'current')
  if (context.status.died !== undefined || question.span !== undefined)
    return { reason: 'notUnderstood', records: asked.recordsOf('MedicationRequest') }
  const conditions = asked.recordsOf('Condition')
  const codes = new Set(topic.records.map((record) => JSON.stringify(record['code'])))
  const isFor = (request: Request): boolean =>
    conditionsOfRequest(request, conditions).some(
      (condition) => topic.records.includes(condition) || codes.has(JSON.stringify(condition.code)),
    )
  const found = current.filter(isFor)
  // What must not be taken because of the condition, and what is paused or suggested for it.
  const others = relevant(
    asked
      .recordsOf('MedicationRequest')
      .filter(isFor)
      .toSorted((a, b) => rankOf(a) - rankOf(b)),
  ).filter((request) => !current.includes(request) && !assertionOf(request, context.status).reasons.includes('mistake'))
  if (found.length === 0) return { reason: 'noMedicine', records: [...others, ...current] }
  const withoutReason = current.filter(
    ({ reasonReference, reasonCode }) => listOf(reasonReference).length + listOf(reasonCode).length === 0,
  ).length
  const words = messages.find.answers
  const name = conceptPart(topic.records[0]['code'], context)
  return {
    sentences: [
      around((reason) => words.taking(found.length, reason), name, context),
      ...(withoutReason > 0 ? [answerSentence(words.withoutReason(withoutReason))] : []),
    ],
    records: [...others.filter((request) => medicineGroup(request) === 'doNotTake'), ...found],
  }
}

/** Everything that is prescribed now. */
export function answerMedicines(context: AnswerContext): Finding {
  const requests = currentRequests(context)
  const current = requests.filter((request) => medicineGroup(request) === 'current').length
  return requests.length === 0 || context.status.died !== undefined
    ? { reason: 'nothingListed', records: context.asked.recordsOf('MedicationRequest') }
    : { sentences: [answerSentence(context.messages.find.answers.medicines(current))], records: requests }
}
