import { textOf } from '../../lib/json'
import { plainStatus, type StatusContext, type RecordStatus } from './record-status'
import { statusFromTable, type CodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

/** The API does not document these types, so the code is not checked against its tables but taken from the standard. */
const statusCodeOf = ({ status }: ResourceOf<'DiagnosticOrder' | 'Questionnaire'>): CodedElement => {
  const code = textOf(status)?.trim()
  return code === undefined ? {} : { code }
}

const notDone = plainStatus('Procedure.notDone', 'stop')
const ordered = plainStatus('ordered', 'pending')

/** DSTU2, diagnostic-order-status. */
const orderStatuses: Readonly<Record<string, RecordStatus>> = {
  proposed: plainStatus('notOrdered', 'pending'),
  draft: plainStatus('CarePlan.draft', 'pending'),
  planned: plainStatus('planned', 'pending'),
  requested: ordered,
  received: ordered,
  accepted: ordered,
  'in-progress': plainStatus('begun', 'pending'),
  review: plainStatus('inReview', 'pending'),
  suspended: plainStatus('paused', 'pending'),
  completed: plainStatus('Procedure.done', 'none'),
  cancelled: plainStatus('cancelled', 'stop'),
  rejected: notDone,
  failed: notDone,
}

const planned = plainStatus('wasPlannedNoDate', 'past')

/** Statuses that would announce a future event, after the person has died. */
const orderStatusesAfterDeath: Readonly<Record<string, RecordStatus>> = {
  proposed: plainStatus('CarePlan.wasSuggested', 'past'),
  planned,
  requested: planned,
  received: planned,
  accepted: planned,
  'in-progress': planned,
  suspended: plainStatus('wasPaused', 'past'),
}

/** The status of a DSTU2 DiagnosticOrder. */
export function diagnosticOrderStatus(record: ResourceOf<'DiagnosticOrder'>, context: StatusContext): RecordStatus {
  const coded = statusCodeOf(record)
  return statusFromTable(context.died ? { ...orderStatuses, ...orderStatusesAfterDeath } : orderStatuses, coded)
}

/** R4 PublicationStatus and its DSTU2 names. */
const publicationStatuses: Readonly<Record<string, RecordStatus>> = {
  draft: plainStatus('CarePlan.draft', 'pending'),
  active: plainStatus('Location.active', 'none'),
  published: plainStatus('Location.active', 'none'),
  retired: plainStatus('Location.inactive', 'past'),
  unknown: plainStatus('notKnown', 'uncertain'),
}

/** Whether a Questionnaire is in use. */
export const questionnaireStatus = (record: ResourceOf<'Questionnaire'>): RecordStatus =>
  statusFromTable(publicationStatuses, statusCodeOf(record))
