import { mistake, plain, type Circumstance, type Phrase } from './phrase'
import { asSent, isError, sentAt } from './sent'
import type { Resource } from '../../fhir/resource'

const bySigning: Readonly<Record<string, Phrase>> = {
  preliminary: plain('DocumentReference.unsigned', 'wait'),
  final: plain('DocumentReference.signed', 'none'),
  amended: plain('DocumentReference.amended', 'look'),
}

/** Which version of a document it is, and whether it was signed. */
export function documentReference(record: Resource, { besides }: Circumstance): Phrase {
  const [status, signing] = [sentAt(record, 'status'), sentAt(record, 'docStatus')]
  if (isError(status, signing)) return mistake
  if (status.code === 'superseded') return plain(signing.code === 'preliminary' ? 'DocumentReference.oldUnsigned' : 'DocumentReference.old', 'past')
  // A document that does not say so itself: the one that takes its place does.
  if (record.id !== undefined && besides?.replaced.has(record.id)) return plain('DocumentReference.replaced', 'past')
  const signed = signing.code === undefined ? undefined : bySigning[signing.code]
  if (status.code === 'current') return signed ?? (signing.other === undefined ? plain('DocumentReference.current', 'none') : asSent(signing))
  if (status.other !== undefined) return asSent(status)
  if (signed === undefined) return asSent(signing)
  return signing.code === 'preliminary' ? signed : plain('DocumentReference.versionUnclear', 'unsure')
}
