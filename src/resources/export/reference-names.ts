import { resolveLocalReference } from '../../fhir/reference'
import { withNamesOfReferences } from '../named-references'
import { referenceKeyOf, type ExportSource } from './export-source'
import type { Resource } from '../../fhir/resource'
import type { ExportContext } from './export-context'

/** Adds `nameOfReference` to a context, for records of the source only, so that omitted private records are not named. */
export function withReferenceNames(context: ExportContext, source: ExportSource): ExportContext {
  const records = [
    ...source.parts.flatMap((part) => part.records),
    ...source.supporting,
    ...(source.patient ? [source.patient] : []),
  ]
  const known = new Map(records.map((record) => [referenceKeyOf(record), record]))
  const recordOf = (reference: string): Resource | undefined => {
    // The same id on another server is a different record.
    const target = resolveLocalReference(reference, [source.server])
    return target && known.get(`${target.type}/${target.id}`)
  }
  const nameOfPerson = (reference: string): string | undefined => {
    const record = recordOf(reference)
    return record?.resourceType === 'Practitioner' ? context.nameOf(record) : undefined
  }
  return {
    ...context,
    nameOfReference: (reference) => {
      const record = recordOf(reference)
      return (
        record &&
        context.nameOf(
          record.resourceType === 'PractitionerRole' ? withNamesOfReferences(record, nameOfPerson) : record,
        )
      )
    },
  }
}
