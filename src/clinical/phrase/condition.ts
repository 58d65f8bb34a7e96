import { mistake, naming, plain, untilDeath, type Circumstance, type Phrase } from './phrase'
import { asSent, isError, sentAt } from './sent'
import { dateAt, isAfter, periodEnd } from './day'
import type { Resource } from '../../fhir/resource'

const goingOn: Readonly<Record<string, Phrase>> = {
  active: plain('Condition.current', 'now'),
  recurrence: plain('Condition.recurrence', 'now'),
  relapse: plain('Condition.relapse', 'now'),
}

const table: Readonly<Record<string, Phrase>> = {
  ...goingOn,
  inactive: plain('Condition.inactive', 'past'),
  remission: plain('Condition.remission', 'good'),
  resolved: plain('Condition.resolved', 'past'),
}

const checking: Readonly<Record<string, Phrase>> = {
  unconfirmed: plain('Condition.unconfirmed', 'wait'),
  provisional: plain('Condition.provisional', 'wait'),
  differential: plain('Condition.differential', 'wait'),
}

const ends = ['abatementDateTime', 'abatementPeriod', 'abatementAge', 'abatementRange', 'abatementString']

/** A problem that is called active and has an end all the same. */
function contradicted(record: Resource, { today }: Circumstance): Phrase | undefined {
  const end = dateAt(record, 'abatementDateTime') ?? periodEnd(record, 'abatementPeriod', 'end')
  if (end !== undefined) return isAfter(end, today) ? undefined : naming('Condition.endedOpen', 'unsure', end)
  return ends.some((element) => record[element] !== undefined && record[element] !== null) ? plain('Condition.endedOpenNoDate', 'unsure') : undefined
}

/** Where a health problem stands, and how sure that is. What is not confirmed is never called current. */
export function condition(record: Resource, at: Circumstance): Phrase {
  const [clinical, verification] = [sentAt(record, 'clinicalStatus'), sentAt(record, 'verificationStatus')]
  if (isError(clinical, verification)) return mistake
  if (verification.code === 'refuted') return plain('Condition.ruledOut', 'void')
  const unsure = verification.code === undefined ? undefined : checking[verification.code]
  if (unsure) return at.died || clinical.code === 'inactive' || clinical.code === 'resolved' ? plain('Condition.wasChecked', 'past') : unsure
  const said = clinical.code === undefined ? undefined : table[clinical.code]
  if (!said) return clinical.other === undefined && verification.code === 'confirmed' ? plain('Condition.confirmedOnly', 'unsure') : asSent(clinical)
  if (!Object.hasOwn(goingOn, clinical.code ?? '')) return at.died && clinical.code === 'remission' ? plain('Condition.wasRemission', 'past') : said
  const denied = contradicted(record, at)
  if (denied) return denied
  if (verification.other !== undefined) return plain('Condition.unsure', 'unsure')
  return at.died ? untilDeath(at.died, 'currentUntil', 'currentAtDeath') : said
}
