import { shownYear } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import type { Resource } from '../../fhir/resource'

/** Groups prescriptions by the year they were written, in the order of the list; those without a readable date last. */
export function groupByYear<R extends Resource>(
  requests: readonly R[],
): readonly { readonly year: string | undefined; readonly requests: readonly R[] }[] {
  const years = new Map<string | undefined, R[]>()
  for (const request of requests) {
    const year = shownYear(descriptorOf('MedicationRequest').date(request)?.raw ?? '')
    years.set(year, [...(years.get(year) ?? []), request])
  }
  const undated = years.get(undefined)
  years.delete(undefined)
  return [
    ...[...years].map(([year, ofYear]) => ({ year, requests: ofYear })),
    ...(undated ? [{ year: undefined, requests: undated }] : []),
  ]
}
