import { parsePartialDate } from '../../fhir/partial-date'
import { describe } from '../../resources/registry'
import type { Resource } from '../../fhir/resource'

/** Prescriptions by the year they were written, in the given order; those without a readable date last, with no year. */
export function byYear<R extends Resource>(
  requests: readonly R[],
): readonly { readonly year: string | undefined; readonly requests: readonly R[] }[] {
  const years = new Map<string | undefined, R[]>()
  for (const request of requests) {
    const date = parsePartialDate(describe('MedicationRequest').date(request)?.raw ?? '')
    const year = date && String(date.year)
    years.set(year, [...(years.get(year) ?? []), request])
  }
  const undated = years.get(undefined)
  years.delete(undefined)
  return [
    ...[...years].map(([year, own]) => ({ year, requests: own })),
    ...(undated ? [{ year: undefined, requests: undated }] : []),
  ]
}
