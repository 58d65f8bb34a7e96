import { stringifyLosslessJson } from '../../fhir/lossless-json'
import { originalOf } from '../../fhir/normalize-response'
import { recordKey } from '../../fhir/source'
import type { Resource } from '../../fhir/resource'
import { missingNotes } from './missing-notes'
import { referenceKeyOf, type ExportPart, type ExportSource } from './export-source'
import type { ExportContext } from './export-context'

/** What other parts of the records say against them: the records themselves are in the file as received. */
const doubts = (records: readonly Resource[], context: ExportContext): readonly string[] =>
  records.flatMap((record) =>
    context.assertionTextsOf(record).map((text) => {
      const names = [referenceKeyOf(record) ?? record.resourceType, context.nameOf(record)]
      return `${names.filter((name) => name !== undefined).join(', ')}: ${text}`
    }),
  )

/** A note for the recipient of the file: its origin, what is missing and what is in doubt (R4 OperationOutcome). */
function aboutThisFile(source: ExportSource, records: readonly Resource[], context: ExportContext): Resource {
  const { about, complete } = context.messages.download.file
  const notes = missingNotes(source, context)
  const issue = (code: 'informational' | 'incomplete' | 'business-rule', diagnostics: string) => ({
    severity: code === 'informational' ? 'information' : 'warning',
    code,
    diagnostics,
  })
  return {
    resourceType: 'OperationOutcome',
    id: 'about-this-file',
    issue: [
      issue('informational', about(source.ehrName, source.madeAt)),
      ...(notes.length === 0 ? [issue('informational', complete)] : notes.map((note) => issue('incomplete', note))),
      ...doubts(records, context).map((doubt) => issue('business-rule', doubt)),
    ],
  }
}

/** Removes duplicate records by source, type and id; all records without an id stay. */
export function dedupeRecords(resources: readonly Resource[]): readonly Resource[] {
  const seen = new Set<string>()
  return resources.filter((resource) => {
    const key = recordKey(resource)
    if (resource.id === undefined) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Lists whose records have the same date are in the order of the server, so an opened file needs it to show the same. */
function inReceivedOrder({ records, received }: ExportPart): readonly Resource[] {
  if (received === undefined) return records
  const positions = new Map(received.map((record, index) => [referenceKeyOf(record), index]))
  const positionOf = (record: Resource) => positions.get(referenceKeyOf(record)) ?? received.length
  return records.toSorted((a, b) => positionOf(a) - positionOf(b))
}

/**
 * A Bundle of type collection as JSON text: a note about the file, then every record as received, with its digits, including those entered in error.
 * References are resolved by the full URLs (R4 Bundle, resolving references).
 */
export function bundleText(source: ExportSource, context: ExportContext): string {
  const records = dedupeRecords([
    ...(source.patient ? [source.patient] : []),
    ...source.parts.flatMap(inReceivedOrder),
    ...source.supporting,
  ])
  const entry = records.map((resource) => {
    const key = referenceKeyOf(resource)
    return { ...(key === undefined ? {} : { fullUrl: `${source.server}/${key}` }), resource: originalOf(resource) }
  })
  return stringifyLosslessJson(
    {
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: source.madeAt,
      entry: [{ resource: aboutThisFile(source, records, context) }, ...entry],
    },
    2,
  )
}
