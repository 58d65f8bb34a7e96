import { directionsOf, directionsText, writtenValue, type Directions } from '../fhir/dosage'
import { conceptDisplay, codingsOf } from '../fhir/concept'
import { joinSentences } from '../fhir/sentences'
import { isObject, listOf, membersOf, objectsOf, textOf, type Json } from '../lib/json'
import type { DisplayValue } from '../fhir/display-value'
import type { FormatContext } from '../i18n/format-context'
import type { Resource, ResourceOf } from '../fhir/resource'

/** One Dosage of a prescription, in the order in which it applies. */
export interface DosageStep {
  /** As sent: a Dosage, or an unreadable value. */
  readonly dosage: unknown
  readonly directions: Directions | undefined
  /** It applies after the one before it, not together with it. */
  readonly isNext: boolean
}

/** The record's words for the medicine, which may name its form: of its concept, or of a contained Medication. */
export function medicineWords({ medicationCodeableConcept, contained }: Resource): string {
  const concepts = [medicationCodeableConcept, ...objectsOf(contained).flatMap(({ code, form }) => [code, form])]
  return concepts
    .flatMap((concept) => [conceptDisplay(concept), ...codingsOf(concept).map(({ display }) => display)])
    .filter((words) => words !== undefined)
    .join(' ')
}

const repeatOf = (dosage: Json): Json => membersOf(membersOf(dosage['timing'])['repeat'])
const periodOf = (dosage: Json): Json => membersOf(repeatOf(dosage)['boundsPeriod'])

/** Words at the start of directions that follow others. */
const NEXT = /^(?:and )?(?:then|after that|afterwards|luego|después|despues|entonces)\b/i

/** True for a Dosage that applies after the one before it: a higher sequence (R4 Dosage.sequence), a period that begins when the other has ended, or words that say so. */
function isAfter(dosage: Json, before: Json): boolean {
  const [sequence, earlier] = [dosage['sequence'], before['sequence']]
  if (typeof sequence === 'number' && typeof earlier === 'number') return sequence > earlier
  const [start, end] = [textOf(periodOf(dosage)['start']), textOf(periodOf(before)['end'])]
  return (start !== undefined && end !== undefined && start >= end) || NEXT.test(textOf(dosage['text']) ?? '')
}

/** Sorts by a number or text that every Dosage has; otherwise they stay as sent. */
function inOrder(dosages: readonly unknown[]): readonly unknown[] {
  for (const keyOf of [
    (dosage: Json) => dosage['sequence'],
    (dosage: Json) => (periodOf(dosage)['end'] === undefined ? undefined : periodOf(dosage)['start']),
  ]) {
    const keys = dosages.map((dosage) => (isObject(dosage) ? keyOf(dosage) : undefined))
    const [first] = keys
    if ((typeof first === 'number' || typeof first === 'string') && keys.every((key) => typeof key === typeof first))
      return dosages
        .map((dosage, index) => [dosage, keys[index] as string | number] as const)
        .toSorted(([, a], [, b]) => (a < b ? -1 : Number(a > b)))
        .map(([dosage]) => dosage)
  }
  return dosages
}

/** The directions of a prescription or fill, in the order in which they apply. */
export function dosageSteps(record: Resource, format: FormatContext): readonly DosageStep[] {
  const words = medicineWords(record)
  return inOrder(listOf(record['dosageInstruction'])).map((dosage, index, all) => {
    const before = all[index - 1]
    return {
      dosage,
      directions: directionsOf(dosage, format, words),
      isNext: isObject(dosage) && isObject(before) && isAfter(dosage, before),
    }
  })
}

/** True when the directions follow each other, so that not all of them apply today. */
export const isStepwise = (steps: readonly DosageStep[]): boolean => steps.some(({ isNext }) => isNext)

/** The word before a step that follows another; empty where there is none, or the directions begin with it. */
export const stepPrefix = ({ isNext, directions }: DosageStep, format: FormatContext): string =>
  isNext && !NEXT.test(directions?.text ?? '') ? format.dosage.then : ''

/** Steps that follow each other on one line. */
export const stepsText = (steps: readonly DosageStep[], format: FormatContext): string =>
  joinSentences(steps.map((step) => stepText(step, format)))

/** A step on one line. */
export const stepText = (step: DosageStep, format: FormatContext): string =>
  [stepPrefix(step, format), step.directions ? directionsText(step.directions, format) : format.dosage.unread]
    .filter((part) => part !== '')
    .join(' ')

/** An order not to take a medicine, as written, after a sentence in the reader's language where it is in another one: nothing is composed for it. */
export function forbiddenDirections({ directions }: DosageStep, format: FormatContext): readonly DisplayValue[] {
  const written = directions && (directions.written ?? (directions.source === 'composed' ? undefined : directions))
  if (!written) return []
  return [
    ...(written.language === undefined ? [] : [{ kind: 'text', text: format.dosage.doNotTake } as const]),
    writtenValue(written, format),
  ]
}

/** The text of an order not to take a medicine, which may name further medicines. Coded dosage is ignored: as a sentence it would read like directions to take it. */
export const orderTexts = ({ dosageInstruction }: ResourceOf<'MedicationRequest'>): readonly string[] =>
  objectsOf(dosageInstruction).flatMap(
    ({ text, patientInstruction }) => textOf(text) ?? textOf(patientInstruction) ?? [],
  )
