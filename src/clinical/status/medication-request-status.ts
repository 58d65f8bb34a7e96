import { readerInterval } from '../../fhir/shown-day'
import { passedEndOf } from '../medications/course'
import { isDoNotTake } from '../medications/medicine-groups'
import { requestKind } from '../../resources/request-kind'
import {
  statusWithDate,
  enteredInError,
  plainStatus,
  statusUntilDeath,
  type StatusContext,
  type ValueStatusKey,
  type RecordStatus,
  type PlainStatusKey,
  type StatusKey,
} from './record-status'
import { statusFromTable, hasErrorCode, readCodedElement, type CodedElement } from './coded-element'
import { recordKey } from '../../fhir/source'
import type { ResourceOf } from '../../fhir/resource'

const endedCodes = ['completed', 'stopped', 'cancelled']
const suggestionIntents = ['proposal', 'option']
const hasCode = (codes: readonly string[], { code }: CodedElement): boolean =>
  code !== undefined && codes.includes(code)

const table: Readonly<Record<string, RecordStatus>> = {
  'on-hold': plainStatus('MedicationRequest.onHold', 'pending'),
  cancelled: plainStatus('MedicationRequest.cancelled', 'stop'),
  completed: plainStatus('MedicationRequest.completed', 'past'),
  stopped: plainStatus('MedicationRequest.stopped', 'stop'),
  unknown: plainStatus('MedicationRequest.unknown', 'uncertain'),
}

/** An order not to take a medicine: it applies until the record clearly says that it has ended. */
function doNotTakeStatus(status: CodedElement, intent: CodedElement, { died }: StatusContext): RecordStatus {
  if (hasCode(endedCodes, status)) return plainStatus('MedicationRequest.doNotTakeOver', 'past')
  const isSuggestion = status.code === 'draft' || hasCode(suggestionIntents, intent)
  if (died)
    return plainStatus(
      isSuggestion ? 'MedicationRequest.doNotTakeWasSuggested' : 'MedicationRequest.doNotTakeAtDeath',
      'past',
    )
  if (isSuggestion) return plainStatus('MedicationRequest.doNotTakeSuggested', 'attention')
  if (status.code === 'on-hold') return plainStatus('MedicationRequest.doNotTakeOnHold', 'attention')
  return plainStatus(
    status.code === 'active' ? 'MedicationRequest.doNotTake' : 'MedicationRequest.doNotTakeUnclear',
    'attention',
  )
}

/** A suggestion or a draft: nothing was ordered. */
function suggestionStatus(status: CodedElement, intent: CodedElement, { died }: StatusContext): RecordStatus {
  const isSuggestion = hasCode(suggestionIntents, intent)
  if (hasCode([...endedCodes, 'on-hold'], status) || died)
    return plainStatus(isSuggestion ? 'MedicationRequest.wasSuggested' : 'MedicationRequest.wasNotSent', 'past')
  if (intent.code === 'option') return plainStatus('MedicationRequest.option', 'pending')
  return plainStatus(isSuggestion ? 'MedicationRequest.suggested' : 'MedicationRequest.notSent', 'pending')
}

const activeByIntent: Readonly<Record<string, PlainStatusKey>> = {
  'filler-order': 'MedicationRequest.copy',
  'instance-order': 'MedicationRequest.oneDose',
  plan: 'MedicationRequest.planCurrent',
}

function activeStatus(
  record: ResourceOf<'MedicationRequest'>,
  intent: CodedElement,
  { today, died, relatedFacts }: StatusContext,
): RecordStatus {
  const reported = requestKind(record) === 'reported'
  if (intent.code === 'plan' && !reported && record.authoredOn === undefined)
    return plainStatus('MedicationRequest.plan', died ? 'past' : 'pending')
  if (died) return statusUntilDeath(died, 'MedicationRequest.untilDeath', 'MedicationRequest.atDeath')
  if (relatedFacts?.recalled?.has(recordKey(record))) return plainStatus('MedicationRequest.recalled', 'attention')
  const { expiredOn, isOver } = passedEndOf(record, readerInterval(today)?.from ?? Number.NaN)
  if (expiredOn !== undefined || isOver)
    return statusWithDate(expiredOn, 'MedicationRequest.expired', 'MedicationRequest.outOfDate', 'attention')
  if (reported) return plainStatus('MedicationRequest.reported', 'active')
  if (intent.text !== undefined) return plainStatus('MedicationRequest.kindUnclear', 'uncertain')
  return plainStatus(activeByIntent[intent.code ?? ''] ?? 'MedicationRequest.current', 'active')
}

/** Statuses that a fill contradicts; the status line then mentions both. */
function filledAgainstStatusKeys(
  status: CodedElement,
  intent: CodedElement,
): readonly [ValueStatusKey, PlainStatusKey] | undefined {
  if (status.code === 'draft' || hasCode(suggestionIntents, intent))
    return ['MedicationRequest.ideaFilled', 'MedicationRequest.ideaFilledOnce']
  return status.code === 'cancelled'
    ? ['MedicationRequest.cancelledFilled', 'MedicationRequest.cancelledFilledOnce']
    : undefined
}

/** The status of a prescription, a suggestion, or an order not to take a medicine. */
export function medicationRequestStatus(record: ResourceOf<'MedicationRequest'>, context: StatusContext): RecordStatus {
  const [status, intent] = [readCodedElement(record, 'status'), readCodedElement(record, 'intent')]
  if (hasErrorCode(status, intent)) return enteredInError
  if (isDoNotTake(record)) return doNotTakeStatus(status, intent, context)
  const filledKeys = filledAgainstStatusKeys(status, intent)
  if (filledKeys && context.relatedFacts?.filled.has(recordKey(record)))
    return statusWithDate(context.relatedFacts.filled.get(recordKey(record)), ...filledKeys, 'uncertain')
  if (status.code === 'draft' || hasCode(suggestionIntents, intent)) return suggestionStatus(status, intent, context)
  if (status.code === 'active') return activeStatus(record, intent, context)
  if (status.code === 'on-hold' && context.died) return plainStatus('wasPaused', 'past')
  if (status.code === 'unknown' && context.died) return plainStatus('notKnown', 'uncertain')
  return statusFromTable(table, status)
}

const doNotTakeKeys: readonly StatusKey[] = [
  'MedicationRequest.doNotTake',
  'MedicationRequest.doNotTakeUnclear',
  'MedicationRequest.doNotTakeOnHold',
]

/** True when the status says not to take the medicine now; false for an order that has ended or was only suggested. */
export const isDoNotTakeStatus = (status: RecordStatus | undefined): boolean =>
  status !== undefined && doNotTakeKeys.includes(status.key)
