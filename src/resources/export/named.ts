import { parseReference } from '../../fhir/reference'
import { keyOf, type ExportSource } from './source'
import type { Speech } from './speech'

/** The speech that knows each record of the source by name, and no other: what was left out of the source as private is named nowhere. */
export function withNames(speech: Speech, source: ExportSource): Speech {
  const records = [
    ...source.parts.flatMap((part) => part.records),
    ...source.supporting,
    ...(source.patient ? [source.patient] : []),
  ]
  const known = new Map(records.map((record) => [keyOf(record), record]))
  return {
    ...speech,
    named: (reference) => {
      const parsed = parseReference(reference)
      if (parsed === undefined || !('type' in parsed) || parsed.type === undefined || parsed.id === undefined)
        return undefined
      // The same id on another server is another record.
      if (parsed.kind === 'absolute' && !parsed.url.startsWith(`${source.server}/`)) return undefined
      const record = known.get(`${parsed.type}/${parsed.id}`)
      return record && speech.nameOf(record)
    },
  }
}
