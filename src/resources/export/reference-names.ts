import { resolveLocalReference } from '../../fhir/reference'
import { keyInSource, recordKey, sourceOf } from '../../fhir/source'
import { withNamesOfReferences } from '../named-references'
import type { ExportSource } from './export-source'
import type { Resource } from '../../fhir/resource'
import type { ExportContext } from './export-context'

/** Adds `nameOfReference` to a context, for records of the source only, so that omitted private records are not named. */
export function withReferenceNames(context: ExportContext, source: ExportSource): ExportContext {
  const records = [
    ...source.parts.flatMap((part) => part.records),
    ...source.supporting,
    ...(source.patient ? [source.patient] : []),
  ]
  const known = new Map(records.map((record) => [recordKey(record), record]))
  const recordOf = (reference: string, from: Resource | undefined): Resource | undefined => {
    // The same id on another server is a different record.
    const target = resolveLocalReference(reference, [source.server])
    return target && known.get(keyInSource(from && sourceOf(from), target.type, target.id))
  }
  const nameOfPerson = (reference: string, role: Resource): string | undefined => {
    const record = recordOf(reference, role)
    return record?.resourceType === 'Practitioner' ? context.nameOf(record) : undefined
  }
  return {
    ...context,
    nameOfReference: (reference, from) => {
      const record = recordOf(reference, from)
      return (
        record &&
        context.nameOf(
          record.resourceType === 'PractitionerRole'
            ? withNamesOfReferences(record, (person) => nameOfPerson(person, record))
            : record,
        )
      )
    },
  }
}
