import { activePeriodStatus } from './event-status'
import { enteredInError, plainStatus, statusUntilDeath, type StatusContext, type RecordStatus } from './record-status'
import { statusFromTable, hasErrorCode, readCodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

const ended = ['completed', 'revoked']

const table: Readonly<Record<string, RecordStatus>> = {
  draft: plainStatus('CarePlan.draft', 'pending'),
  'on-hold': plainStatus('paused', 'pending'),
  revoked: plainStatus('CarePlan.revoked', 'stop'),
  completed: plainStatus('CarePlan.completed', 'past'),
  unknown: plainStatus('notKnown', 'uncertain'),
}

/** The status of a care plan; a plan that was only suggested is never called current. */
export function carePlanStatus(record: ResourceOf<'CarePlan'>, context: StatusContext): RecordStatus {
  const [status, intent] = [readCodedElement(record, 'status'), readCodedElement(record, 'intent')]
  if (hasErrorCode(status, intent)) return enteredInError
  if (intent.code === 'proposal' || intent.code === 'option') {
    if (context.died || ended.includes(status.code ?? '')) return plainStatus('CarePlan.wasSuggested', 'past')
    return plainStatus(intent.code === 'option' ? 'CarePlan.option' : 'CarePlan.suggested', 'pending')
  }
  if (status.code === 'active')
    return activePeriodStatus(record, context, plainStatus('current', 'active'), 'wasToEnd', (died) =>
      statusUntilDeath(died, 'currentUntil', 'currentAtDeath'),
    )
  if (context.died && status.code === 'on-hold') return plainStatus('wasPaused', 'past')
  return statusFromTable(table, status)
}
