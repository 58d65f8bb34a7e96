import { conceptDisplay } from '../../fhir/concept'
import { objectsOf, textOf } from '../../lib/json'
import { addDays, daysBetween, toDay, type Day } from '../../fhir/day'
import { shownDay } from '../../fhir/shown-day'
import { referencedId } from '../../fhir/reference'
import { durationInDays } from './course'
import type { UsableFor } from '../assertion/assertion'
import type { ResourceOf } from '../../fhir/resource'

/** Fills by the prescription they belong to. */
export interface FillsByRequest<D> {
  /** By the id of the prescription that they refer to. */
  readonly byRequest: ReadonlyMap<string, readonly D[]>
  /** Fills without a reference, by the id of the only prescription for the same medicine. */
  readonly bySameMedicine: ReadonlyMap<string, readonly D[]>
  /** All others: without a prescription in the record, or with several candidates. */
  readonly other: readonly D[]
}

function add<D>(map: Map<string, D[]>, id: string, fill: D): void {
  map.set(id, [...(map.get(id) ?? []), fill])
}

/** Joins fills with prescriptions; every fill is in the result at least once. `keyOf` identifies the medicine. */
export function joinFills<D extends ResourceOf<'MedicationDispense'>, R extends ResourceOf<'MedicationRequest'>>(
  fills: readonly D[],
  requests: readonly R[],
  keyOf: (record: D | R) => string | undefined,
): FillsByRequest<D> {
  const known = new Set(requests.flatMap(({ id }) => id ?? []))
  const byMedicine = new Map<string, string[]>()
  for (const request of requests) {
    const key = keyOf(request)
    if (key !== undefined && request.id !== undefined) add(byMedicine, key, request.id)
  }
  const [byRequest, bySameMedicine, other] = [new Map<string, D[]>(), new Map<string, D[]>(), new Array<D>()]
  for (const fill of fills) {
    const references = objectsOf(fill.authorizingPrescription)
    const named = references
      .flatMap((reference) => referencedId(reference, 'MedicationRequest') ?? [])
      .filter((id) => known.has(id))
    for (const id of new Set(named)) add(byRequest, id, fill)
    if (named.length > 0) continue
    const same = references.length === 0 ? (byMedicine.get(keyOf(fill) ?? '') ?? []) : []
    if (same.length === 1 && same[0] !== undefined) add(bySameMedicine, same[0], fill)
    else other.push(fill)
  }
  return { byRequest, bySameMedicine, other }
}

/** The fills of a prescription, by their reference or by the same medicine. */
export const fillsOfRequest = <D>(
  { byRequest, bySameMedicine }: FillsByRequest<D>,
  { id = '' }: ResourceOf<'MedicationRequest'>,
): readonly D[] => [...(byRequest.get(id) ?? []), ...(bySameMedicine.get(id) ?? [])]

/** True for a fill that was handed to the person; never for a cancelled one or one entered in error. */
export function isFilled(fill: ResourceOf<'MedicationDispense'>): boolean {
  return fill.status === 'completed'
}

/** When a fill was handed over, else prepared, as sent. */
export function fillDate(
  fill: ResourceOf<'MedicationDispense'>,
): { readonly raw: string; readonly handedOver: boolean } | undefined {
  const [handed, prepared] = [textOf(fill.whenHandedOver), textOf(fill.whenPrepared)]
  if (handed !== undefined) return { raw: handed, handedOver: true }
  return prepared === undefined ? undefined : { raw: prepared, handedOver: false }
}

const recalledPattern =
  /\brecall(?:ed|s)?\b|\bretirad[oa]s? (?:del mercado|por el fabricante)\b|\bretiro del mercado\b/i
const notRecalledPattern = /\b(?:not|no longer|never) (?:been )?recalled\b|\bno recalls?\b/i

function recallText(fill: ResourceOf<'MedicationDispense'>): string | undefined {
  if (fill.status === 'entered-in-error') return undefined
  const texts = [
    conceptDisplay(fill.statusReasonCodeableConcept),
    ...objectsOf(fill.note).map(({ text }) => textOf(text)),
  ]
  return texts.find((text) => text !== undefined && recalledPattern.test(text) && !notRecalledPattern.test(text))
}

/** True when a fill is marked as recalled. */
export const isMarkedRecalled = (fill: ResourceOf<'MedicationDispense'>): boolean => recallText(fill) !== undefined

/** Fills marked as recalled, with the text that says so; R4 has no code for it. */
export function recalledFills<D extends ResourceOf<'MedicationDispense'>>(
  fills: readonly D[],
): readonly { readonly fill: D; readonly reason: string }[] {
  return fills.flatMap((fill) => {
    const reason = recallText(fill)
    return reason === undefined ? [] : [{ fill, reason }]
  })
}

export interface FillSupply {
  readonly raw: string
  readonly days: number | undefined
  /** The day on which it runs out when taken as directed; undefined when the record is not precise enough. */
  readonly until: Day | undefined
}

/** The newest fill that was handed over, and how long it lasts; `fills` are sorted newest first. */
export function lastSupply(
  fills: readonly UsableFor<'newest', ResourceOf<'MedicationDispense'>>[],
): FillSupply | undefined {
  for (const fill of fills.filter(isFilled)) {
    const raw = fillDate(fill)?.raw
    const shown = raw === undefined ? undefined : shownDay(raw)
    if (raw === undefined || shown === undefined) continue
    const [day, days] = [toDay(shown), durationInDays(fill.daysSupply)]
    return { raw, days, until: day && days !== undefined ? addDays(day, days) : undefined }
  }
  return undefined
}

/** The share of a supply, from 0 to 1, that should be left on a day; undefined without an end date. */
export function remainingSupply({ days, until }: FillSupply, day: Day): number | undefined {
  if (days === undefined || until === undefined || days < 1) return undefined
  return Math.min(1, Math.max(0, daysBetween(day, until) / Math.floor(days)))
}
