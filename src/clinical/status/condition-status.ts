import {
  statusWithDate,
  enteredInError,
  plainStatus,
  statusUntilDeath,
  statusWithValue,
  type StatusContext,
  type RecordStatus,
} from './record-status'
import { statusAsSent, hasErrorCode, readCodedElement, type CodedElement } from './coded-element'
import { elementDate, isAfterDay, periodBound } from './status-dates'
import { implausiblyCurrentSince } from '../conditions/self-limited'
import type { ResourceOf } from '../../fhir/resource'

const currentStatuses: Readonly<Record<string, RecordStatus>> = {
  active: plainStatus('Condition.current', 'active'),
  recurrence: plainStatus('Condition.recurrence', 'active'),
  relapse: plainStatus('Condition.relapse', 'active'),
}

const table: Readonly<Record<string, RecordStatus>> = {
  ...currentStatuses,
  inactive: plainStatus('Condition.inactive', 'past'),
  remission: plainStatus('Condition.remission', 'good'),
  resolved: plainStatus('Condition.resolved', 'past'),
}

const unverifiedStatuses: Readonly<Record<string, RecordStatus>> = {
  unconfirmed: plainStatus('Condition.unconfirmed', 'pending'),
  provisional: plainStatus('Condition.provisional', 'pending'),
  differential: plainStatus('Condition.differential', 'pending'),
}

const abatementElements = ['abatementDateTime', 'abatementPeriod', 'abatementAge', 'abatementRange', 'abatementString']

const abatementDate = (record: ResourceOf<'Condition'>): string | undefined =>
  elementDate(record, 'abatementDateTime') ?? periodBound(record, 'abatementPeriod', 'end')

/** True when the record has an end, with or without a date, that is not in the future. */
function hasEnded(record: ResourceOf<'Condition'>, { today }: StatusContext): boolean {
  const end = abatementDate(record)
  return end === undefined
    ? abatementElements.some((element) => record[element] !== undefined && record[element] !== null)
    : !isAfterDay(end, today)
}

/** The status of a condition that is marked as active but has an end. */
function contradictionStatus(record: ResourceOf<'Condition'>, context: StatusContext): RecordStatus | undefined {
  return hasEnded(record, context)
    ? statusWithDate(abatementDate(record), 'Condition.endedOpen', 'Condition.endedOpenNoDate', 'uncertain')
    : undefined
}

/** The status of a condition without a known clinical status. */
function statusWithoutClinicalCode(
  record: ResourceOf<'Condition'>,
  clinical: CodedElement,
  verification: CodedElement,
  context: StatusContext,
): RecordStatus {
  if (clinical.text !== undefined) return statusAsSent(clinical)
  if (hasEnded(record, context)) return plainStatus('Condition.ended', 'past')
  return verification.code === 'confirmed'
    ? plainStatus('Condition.confirmedOnly', 'uncertain')
    : statusAsSent(clinical)
}

/** Clinical and verification status of a condition. An unconfirmed condition is never called current. */
export function conditionStatus(record: ResourceOf<'Condition'>, context: StatusContext): RecordStatus {
  const [clinical, verification] = [
    readCodedElement(record, 'clinicalStatus'),
    readCodedElement(record, 'verificationStatus'),
  ]
  if (hasErrorCode(clinical, verification)) return enteredInError
  if (verification.code === 'refuted') return plainStatus('Condition.ruledOut', 'invalid')
  const unverified = verification.code === undefined ? undefined : unverifiedStatuses[verification.code]
  if (unverified)
    return context.died || clinical.code === 'inactive' || clinical.code === 'resolved'
      ? plainStatus('Condition.wasChecked', 'past')
      : unverified
  const byCode = clinical.code === undefined ? undefined : table[clinical.code]
  if (!byCode) return statusWithoutClinicalCode(record, clinical, verification, context)
  if (!Object.hasOwn(currentStatuses, clinical.code ?? ''))
    return context.died && clinical.code === 'remission' ? plainStatus('Condition.wasRemission', 'past') : byCode
  const contradiction = contradictionStatus(record, context)
  if (contradiction) return contradiction
  const since = implausiblyCurrentSince(record, context.today)
  if (since !== undefined) return statusWithValue('Condition.stillMarkedCurrent', 'uncertain', since)
  if (verification.text !== undefined) return plainStatus('Condition.unsure', 'uncertain')
  return context.died ? statusUntilDeath(context.died, 'currentUntil', 'currentAtDeath') : byCode
}
