import { codingsOf, conceptDisplay, firstCode } from '../../fhir/concept'
import { isObject, listOf, membersOf, objectsOf, textOf, type Json } from '../../lib/json'
import { dosageElements, writtenTextsOf } from '../../fhir/dosage'
import { readerInterval } from '../../fhir/shown-day'
import { courseEnd, DAY_MS, endOfDate, mayBeOutOfDate, repeatOf, validUntil } from './course'
import { fillDate, isFilled } from './medicine-fills'
import { medicineGroup } from './medicine-groups'
import type { ResourceOf } from '../../fhir/resource'

/** Why a prescription that is listed as current is nothing to take today. */
type NotForTodayReason = 'over' | 'notBegun' | 'once' | 'byStaff' | 'expired' | 'old'

/** The first day of directions that all begin later, in milliseconds since 1970. */
function courseStart(request: ResourceOf<'MedicationRequest'>): number | undefined {
  const starts = listOf(request.dosageInstruction).map((dosage) => {
    const start = isObject(dosage) ? textOf(membersOf(repeatOf(dosage)['boundsPeriod'])['start']) : undefined
    return readerInterval(start ?? '')?.from
  })
  const known = starts.filter((start) => start !== undefined)
  return starts.length > 0 && known.length === starts.length ? Math.min(...known) : undefined
}

/** The elements of all directions, and their texts. */
const dosagesOf = (request: ResourceOf<'MedicationRequest'>): readonly (readonly [elements: Json, text: string])[] =>
  listOf(request.dosageInstruction)
    .filter(isObject)
    .map(
      (dosage) =>
        [
          dosageElements(dosage),
          writtenTextsOf(dosage)
            .map(({ text }) => text)
            .join(' '),
        ] as const,
    )

const OLD_AFTER_DAYS = 2 * 365

const wordsOf = (concept: unknown): string =>
  [conceptDisplay(concept), ...codingsOf(concept).flatMap(({ code, display }) => [code, display])].join(' ')

/** Routes that care staff use: into a vein, a muscle, the spine or a joint. SNOMED CT and HL7 v3 RouteOfAdministration codes, or words. */
const STAFF_ROUTE =
  /\b(?:47625008|78421000|72607000|404820008|12130007|417985001|IV|IVPB|IVP|IM|intravenous|intramuscular|intrathecal|epidural|intra-?articular|intravesical|infusion)\b/i
/** Words of directions or of a medicine for what care staff give; a self-injection pen or prefilled syringe is none. */
const STAFF_WORDS =
  /\b(?:IV|IVPB|IVP|IM|intravenous(?:ly)?|intramuscular(?:ly)?|intrathecal|by vein|into a vein|por vía intravenosa|infus(?:ion|e|ed)|m[cl]?g\/kg(?:\/min)?|m[lL]\/hr?)\b/i
const STAFF_NAME = /\b(?:intravenous|infusion|injection|injectable)\b/i
const SELF_INJECTED = /\b(?:pen|auto-?injector|prefilled|cartridge|insulin|subcutaneous)\b/i
/** One dose and no more: not "at once", "once a day" or "once daily". */
const ONE_TIME =
  /(?<!\bat )\bonce\b(?! (?:a|an|per|each|every|daily|nightly|weekly|monthly|in|at|before|after|with|on)\b)|\b(?:single|one)[- ](?:dose|time)\b|\b(?:dosis única|una sola (?:vez|dosis))\b/i

function isGivenByStaff(request: ResourceOf<'MedicationRequest'>): boolean {
  if (objectsOf(request.category).some((category) => firstCode(category) === 'inpatient')) return true
  const name = wordsOf(request.medicationCodeableConcept)
  const ofDosage = ([elements, text]: readonly [elements: Json, text: string]): boolean =>
    STAFF_ROUTE.test(wordsOf(elements['route'])) ||
    STAFF_WORDS.test(text) ||
    objectsOf(elements['doseAndRate']).some((dose) => Object.keys(dose).some((element) => element.startsWith('rate')))
  return (STAFF_NAME.test(name) && !SELF_INJECTED.test(name)) || dosagesOf(request).some(ofDosage)
}

function isOneTime(request: ResourceOf<'MedicationRequest'>): boolean {
  const dosages = dosagesOf(request)
  const ofDosage = ([elements, text]: readonly [elements: Json, text: string]): boolean => {
    const { count, countMax } = repeatOf(elements)
    return (count === 1 && countMax === undefined) || ONE_TIME.test(text)
  }
  return dosages.length > 0 && dosages.every(ofDosage)
}

/** The end of the newest fill that was handed over, in milliseconds since 1970. */
export function lastFilled(fills: readonly ResourceOf<'MedicationDispense'>[]): number | undefined {
  const dates = fills.filter(isFilled).flatMap((fill) => endOfDate(fillDate(fill)?.raw) ?? [])
  return dates.length === 0 ? undefined : Math.max(...dates)
}

/** True for a current prescription of more than two years ago without a fill since, and without an end that is still to come. `now` in milliseconds. */
export function isOldEntry(
  request: ResourceOf<'MedicationRequest'>,
  now: number,
  fills: readonly ResourceOf<'MedicationDispense'>[],
): boolean {
  const isOld = (time: number | undefined) => time !== undefined && time + OLD_AFTER_DAYS * DAY_MS <= now
  return (
    medicineGroup(request) === 'current' &&
    isOld(endOfDate(request.authoredOn)) &&
    !(Math.max(validUntil(request) ?? 0, courseEnd(request) ?? 0) > now) &&
    (lastFilled(fills) === undefined || isOld(lastFilled(fills)))
  )
}

/** Why a current prescription is nothing to take today; undefined where it may be. `now` in milliseconds. */
export function notForToday(
  request: ResourceOf<'MedicationRequest'>,
  now: number,
  fills: readonly ResourceOf<'MedicationDispense'>[],
): NotForTodayReason | undefined {
  const reasons: readonly (readonly [NotForTodayReason, boolean])[] = [
    ['byStaff', isGivenByStaff(request)],
    ['once', isOneTime(request)],
    ['over', (courseEnd(request) ?? Infinity) <= now],
    ['notBegun', (courseStart(request) ?? -Infinity) > now],
    ['expired', mayBeOutOfDate(request, now)],
    ['old', isOldEntry(request, now, fills)],
  ]
  return reasons.find(([, applies]) => applies)?.[0]
}

/** Reasons that leave open whether the medicine is taken; `unclear`: something else in the record may change what it means. */
export const DOUBTFUL_REASONS: readonly (NotForTodayReason | 'unclear' | undefined)[] = ['expired', 'old', 'unclear']

/** How often a prescription was filled beyond its first time, against how often it may be: true where none is left. */
export function hasNoRefillsLeft(
  request: ResourceOf<'MedicationRequest'>,
  ownFills: readonly ResourceOf<'MedicationDispense'>[],
): boolean {
  const allowed = membersOf(request.dispenseRequest)['numberOfRepeatsAllowed']
  return typeof allowed === 'number' && ownFills.filter(isFilled).length > allowed
}
