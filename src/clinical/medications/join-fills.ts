import { referencedId } from '../../fhir/reference'
import { objectsOf } from '../../lib/json'
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
