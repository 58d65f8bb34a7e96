import { conceptDisplay, firstCode } from '../../fhir/concept'
import { listOf } from '../../lib/json'
import { shownYear } from '../../fhir/shown-day'
import { dosageSteps, stepPrefix, type DosageStep } from '../../resources/request-directions'
import { requestKind } from '../../resources/request-kind'
import {
  leadPart,
  partsAround,
  plainPart,
  recordPart,
  quotePart,
  quoteSentence,
  sentenceDate,
  type OpeningPart,
  type OpeningSentence,
} from '../shared/opening-sentence'
import { formatStatus } from '../status/format-status'
import { isDoNotTakeStatus } from '../status/medication-request-status'
import { statusOf } from '../status/status-of'
import type { ResourceOf } from '../../fhir/resource'
import type { MessageAudience } from '../../i18n/audience'
import type { PageMessages } from '../../i18n/types'
import type { StatusContext, StatusKey } from '../status/record-status'
import type { MedicineState } from './medicine-state'

export interface MedicineFacts {
  /** With the words of its medicine (`withMedicineConcept`). */
  readonly request: ResourceOf<'MedicationRequest'>
  /** A plain name, or a quote of the record's own. */
  readonly name: OpeningPart | undefined
  readonly state: MedicineState
}

export interface MedicineSentenceContext {
  readonly messages: PageMessages
  readonly reader: MessageAudience
  readonly status: StatusContext
}

/** What a reader must know before the directions. */
export interface MedicineWarning {
  readonly tone: 'stop' | 'warn'
  readonly sentences: readonly OpeningSentence[]
  /** The supply has ended: whom to call. */
  readonly isSupply: boolean
}

export interface MedicineSentences {
  /** M1, M2, M5, M6, and M3 with M4 of a supply that has ended. */
  readonly warnings: readonly MedicineWarning[]
  /** M7 and M8. */
  readonly status: readonly OpeningSentence[]
  /** M3 and M4 of a supply that is not a warning. */
  readonly supply: readonly OpeningSentence[]
  /** D, one for each direction; words of an order not to take a medicine. */
  readonly directions: readonly OpeningSentence[]
}

type Parts = readonly OpeningPart[]

const sentence = (rule: string, parts: Parts): OpeningSentence => ({ rule, parts })
const lead = (rule: string, text: string): OpeningSentence => sentence(rule, [leadPart(text)])
const plain = (rule: string, text: string): OpeningSentence => sentence(rule, [plainPart(text)])
const warning = (tone: MedicineWarning['tone'], ...sentences: readonly OpeningSentence[]): MedicineWarning => ({
  tone,
  sentences,
  isSupply: false,
})

/** M1: an order not to take the medicine. */
function forbidding({ request, name }: MedicineFacts, context: MedicineSentenceContext): readonly MedicineWarning[] {
  const { messages, reader, status } = context
  if (!isDoNotTakeStatus(statusOf(request, status))) return []
  const { doNotTake } = messages.views.medicineSentences
  const parts = name
    ? partsAround((text) => doNotTake(text, reader), name, leadPart)
    : [leadPart(doNotTake(undefined, reader))]
  return [warning('stop', sentence('M1', parts))]
}

/** M2: another order forbids it, or a fill is recalled. */
function contradicting({ isContradicted, recalled }: MedicineState, { messages, reader }: MedicineSentenceContext) {
  const words = messages.views.medicineSentences
  const reasons = [...new Set(recalled.map(({ reason }) => reason))]
  return [
    ...(isContradicted ? [warning('stop', lead('M2', words.contradicted(reader)))] : []),
    ...reasons.map((reason) =>
      warning(
        'stop',
        sentence('M2', partsAround(words.recalled, quotePart(reason), leadPart)),
        lead('M2', words.callPharmacist(reader)),
      ),
    ),
  ]
}

/** M4: the refills that are left. */
function refills({ refills: known }: MedicineState, { messages }: MedicineSentenceContext): readonly string[] {
  const words = messages.views.medicineSentences
  if (known === undefined) return []
  return [known.left === 0 ? words.noRefills : words.refills(known.left)]
}

/** M5, M3 and M6: why a prescription that is listed as current may not be; the first that applies. */
function doubting({ request, state }: MedicineFacts, context: MedicineSentenceContext): readonly MedicineWarning[] {
  const { messages, reader, status } = context
  const words = messages.views.medicineSentences
  const dateOf = (raw: string) => sentenceDate(raw, status.today, messages.format)
  const { expiredOn, isOver, supply, isOld } = state
  if (expiredOn !== undefined || isOver) {
    const end = expiredOn === undefined ? undefined : dateOf(expiredOn)
    const text = end ? words.expired(end.text, end.isDay) : words.over
    return [warning('warn', lead('M5', text), plain('M5', words.askIfTaken(reader)))]
  }
  const ended = supply?.isPast === true ? dateOf(supply.until) : undefined
  if (ended !== undefined) {
    const left = refills(state, context).map((text) => lead('M4', text))
    return [
      {
        ...warning('warn', lead('M3', words.supplyEnded(ended.text, ended.isDay, reader)), ...left),
        isSupply: true,
      },
    ]
  }
  const year = isOld && typeof request.authoredOn === 'string' ? shownYear(request.authoredOn) : undefined
  return year === undefined
    ? []
    : [warning('warn', lead('M6', words.old(year)), plain('M6', words.askIfStillTaken(reader)))]
}

/** M3 and M4 where they are no warning. */
function supplying({ state }: MedicineFacts, context: MedicineSentenceContext): readonly OpeningSentence[] {
  const { messages, status } = context
  const { supply, expiredOn, isOver } = state
  // Refills of a prescription that has ended cannot be filled.
  if (expiredOn !== undefined || isOver || supply?.isPast === true) return []
  const until = supply && !supply.isPast ? sentenceDate(supply.until, status.today, messages.format) : undefined
  return [
    ...(until === undefined ? [] : [plain('M3', messages.views.medicineSentences.supplyUntil(until.text))]),
    ...refills(state, context).map((text) => plain('M4', text)),
  ]
}

/** Statuses in the words of M7; all others, unless they are plainly current, are said as in every list. */
const statusWords: Partial<Readonly<Record<StatusKey, 'paused' | 'suggested' | 'stopped' | 'completed'>>> = {
  'MedicationRequest.onHold': 'paused',
  'MedicationRequest.suggested': 'suggested',
  'MedicationRequest.stopped': 'stopped',
  'MedicationRequest.completed': 'completed',
}
/** Statuses that are plainly current, and those that a warning says. */
const unsaid: readonly StatusKey[] = [
  'MedicationRequest.current',
  'MedicationRequest.reported',
  'MedicationRequest.expired',
  'MedicationRequest.outOfDate',
  'MedicationRequest.recalled',
  'MedicationRequest.doNotTake',
]

/** M7, with its reason, and M8. */
function statusSentences({ request }: MedicineFacts, context: MedicineSentenceContext): readonly OpeningSentence[] {
  const { messages, reader, status } = context
  const words = messages.views.medicineSentences
  const found = statusOf(request, status)
  if (found === undefined) return []
  if (found.key === 'MedicationRequest.reported' || (unsaid.includes(found.key) && requestKind(request) === 'reported'))
    return [plain('M8', words.reported), plain('M8', words.notPrescribed)]
  if (unsaid.includes(found.key)) return []
  const key = statusWords[found.key]
  const text = key === undefined ? `${formatStatus(found, messages, reader.audience)}.` : words[key]
  const reasons = listOf(request.statusReason).flatMap((reason) => conceptDisplay(reason) ?? [])
  return [lead('M7', text), ...reasons.map((reason) => sentence('M7', quoteSentence(quotePart(reason))))]
}

/** One direction: as written, or composed from the data with the written words behind it. */
function directionParts(step: DosageStep, { messages, reader }: MedicineSentenceContext): Parts {
  const words = messages.views.medicineSentences
  const { directions } = step
  const before = stepPrefix(step, messages.format)
  const first = before === '' ? [] : [plainPart(`${before} `)]
  if (directions === undefined) return [...first, plainPart(words.unread(reader))]
  const { text, language, written } = directions
  if (language !== undefined) return [...first, quotePart(text, language)]
  const sentence = [...first, recordPart(text)]
  if (written === undefined) return sentence
  const quote = partsAround(words.written, quotePart(written.text, written.language))
  return [...sentence, plainPart(/[.!?…]$/.test(text.trim()) ? ' ' : '. '), ...quote]
}

/** D: the directions; nothing is composed for a medicine not to take. */
function directionSentences({ request }: MedicineFacts, context: MedicineSentenceContext): readonly OpeningSentence[] {
  const { messages } = context
  if (firstCode(request.status) === 'entered-in-error') return []
  const steps = dosageSteps(request, messages.format)
  if (requestKind(request) === 'not')
    return steps.flatMap(({ directions }) => {
      const written = directions?.written ?? (directions?.source === 'composed' ? undefined : directions)
      return written ? [sentence('D', [quotePart(written.text, written.language)])] : []
    })
  if (steps.length === 0) return [plain('D', messages.views.medicineSentences.noDirections)]
  return steps.map((step) => sentence('D', directionParts(step, context)))
}

/**
 * The sentences of the page of one medicine, by the rules M1 to M8 and D: what forbids it, what speaks against it, its status, its supply and its
 * directions. Words of the record are quoted. Nothing warns of a person who has died.
 */
export function medicineSentences(facts: MedicineFacts, context: MedicineSentenceContext): MedicineSentences {
  return {
    warnings: [...forbidding(facts, context), ...contradicting(facts.state, context), ...doubting(facts, context)],
    status: statusSentences(facts, context),
    supply: supplying(facts, context),
    directions: directionSentences(facts, context),
  }
}
