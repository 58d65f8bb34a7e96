import { isDoNotTake, mayBeOutOfDate } from '../medications/medicine-groups'
import { requestKind } from '../../resources/request-kind'
import {
  dated,
  mistake,
  plain,
  untilDeath,
  type Circumstance,
  type NamingKey,
  type Phrase,
  type PlainKey,
  type StatusKey,
} from './status'
import { byTable, isError, sentAt, type Sent } from './coded-element'
import type { MedicationRequest } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

const ended = ['completed', 'stopped', 'cancelled']
const ideas = ['proposal', 'option']
const isOne = (codes: readonly string[], { code }: Sent): boolean => code !== undefined && codes.includes(code)

const table: Readonly<Record<string, Phrase>> = {
  'on-hold': plain('MedicationRequest.onHold', 'wait'),
  cancelled: plain('MedicationRequest.cancelled', 'stop'),
  completed: plain('MedicationRequest.completed', 'past'),
  stopped: plain('MedicationRequest.stopped', 'stop'),
  unknown: plain('MedicationRequest.unknown', 'unsure'),
}

/** An order not to take a medicine: it holds until the record says for certain that it is over. */
function not(status: Sent, intent: Sent, { died }: Circumstance): Phrase {
  if (isOne(ended, status)) return plain('MedicationRequest.doNotTakeOver', 'past')
  const isIdea = status.code === 'draft' || isOne(ideas, intent)
  if (died)
    return plain(isIdea ? 'MedicationRequest.doNotTakeWasSuggested' : 'MedicationRequest.doNotTakeAtDeath', 'past')
  if (isIdea) return plain('MedicationRequest.doNotTakeSuggested', 'look')
  if (status.code === 'on-hold') return plain('MedicationRequest.doNotTakeOnHold', 'look')
  return plain(status.code === 'active' ? 'MedicationRequest.doNotTake' : 'MedicationRequest.doNotTakeUnclear', 'look')
}

/** What nobody has ordered. */
function idea(status: Sent, intent: Sent, { died }: Circumstance): Phrase {
  const isIdea = isOne(ideas, intent)
  if (isOne([...ended, 'on-hold'], status) || died)
    return plain(isIdea ? 'MedicationRequest.wasSuggested' : 'MedicationRequest.wasNotSent', 'past')
  if (intent.code === 'option') return plain('MedicationRequest.option', 'wait')
  return plain(isIdea ? 'MedicationRequest.suggested' : 'MedicationRequest.notSent', 'wait')
}

const activeByIntent: Readonly<Record<string, PlainKey>> = {
  'filler-order': 'MedicationRequest.copy',
  'instance-order': 'MedicationRequest.oneDose',
  plan: 'MedicationRequest.planCurrent',
}

function active(record: MedicationRequest & Resource, intent: Sent, { today, died, besides }: Circumstance): Phrase {
  const reported = requestKind(record) === 'reported'
  if (intent.code === 'plan' && !reported && record.authoredOn === undefined)
    return plain('MedicationRequest.plan', died ? 'past' : 'wait')
  if (died) return untilDeath(died, 'MedicationRequest.untilDeath', 'MedicationRequest.atDeath')
  if (besides?.recalled?.has(record.id ?? '')) return plain('MedicationRequest.recalled', 'look')
  if (mayBeOutOfDate(record, Date.parse(`${today}T00:00:00Z`))) return plain('MedicationRequest.outOfDate', 'unsure')
  if (reported) return plain('MedicationRequest.reported', 'now')
  if (intent.other !== undefined) return plain('MedicationRequest.kindUnclear', 'unsure')
  return plain(activeByIntent[intent.code ?? ''] ?? 'MedicationRequest.current', 'now')
}

/** Where the status says that nothing was to be had from it, a fill says otherwise: both are told. */
function denies(status: Sent, intent: Sent): readonly [NamingKey, PlainKey] | undefined {
  if (status.code === 'draft' || isOne(ideas, intent))
    return ['MedicationRequest.ideaFilled', 'MedicationRequest.ideaFilledOnce']
  return status.code === 'cancelled'
    ? ['MedicationRequest.cancelledFilled', 'MedicationRequest.cancelledFilledOnce']
    : undefined
}

/** What became of a prescription, of an idea of one, or of an order not to take a medicine. */
export function medicationRequest(record: Resource, at: Circumstance): Phrase {
  const request = record as MedicationRequest & Resource
  const [status, intent] = [sentAt(record, 'status'), sentAt(record, 'intent')]
  if (isError(status, intent)) return mistake
  if (isDoNotTake(request)) return not(status, intent, at)
  const denied = denies(status, intent)
  if (denied && at.besides?.filled.has(record.id ?? ''))
    return dated(at.besides.filled.get(record.id ?? ''), ...denied, 'unsure')
  if (status.code === 'draft' || isOne(ideas, intent)) return idea(status, intent, at)
  if (status.code === 'active') return active(request, intent, at)
  if (status.code === 'on-hold' && at.died) return plain('wasPaused', 'past')
  if (status.code === 'unknown' && at.died) return plain('notKnown', 'unsure')
  return byTable(table, status)
}

const forbidding: readonly StatusKey[] = [
  'MedicationRequest.doNotTake',
  'MedicationRequest.doNotTakeUnclear',
  'MedicationRequest.doNotTakeOnHold',
]

/** True where a medicine is not to be taken now, as far as the record says: not for an order that is over, or that was only suggested. */
export const forbids = (phrase: Phrase | undefined): boolean => phrase !== undefined && forbidding.includes(phrase.key)
