import { parseReference } from '../../fhir/reference'
import { referenceKeyOf, type ExportSource } from './export-source'
import type { ExportContext } from './export-context'

/** Adds `nameOfReference` to a context, for records of the source only, so that omitted private records are not named. */
export function withReferenceNames(context: ExportContext, source: ExportSource): ExportContext {
  const records = [
    ...source.parts.flatMap((part) => part.records),
    ...source.supporting,
    ...(source.patient ? [source.patient] : []),
  ]
  const known = new Map(records.map((record) => [referenceKeyOf(record), record]))
  return {
    ...context,
    nameOfReference: (reference) => {
      const parsed = parseReference(reference)
      if (parsed === undefined || !('type' in parsed) || parsed.type === undefined || parsed.id === undefined)
        return undefined
      // The same id on another server is a different record.
      if (parsed.kind === 'absolute' && !parsed.url.startsWith(`${source.server}/`)) return undefined
      const record = known.get(`${parsed.type}/${parsed.id}`)
      return record && context.nameOf(record)
    },
  }
}
