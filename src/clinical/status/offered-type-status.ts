import { completedStatus, ongoingStatus, plannedStatus } from './event-status'
import {
  enteredInError,
  plainStatus,
  statusUntilDeath,
  statusWithValue,
  type PlainStatusKey,
  type RecordStatus,
  type StatusContext,
  type StatusReader,
} from './record-status'
import { hasErrorCode, readCodedElement, statusFromTable, type CodedElement } from './coded-element'
import { isBeforeDay, periodBound } from './status-dates'
import { directoryEntryStatus } from './directory-status'
import type { OfferedType } from '../../contract/offered-types'
import type { Resource } from '../../fhir/resource'

const isOneOf = (codes: readonly string[], { code }: CodedElement): boolean =>
  code !== undefined && codes.includes(code)
const suggestions = ['proposal', 'option']
const orders = ['directive', 'order', 'original-order', 'reflex-order', 'filler-order', 'instance-order']
const endedCodes = ['completed', 'revoked']

/** An order that something is not to be done: it holds until the record clearly says that it has ended. */
function notToBeDone(status: CodedElement, intent: CodedElement, { died }: StatusContext): RecordStatus {
  if (isOneOf(endedCodes, status)) return plainStatus('order.notToBeDoneOver', 'past')
  const isSuggestion = status.code === 'draft' || isOneOf(suggestions, intent)
  if (died) return plainStatus(isSuggestion ? 'order.notToBeDoneWasSuggested' : 'order.notToBeDoneAtDeath', 'past')
  if (isSuggestion) return plainStatus('order.notToBeDoneSuggested', 'stop')
  return plainStatus(status.code === 'active' ? 'order.notToBeDone' : 'order.notToBeDoneUnclear', 'stop')
}

const orderStatuses: Readonly<Record<string, RecordStatus>> = {
  'on-hold': plainStatus('paused', 'pending'),
  revoked: plainStatus('cancelled', 'stop'),
  completed: plainStatus('Procedure.done', 'none'),
  unknown: plainStatus('notKnown', 'uncertain'),
}

/** Of an active request: only one that the record calls an order was ordered. */
function activeOrder(intent: CodedElement, died: boolean): RecordStatus {
  if (died) return plainStatus('wasPlannedNoDate', 'past')
  if (isOneOf(orders, intent)) return plainStatus('ordered', 'pending')
  return plainStatus(intent.code === 'plan' ? 'order.plan' : 'order.kindUnclear', 'uncertain')
}

/** The status of a request for a service: what was ordered, suggested, called off, or is not to be done. */
function orderStatus(record: Resource, context: StatusContext): RecordStatus {
  const [status, intent] = [readCodedElement(record, 'status'), readCodedElement(record, 'intent')]
  const died = context.died !== undefined
  if (hasErrorCode(status)) return enteredInError
  if (record['doNotPerform'] === true) return notToBeDone(status, intent, context)
  const isSuggestion = isOneOf(suggestions, intent)
  if (isSuggestion || status.code === 'draft') {
    const isOver = died || isOneOf([...endedCodes, 'on-hold'], status)
    if (isSuggestion)
      return isOver ? plainStatus('CarePlan.wasSuggested', 'past') : plainStatus('notOrdered', 'pending')
    return plainStatus(isOver ? 'order.wasDraft' : 'order.draft', isOver ? 'past' : 'pending')
  }
  if (status.code === 'active') return activeOrder(intent, died)
  return status.code === 'on-hold' && died ? plainStatus('wasPaused', 'past') : statusFromTable(orderStatuses, status)
}

const familyStatuses: Readonly<Record<string, RecordStatus>> = {
  partial: plainStatus('FamilyMemberHistory.partial', 'pending'),
  completed: plainStatus('FamilyMemberHistory.completed', 'none'),
  'health-unknown': plainStatus('FamilyMemberHistory.healthUnknown', 'uncertain'),
}

const statementStatuses: Readonly<Record<string, RecordStatus>> = {
  completed: plainStatus('MedicationStatement.completed', 'past'),
  intended: plainStatus('MedicationStatement.intended', 'pending'),
  stopped: plainStatus('MedicationStatement.stopped', 'stop'),
  'on-hold': plainStatus('MedicationRequest.onHold', 'pending'),
  unknown: plainStatus('MedicationStatement.unknown', 'uncertain'),
  'not-taken': plainStatus('MedicationStatement.notTaken', 'stop'),
}

/** Statuses that would announce something, after the person has died. */
const statementStatusesAfterDeath: Readonly<Record<string, PlainStatusKey>> = {
  intended: 'wasPlannedNoDate',
  'on-hold': 'wasPaused',
}

function statementStatus(record: Resource, { today, died }: StatusContext): RecordStatus {
  const status = readCodedElement(record, 'status')
  const afterDeath = died && statementStatusesAfterDeath[status.code ?? '']
  if (afterDeath) return plainStatus(afterDeath, 'past')
  if (status.code !== 'active') return statusFromTable(statementStatuses, status)
  const end = periodBound(record, 'effectivePeriod', 'end')
  if (end !== undefined && isBeforeDay(end, today)) return statusWithValue('wasToEnd', 'uncertain', end)
  return died
    ? statusUntilDeath(died, 'MedicationRequest.untilDeath', 'MedicationRequest.atDeath')
    : plainStatus('MedicationStatement.active', 'active')
}

/** An infusion may stay in progress this long. */
const MAX_INFUSION_DAYS = 30

const administrationStatuses: Readonly<Record<string, RecordStatus>> = {
  'not-done': plainStatus('MedicationAdministration.notGiven', 'stop'),
  'on-hold': plainStatus('paused', 'pending'),
  completed: plainStatus('MedicationAdministration.given', 'none'),
  stopped: plainStatus('Procedure.stopped', 'stop'),
  unknown: plainStatus('tookPlaceUnknown', 'uncertain'),
}

function administrationStatus(record: Resource, context: StatusContext): RecordStatus {
  const status = readCodedElement(record, 'status')
  if (status.code === 'in-progress')
    return ongoingStatus(record, context, 'effectivePeriod', MAX_INFUSION_DAYS, plainStatus('inProgress', 'active'))
  if (status.code === 'on-hold' && context.died) return plainStatus('wasPaused', 'past')
  const known = statusFromTable(administrationStatuses, status)
  return status.code === 'completed' ? completedStatus(record, context, known) : known
}

const specimenStatuses: Readonly<Record<string, RecordStatus>> = {
  available: plainStatus('Specimen.available', 'none'),
  unavailable: plainStatus('Specimen.unavailable', 'past'),
  unsatisfactory: plainStatus('Specimen.unsatisfactory', 'attention'),
}

const imagingStatuses: Readonly<Record<string, RecordStatus>> = {
  registered: plainStatus('ImagingStudy.registered', 'pending'),
  available: plainStatus('ImagingStudy.available', 'none'),
  cancelled: plainStatus('cancelled', 'stop'),
  unknown: plainStatus('notKnown', 'uncertain'),
}

const responseStatuses: Readonly<Record<string, RecordStatus>> = {
  'in-progress': plainStatus('QuestionnaireResponse.inProgress', 'pending'),
  completed: plainStatus('QuestionnaireResponse.completed', 'none'),
  amended: plainStatus('QuestionnaireResponse.amended', 'none'),
  stopped: plainStatus('MedicationRequest.stopped', 'stop'),
}

/** Statuses of an appointment that is still to take place, unless its day is over. */
const plannedAppointments: Readonly<Record<string, RecordStatus>> = {
  proposed: plainStatus('Appointment.proposed', 'pending'),
  pending: plainStatus('Appointment.pending', 'pending'),
  booked: plainStatus('Appointment.booked', 'pending'),
  waitlist: plainStatus('Appointment.waitlist', 'pending'),
}

const closedAppointments: Readonly<Record<string, RecordStatus>> = {
  fulfilled: plainStatus('Appointment.fulfilled', 'none'),
  cancelled: plainStatus('cancelled', 'stop'),
  noshow: plainStatus('Appointment.noShow', 'stop'),
}

function appointmentStatus(record: Resource, context: StatusContext): RecordStatus {
  const status = readCodedElement(record, 'status')
  const planned = plannedAppointments[status.code ?? '']
  if (planned) return plannedStatus(record, context, planned)
  if (isOneOf(['arrived', 'checked-in'], status))
    return ongoingStatus(record, context, 'requestedPeriod', 1, plainStatus('Encounter.arrived', 'active'))
  const closed = statusFromTable(closedAppointments, status)
  return status.code === 'fulfilled' ? completedStatus(record, context, closed) : closed
}

/** The statuses of the types outside the API. */
export const offeredStatusReaders: { readonly [T in OfferedType]: StatusReader<T> } = {
  ServiceRequest: orderStatus,
  FamilyMemberHistory: (record) => statusFromTable(familyStatuses, readCodedElement(record, 'status')),
  MedicationStatement: statementStatus,
  MedicationAdministration: administrationStatus,
  NutritionOrder: orderStatus,
  Specimen: (record) => statusFromTable(specimenStatuses, readCodedElement(record, 'status')),
  ImagingStudy: (record) => statusFromTable(imagingStatuses, readCodedElement(record, 'status')),
  QuestionnaireResponse: (record) => statusFromTable(responseStatuses, readCodedElement(record, 'status')),
  Appointment: appointmentStatus,
  RelatedPerson: directoryEntryStatus,
}
