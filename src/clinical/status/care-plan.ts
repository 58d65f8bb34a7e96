import { holds } from './event'
import { mistake, plain, untilDeath, type Circumstance, type Phrase } from './status'
import { byTable, isError, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

const ended = ['completed', 'revoked']

const table: Readonly<Record<string, Phrase>> = {
  draft: plain('CarePlan.draft', 'wait'),
  'on-hold': plain('paused', 'wait'),
  revoked: plain('CarePlan.revoked', 'stop'),
  completed: plain('CarePlan.completed', 'past'),
  unknown: plain('notKnown', 'unsure'),
}

/** Where a care plan stands; one that was only suggested is never called current. */
export function carePlan(record: Resource, at: Circumstance): Phrase {
  const [status, intent] = [sentAt(record, 'status'), sentAt(record, 'intent')]
  if (isError(status, intent)) return mistake
  if (intent.code === 'proposal' || intent.code === 'option') {
    if (at.died || ended.includes(status.code ?? '')) return plain('CarePlan.wasSuggested', 'past')
    return plain(intent.code === 'option' ? 'CarePlan.option' : 'CarePlan.suggested', 'wait')
  }
  if (status.code === 'active')
    return holds(record, at, plain('current', 'now'), 'wasToEnd', (died) =>
      untilDeath(died, 'currentUntil', 'currentAtDeath'),
    )
  if (at.died && status.code === 'on-hold') return plain('wasPaused', 'past')
  return byTable(table, status)
}
