import { objectsOf } from '../../lib/json'
import { referencedId } from '../../fhir/reference'
import { describe } from '../../resources/registry'
import type { Latest } from './latest-results'
import type { Resource } from '../../fhir/resource'

export interface ResultGroup {
  /** The test or panel that was reported; undefined for results that stand in no report. */
  readonly name: string | undefined
  readonly results: readonly Latest[]
}

/** The name of the report that each result stands in, by the id of the result; of several, the one that tells most of them together. */
function reportNames(reports: readonly Resource[]): ReadonlyMap<string, string> {
  const names = new Map<string, { readonly name: string; readonly size: number }>()
  for (const report of reports) {
    const name = describe('DiagnosticReport').title(report)
    const ids = objectsOf(report['result']).flatMap((result) => referencedId(result, 'Observation') ?? [])
    if (name === undefined) continue
    for (const id of ids) if ((names.get(id)?.size ?? 0) < ids.length) names.set(id, { name, size: ids.length })
  }
  return new Map([...names].map(([id, { name }]) => [id, name]))
}

/** Results under the name of the report that brought them, in the order in which they come; those in no report last. */
export function byReport(results: readonly Latest[], reports: readonly Resource[]): readonly ResultGroup[] {
  const names = reportNames(reports)
  const groups = new Map<string | undefined, Latest[]>()
  for (const result of results) {
    const name = names.get(result.reading.observation.id ?? '')
    const known = groups.get(name)
    if (known) known.push(result)
    else groups.set(name, [result])
  }
  return [...groups]
    .map(([name, own]) => ({ name, results: own }))
    .sort((a, b) => Number(a.name === undefined) - Number(b.name === undefined))
}

/** The reports that name each result, by the result's id; a result may stand in several. */
export function reportsByResult(reports: readonly Resource[]): ReadonlyMap<string, readonly Resource[]> {
  const byResult = new Map<string, Resource[]>()
  for (const report of reports) {
    for (const id of new Set(objectsOf(report['result']).map((result) => referencedId(result, 'Observation')))) {
      if (id === undefined) continue
      const known = byResult.get(id)
      if (known) known.push(report)
      else byResult.set(id, [report])
    }
  }
  return byResult
}
