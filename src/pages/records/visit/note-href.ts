import { encodeIdForPath } from '../../../fhir/id'
import type { RecordType } from '../../../contract'
import type { Resource } from '../../../fhir/resource'

/** The type of a note: a document or a report. */
export const noteTypeOf = (record: Resource): Extract<RecordType, 'DocumentReference' | 'DiagnosticReport'> =>
  record.resourceType === 'DiagnosticReport' ? 'DiagnosticReport' : 'DocumentReference'

/** The page of a note with all its files. */
export const noteHref = (record: Resource): string =>
  noteTypeOf(record) === 'DocumentReference'
    ? `/documents/${encodeIdForPath(record.id)}`
    : `/record/DiagnosticReport/${encodeIdForPath(record.id)}`
