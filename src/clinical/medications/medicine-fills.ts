import { conceptText } from '../../fhir/concept'
import { objectsOf, textOf } from '../../lib/json'
import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { referencedId } from '../../fhir/reference'
import { durationInDays } from './medicine-groups'
import type { MedicationDispense, MedicationRequest } from 'fhir/r4'

/** The fills of a record by the prescription they belong to. */
export interface Fills<D> {
  /** By the id of the prescription that they name. */
  readonly byRequest: ReadonlyMap<string, readonly D[]>
  /** Fills that name no prescription, by the id of the only one for the same medicine. */
  readonly bySameMedicine: ReadonlyMap<string, readonly D[]>
  /** All others: they belong to no prescription of the record, or it is not certain to which. */
  readonly other: readonly D[]
}

function add<D>(map: Map<string, D[]>, id: string, fill: D): void {
  map.set(id, [...(map.get(id) ?? []), fill])
}

/** Joins fills with prescriptions; every fill is in at least one place. `keyOf` says what counts as the same medicine. */
export function joinFills<D extends MedicationDispense, R extends MedicationRequest>(
  fills: readonly D[],
  requests: readonly R[],
  keyOf: (record: D | R) => string | undefined,
): Fills<D> {
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

/** Fills that count as handed to the person; a cancelled or mistaken fill never does. */
export function isFilled(fill: MedicationDispense): boolean {
  return fill.status === 'completed'
}

/** When a fill was handed over, else prepared; as sent. */
export function fillDate(fill: MedicationDispense): { readonly raw: string; readonly handedOver: boolean } | undefined {
  const [handed, prepared] = [textOf(fill.whenHandedOver), textOf(fill.whenPrepared)]
  if (handed !== undefined) return { raw: handed, handedOver: true }
  return prepared === undefined ? undefined : { raw: prepared, handedOver: false }
}

const recalled = /\brecall(?:ed|s)?\b|\bretirad[oa]s? (?:del mercado|por el fabricante)\b|\bretiro del mercado\b/i
const notRecalled = /\b(?:not|no longer|never) (?:been )?recalled\b|\bno recalls?\b/i

/** Fills that the record says were recalled, with its words; R4 has no code for it. */
export function recallsOf<D extends MedicationDispense>(
  fills: readonly D[],
): readonly { readonly fill: D; readonly said: string }[] {
  return fills.flatMap((fill) => {
    if (fill.status === 'entered-in-error') return []
    const texts = [
      conceptText(fill.statusReasonCodeableConcept),
      ...objectsOf(fill.note).map(({ text }) => textOf(text)),
    ]
    const said = texts.find((text) => text !== undefined && recalled.test(text) && !notRecalled.test(text))
    return said === undefined ? [] : [{ fill, said }]
  })
}

export interface Supply {
  readonly raw: string
  readonly days: number | undefined
  /** The day on which it runs out when taken as written, as a FHIR date; undefined where the record is not that exact. */
  readonly until: string | undefined
}

/** The newest fill that was handed over, and how long it lasts; fills come newest first. */
export function lastSupply(fills: readonly MedicationDispense[]): Supply | undefined {
  for (const fill of fills.filter(isFilled)) {
    const raw = fillDate(fill)?.raw
    const date = raw === undefined ? undefined : parsePartialDate(raw)
    if (raw === undefined || !date) continue
    const days = durationInDays(fill.daysSupply)
    const exact = date.precision === 'day' || date.precision === 'instant'
    const { from } = dateInterval({ precision: 'day', year: date.year, month: date.month ?? 1, day: date.day ?? 1 })
    return {
      raw,
      days,
      until:
        days === undefined || !exact
          ? undefined
          : new Date(from + Math.floor(days) * 86_400_000).toISOString().slice(0, 10),
    }
  }
  return undefined
}

/** The share of a supply that should be left on a day (a FHIR date), from 0 to 1; undefined where the record does not say until when it lasts. */
export function supplyLeft({ days, until }: Supply, day: string): number | undefined {
  if (days === undefined || until === undefined || days < 1) return undefined
  const daysLeft = (Date.parse(until) - Date.parse(day)) / 86_400_000
  return Math.min(1, Math.max(0, daysLeft / Math.floor(days)))
}
