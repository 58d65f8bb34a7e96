import { objectsOf } from '../../lib/json'
import { memoizeByObject } from '../../lib/memoize'
import { referencedId } from '../../fhir/reference'
import { descriptorOf } from '../../resources/descriptors'
import type { ObservationReading } from './result-reading'
import type { ResourceOf } from '../../fhir/resource'
import type { FormatContext } from '../../i18n/format-context'

interface Reported {
  readonly reading: ObservationReading
}

interface ResultGroup<R> {
  /** The test or panel of the report; undefined for results in no report. */
  readonly name: string | undefined
  readonly results: readonly R[]
}

/** The name of each result's report, by the id of the result; of several reports the one with the most results. */
function reportNames(
  reports: readonly ResourceOf<'DiagnosticReport'>[],
  format: FormatContext,
): ReadonlyMap<string, string> {
  const names = new Map<string, { readonly name: string; readonly size: number }>()
  for (const report of reports) {
    const name = descriptorOf('DiagnosticReport').title(report, format)
    const ids = objectsOf(report.result).flatMap((result) => referencedId(result, 'Observation') ?? [])
    if (name === undefined) continue
    for (const id of ids) if ((names.get(id)?.size ?? 0) < ids.length) names.set(id, { name, size: ids.length })
  }
  return new Map([...names].map(([id, { name }]) => [id, name]))
}

/** Groups results by the name of their report, in the order of the list; those in no report last. */
export function groupResultsByReport<R extends Reported>(
  results: readonly R[],
  reports: readonly ResourceOf<'DiagnosticReport'>[],
  format: FormatContext,
): readonly ResultGroup<R>[] {
  const names = reportNames(reports, format)
  const groups = new Map<string | undefined, R[]>()
  for (const result of results) {
    const name = names.get(result.reading.observation.id ?? '')
    const known = groups.get(name)
    if (known) known.push(result)
    else groups.set(name, [result])
  }
  return [...groups]
    .map(([name, results]) => ({ name, results }))
    .sort((a, b) => Number(a.name === undefined) - Number(b.name === undefined))
}

type Reports = readonly ResourceOf<'DiagnosticReport'>[]

/** The reports of each result, by the result's id; a result may be in several. Memoized. */
export const reportsByResult = memoizeByObject((reports: Reports): ReadonlyMap<string, Reports> => {
  const byResult = new Map<string, ResourceOf<'DiagnosticReport'>[]>()
  for (const report of reports) {
    for (const id of new Set(objectsOf(report.result).map((result) => referencedId(result, 'Observation')))) {
      if (id === undefined) continue
      const known = byResult.get(id)
      if (known) known.push(report)
      else byResult.set(id, [report])
    }
  }
  return byResult
})
