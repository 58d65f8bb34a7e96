import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
import { objectsOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

/** Fills by the prescription they belong to. */
export interface FillsByRequest<D> {
  /** By the key of the prescription that they refer to. */
  readonly byRequest: ReadonlyMap<string, readonly D[]>
  /** Fills without a reference, by the key of the only prescription for the same medicine. */
  readonly bySameMedicine: ReadonlyMap<string, readonly D[]>
  /** All others: without a prescription in the record, or with several candidates. */
  readonly other: readonly D[]
}

function add<D>(map: Map<string, D[]>, key: string, fill: D): void {
  map.set(key, [...(map.get(key) ?? []), fill])
}

/** Joins fills with prescriptions; every fill is in the result at least once. `keyOf` identifies the medicine. */
export function joinFills<D extends ResourceOf<'MedicationDispense'>, R extends ResourceOf<'MedicationRequest'>>(
  fills: readonly D[],
  requests: readonly R[],
  keyOf: (record: D | R) => string | undefined,
): FillsByRequest<D> {
  const known = new Set(requests.map(recordKey))
  const byMedicine = new Map<string, string[]>()
  for (const request of requests) {
    const key = keyOf(request)
    if (key !== undefined && request.id !== undefined) add(byMedicine, key, recordKey(request))
  }
  const [byRequest, bySameMedicine, other] = [new Map<string, D[]>(), new Map<string, D[]>(), new Array<D>()]
  for (const fill of fills) {
    const references = objectsOf(fill.authorizingPrescription)
    const named = references
      .flatMap((reference) => referencedKey(fill, reference, 'MedicationRequest') ?? [])
      .filter((key) => known.has(key))
    for (const key of new Set(named)) add(byRequest, key, fill)
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
  request: ResourceOf<'MedicationRequest'>,
): readonly D[] => [...(byRequest.get(recordKey(request)) ?? []), ...(bySameMedicine.get(recordKey(request)) ?? [])]
