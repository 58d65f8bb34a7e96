import { jsonText } from '../../fhir/json'
import type { Resource } from '../../fhir/resource'
import { missingNotes } from './notes'
import { keyOf, type ExportSource } from './source'
import type { Speech } from './speech'

/** A note to whoever opens the file: where it comes from and what is not in it (R4 OperationOutcome). */
function readme(source: ExportSource, speech: Speech): Resource {
  const { about, complete } = speech.words.download.file
  const notes = missingNotes(source, speech)
  const issue = (severity: 'information' | 'warning', diagnostics: string) => ({
    severity,
    code: severity === 'warning' ? 'incomplete' : 'informational',
    diagnostics,
  })
  return {
    resourceType: 'OperationOutcome',
    id: 'about-this-file',
    issue: [
      issue('information', about(source.ehrName, source.madeAt)),
      ...(notes.length === 0 ? [issue('information', complete)] : notes.map((note) => issue('warning', note))),
    ],
  }
}

/** Each record once, by type and id; records without an id all stay. */
export function eachOnce(resources: readonly Resource[]): readonly Resource[] {
  const seen = new Set<string>()
  return resources.filter((resource) => {
    const key = keyOf(resource)
    if (key === undefined) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/**
 * A Bundle of type collection as JSON text: every record as received, digits included, mistakes too, after a note about the file.
 * References keep their meaning by the full URLs (R4 Bundle, resolving references).
 */
export function bundleText(source: ExportSource, speech: Speech): string {
  const records = eachOnce([
    ...(source.patient ? [source.patient] : []),
    ...source.parts.flatMap((part) => part.records),
    ...source.supporting,
  ])
  const entry = records.map((resource) => {
    const key = keyOf(resource)
    return { ...(key === undefined ? {} : { fullUrl: `${source.server}/${key}` }), resource }
  })
  return jsonText(
    {
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: source.madeAt,
      entry: [{ resource: readme(source, speech) }, ...entry],
    },
    2,
  )
}
