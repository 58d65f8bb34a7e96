import { conceptDisplay } from '../fhir/concept'
import { medicineGroup } from '../clinical/medications/medicine-groups'
import { formatDay } from '../fhir/format-date'
import { shownDay, shownYear } from '../fhir/shown-day'
import { listOf } from '../lib/json'
import { descriptorOf } from '../resources/descriptors'
import { isMaskedRecord } from '../resources/masking'
import { requestKind } from '../resources/request-kind'
import { glanceOf, rowDate } from './glance-of'
import { namedByParts } from './named-by-parts'
import { appText, phraseOf, quotedText } from './text'
import type { MedicineState } from '../clinical/medications/medicine-state'
import type { StatusKey } from '../clinical/status/record-status'
import type { ResourceOf } from '../fhir/resource'
import type { RecordPageMessages } from '../i18n/types'
import type { Glance, GlanceDate, GlancePhrase } from './glance'
import type { GlanceContext } from './glance-context'

type Request = ResourceOf<'MedicationRequest'>
type Texts = RecordPageMessages['views']['medicineList']

interface ListedMedicine {
  readonly state: MedicineState
  /** How many current prescriptions have this name. */
  readonly timesListed: number
}

const warning = (text: string): GlancePhrase => phraseOf(appText(text), 'warn')

/** What forbids the medicine, or calls for a pharmacist. */
function stopPhrases({ isContradicted, recalled }: MedicineState, context: GlanceContext, texts: Texts) {
  const { messages, audience } = context
  return [
    ...(isContradicted ? [phraseOf(appText(messages.views.summary.alsoDoNotTake({ audience })), 'stop')] : []),
    ...(recalled.length > 0 ? [phraseOf(appText(texts.recalledFill({ audience })), 'stop')] : []),
  ]
}

/** Why a prescription that is listed as current may not be. */
function doubtPhrases(request: Request, state: MedicineState, context: GlanceContext, texts: Texts) {
  const { doubts } = texts
  const { expiredOn, isOver, supply, refills, isOld } = state
  const dayOf = (raw: string): string => rowDate(raw, context)?.text.text ?? raw
  if (expiredOn !== undefined) return [warning(doubts.expired(dayOf(expiredOn)))]
  if (isOver) return [warning(doubts.over)]
  if (supply?.isPast === true) return [warning(doubts.supplyEnded(dayOf(supply.until), refills?.left === 0))]
  const year = isOld ? shownYear(descriptorOf('MedicationRequest').date(request)?.raw ?? '') : undefined
  if (isOld) return [warning(year === undefined ? doubts.oldUndated : doubts.old(year))]
  return []
}

/** Until when the supply lasts, or when a medicine was reported. */
function quietDate(request: Request, { supply }: MedicineState, context: GlanceContext, texts: Texts) {
  if (supply !== undefined) {
    const day = rowDate(supply.until, context)
    return day && { ...day, text: appText(texts.supplyUntil(day.text.text)) }
  }
  if (requestKind(request) !== 'reported') return undefined
  const raw = shownDay(descriptorOf('MedicationRequest').date(request)?.raw ?? '')?.slice(0, 7)
  return raw === undefined
    ? undefined
    : { text: appText(formatDay(raw, { format: context.messages.format, style: 'patient' })), raw }
}

const statedHere: readonly StatusKey[] = [
  'MedicationRequest.recalled',
  'MedicationRequest.expired',
  'MedicationRequest.outOfDate',
  'MedicationRequest.onHold',
  'MedicationRequest.reported',
]

/** The statuses that the row says in other words; one whose reason is not known to the page stays. */
const impliedBy = ({ recalled, expiredOn, isOver }: MedicineState): readonly StatusKey[] =>
  statedHere.filter(
    (key) =>
      (key !== 'MedicationRequest.recalled' || recalled.length > 0) &&
      (key !== 'MedicationRequest.expired' || expiredOn !== undefined) &&
      (key !== 'MedicationRequest.outOfDate' || isOver),
  )

/** Why a prescription is paused or has ended, as written. */
const reasonPhrases = ({ statusReason }: ResourceOf<'MedicationRequest'>): readonly GlancePhrase[] =>
  listOf(statusReason).flatMap((reason) => {
    const words = conceptDisplay(reason)
    return words === undefined ? [] : [phraseOf(quotedText(words))]
  })

/** The status of a prescription in the words of the list. */
function ownPhrases(request: Request, context: GlanceContext, texts: Texts): readonly GlancePhrase[] {
  if (context.status.died !== undefined) return []
  if (medicineGroup(request) === 'paused') return [phraseOf(appText(texts.paused), 'wait')]
  const isReported = requestKind(request) === 'reported' && medicineGroup(request) === 'current'
  return isReported ? [phraseOf(appText(texts.reported), 'in')] : []
}

/**
 * The row of a prescription in the list of medicines: what forbids it, its directions, then what speaks against it, else until when the supply lasts.
 * There are no directions where another order forbids it.
 */
export function medicineListGlance(
  request: Request,
  context: GlanceContext,
  { state, timesListed }: ListedMedicine,
  texts: Texts,
): Glance {
  const { date, ...row } = glanceOf(request, {
    ...context,
    impliedStatuses: [...context.impliedStatuses, ...impliedBy(state)],
  })
  if (isMaskedRecord(request)) return row
  const { messages } = context
  const isFollowed = medicineGroup(request) === 'current' && context.status.died === undefined
  const [recalled] = messages.assertions.recalled
  const phrases = row.phrases.filter(({ text }) => state.recalled.length === 0 || text.text !== recalled)
  const written = [...phrases.filter(({ tone }) => tone === undefined), ...reasonPhrases(request)]
  const hasNoDirections = isFollowed && listOf(request.dosageInstruction).length === 0
  const directions = hasNoDirections ? [phraseOf(appText(texts.noDirections)), ...written] : written
  const shown = state.isContradicted ? [] : directions
  const doubts = [
    ...doubtPhrases(request, state, context, texts),
    ...phrases.filter(({ tone }) => tone === 'warn'),
    ...(timesListed > 1 ? [warning(texts.timesListed(timesListed))] : []),
  ]
  const others = [
    ...ownPhrases(request, context, texts),
    ...phrases.filter(({ tone }) => tone !== undefined && tone !== 'stop' && tone !== 'warn'),
  ]
  // When a paused medicine was prescribed does not say since when it is paused.
  const dateUnlessPaused = medicineGroup(request) === 'paused' ? undefined : date
  const quiet: GlanceDate | undefined = isFollowed ? quietDate(request, state, context, texts) : dateUnlessPaused
  const isDoubtful = doubts.length > 0 || state.isContradicted
  return {
    ...row,
    ...namedByParts(row),
    phrases: [
      ...stopPhrases(state, context, texts),
      ...phrases.filter(({ tone }) => tone === 'stop'),
      ...(isFollowed ? [...shown, ...doubts, ...others] : [...doubts, ...others, ...shown]),
    ],
    ...(quiet === undefined || (isFollowed && isDoubtful) ? {} : { date: quiet }),
  }
}
