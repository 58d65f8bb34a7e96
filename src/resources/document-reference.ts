import type { documentReferenceElements } from '../contract/elements/document-reference'
import { define } from './define'

/** How DocumentReference reads. */
export const documentReference = define<typeof documentReferenceElements>({
  type: 'DocumentReference',
  title: ['type', 'description', 'content.attachment.title'],
  by: 'author',
  date: ['context.period', 'date'],
  statuses: ['status', 'docStatus'],
  line: { author: 'Reference', custodian: 'Reference' },
  timeline: true,
  subject: 'subject',
})
