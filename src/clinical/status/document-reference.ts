import { mistake, plain, type Circumstance, type Phrase } from './status'
import { asSent, isError, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

const byState: Readonly<Record<string, Phrase>> = {
  preliminary: plain('DocumentReference.preliminary', 'wait'),
  final: plain('DocumentReference.final', 'none'),
  amended: plain('DocumentReference.amended', 'look'),
}

/** Which version of a document it is, and how far it is. */
export function documentReference(record: Resource, { besides }: Circumstance): Phrase {
  const [status, state] = [sentAt(record, 'status'), sentAt(record, 'docStatus')]
  if (isError(status, state)) return mistake
  if (status.code === 'superseded')
    return plain(state.code === 'preliminary' ? 'DocumentReference.oldPreliminary' : 'DocumentReference.old', 'past')
  // A document that does not say so itself: the one that takes its place does.
  if (record.id !== undefined && besides?.replaced.has(record.id)) return plain('DocumentReference.replaced', 'past')
  const said = state.code === undefined ? undefined : byState[state.code]
  if (status.code === 'current')
    return said ?? (state.other === undefined ? plain('DocumentReference.current', 'none') : asSent(state))
  if (status.other !== undefined) return asSent(status)
  if (said === undefined) return asSent(state)
  return state.code === 'preliminary' ? said : plain('DocumentReference.versionUnclear', 'unsure')
}
