import { encodeIdForPath } from '../../../fhir/id'
import type { NoteRecord } from '../../../clinical/encounters/visit-notes'

/** The page of a note with all its files. */
export const noteHref = (record: NoteRecord): string =>
  record.resourceType === 'DocumentReference'
    ? `/documents/${encodeIdForPath(record.id)}`
    : `/record/DiagnosticReport/${encodeIdForPath(record.id)}`
