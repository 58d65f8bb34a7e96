import { idInPath } from '../../../fhir/id'
import type { RecordType } from '../../../contract'
import type { Resource } from '../../../fhir/resource'

/** A note or a report. */
export const typeOf = (record: Resource): Extract<RecordType, 'DocumentReference' | 'DiagnosticReport'> =>
  record.resourceType === 'DiagnosticReport' ? 'DiagnosticReport' : 'DocumentReference'

/** The page that shows a note or a report with all its files. */
export const hrefOf = (record: Resource): string =>
  typeOf(record) === 'DocumentReference'
    ? `/documents/${idInPath(record.id)}`
    : `/record/DiagnosticReport/${idInPath(record.id)}`
