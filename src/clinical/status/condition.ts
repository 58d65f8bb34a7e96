import { dated, mistake, plain, untilDeath, type Circumstance, type Phrase } from './status'
import { asSent, isError, sentAt, type Sent } from './coded-element'
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

const endOf = (record: Resource): string | undefined =>
  dateAt(record, 'abatementDateTime') ?? periodEnd(record, 'abatementPeriod', 'end')

/** True where the record gives an end that is not ahead; it need not say when. */
function hasEnded(record: Resource, { today }: Circumstance): boolean {
  const end = endOf(record)
  return end === undefined
    ? ends.some((element) => record[element] !== undefined && record[element] !== null)
    : !isAfter(end, today)
}

/** A problem that is called active and has an end all the same. */
function contradicted(record: Resource, at: Circumstance): Phrase | undefined {
  return hasEnded(record, at)
    ? dated(endOf(record), 'Condition.endedOpen', 'Condition.endedOpenNoDate', 'unsure')
    : undefined
}

/** What is said of a problem without a clinical status that this app knows. */
function withoutStatus(record: Resource, clinical: Sent, verification: Sent, at: Circumstance): Phrase {
  if (clinical.other !== undefined) return asSent(clinical)
  if (hasEnded(record, at)) return plain('Condition.ended', 'past')
  return verification.code === 'confirmed' ? plain('Condition.confirmedOnly', 'unsure') : asSent(clinical)
}

/** Where a health problem stands, and how sure that is. What is not confirmed is never called current. */
export function condition(record: Resource, at: Circumstance): Phrase {
  const [clinical, verification] = [sentAt(record, 'clinicalStatus'), sentAt(record, 'verificationStatus')]
  if (isError(clinical, verification)) return mistake
  if (verification.code === 'refuted') return plain('Condition.ruledOut', 'void')
  const unsure = verification.code === undefined ? undefined : checking[verification.code]
  if (unsure)
    return at.died || clinical.code === 'inactive' || clinical.code === 'resolved'
      ? plain('Condition.wasChecked', 'past')
      : unsure
  const said = clinical.code === undefined ? undefined : table[clinical.code]
  if (!said) return withoutStatus(record, clinical, verification, at)
  if (!Object.hasOwn(goingOn, clinical.code ?? ''))
    return at.died && clinical.code === 'remission' ? plain('Condition.wasRemission', 'past') : said
  const denied = contradicted(record, at)
  if (denied) return denied
  if (verification.other !== undefined) return plain('Condition.unsure', 'unsure')
  return at.died ? untilDeath(at.died, 'currentUntil', 'currentAtDeath') : said
}
