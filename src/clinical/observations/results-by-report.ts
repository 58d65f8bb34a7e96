import { objectsOf } from '../../lib/json'
import { memoizeByObject } from '../../lib/memoize'
import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
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

/** The name of each result's report, by the key of the result; of several reports the one with the most results. */
function reportNames(
  reports: readonly ResourceOf<'DiagnosticReport'>[],
  format: FormatContext,
): ReadonlyMap<string, string> {
  const names = new Map<string, { readonly name: string; readonly size: number }>()
  for (const report of reports) {
    const name = descriptorOf('DiagnosticReport').title(report, format)
    const keys = objectsOf(report.result).flatMap((result) => referencedKey(report, result, 'Observation') ?? [])
    if (name === undefined) continue
    for (const key of keys) if ((names.get(key)?.size ?? 0) < keys.length) names.set(key, { name, size: keys.length })
  }
  return new Map([...names].map(([key, { name }]) => [key, name]))
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
    const name = names.get(recordKey(result.reading.observation))
    const known = groups.get(name)
    if (known) known.push(result)
    else groups.set(name, [result])
  }
  return [...groups]
    .map(([name, results]) => ({ name, results }))
    .sort((a, b) => Number(a.name === undefined) - Number(b.name === undefined))
}

type Reports = readonly ResourceOf<'DiagnosticReport'>[]

/** The reports of each result, by the key of the result; a result may be in several. Memoized. */
export const reportsByResult = memoizeByObject((reports: Reports): ReadonlyMap<string, Reports> => {
  const byResult = new Map<string, ResourceOf<'DiagnosticReport'>[]>()
  for (const report of reports) {
    for (const key of new Set(objectsOf(report.result).map((result) => referencedKey(report, result, 'Observation')))) {
      if (key === undefined) continue
      const known = byResult.get(key)
      if (known) known.push(report)
      else byResult.set(key, [report])
    }
  }
  return byResult
})
