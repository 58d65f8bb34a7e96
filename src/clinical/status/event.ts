import { dateOf, daysSince, isAfter, isBefore, periodEnd } from './day'
import { naming, plain, type Circumstance, type Phrase } from './status'
import type { Resource } from '../../fhir/resource'

/** What was to take place: ahead, over its day without a word, or of a time after the person's death. */
export function toCome(record: Resource, { today, died }: Circumstance, ahead: Phrase): Phrase {
  const date = dateOf(record)
  if (date === undefined) return died ? plain('wasPlannedNoDate', 'past') : ahead
  if (died && (isAfter(date, (died.on ?? today).slice(0, 10)) || !isBefore(date, today)))
    return naming('wasPlanned', 'past', date)
  return isBefore(date, today) ? naming('passed', 'unsure', date) : ahead
}

/** What is marked as going on: `going` while it is no older than `days`, else only when it began. */
export function goingOn(
  record: Resource,
  { today, died }: Circumstance,
  period: string,
  days: number,
  going: Phrase,
): Phrase {
  const [start, end] = [dateOf(record), periodEnd(record, period, 'end')]
  if (end !== undefined && isBefore(end, today)) return naming('endedOpen', 'unsure', end)
  if (start === undefined) return plain('openNoDate', 'unsure')
  if (isAfter(start, today)) return naming('openAhead', 'unsure', start)
  return died || daysSince(start, today) > days ? naming('began', 'unsure', start) : going
}

/** What is marked as done, which its date may deny. */
export function over(record: Resource, { today }: Circumstance, done: Phrase): Phrase {
  const date = dateOf(record)
  return date !== undefined && isAfter(date, today) ? naming('doneAhead', 'unsure', date) : done
}

/** What holds for a time and is marked as holding, which its dates or a death may deny. */
export function holds(
  record: Resource,
  { today, died }: Circumstance,
  current: Phrase,
  ended: 'wasToEnd' | 'Coverage.ended',
  atDeath: (on: { readonly on: string | undefined }) => Phrase,
): Phrase {
  const [start, end] = [periodEnd(record, 'period', 'start'), periodEnd(record, 'period', 'end')]
  if (end !== undefined && isBefore(end, today)) return naming(ended, 'unsure', end)
  if (died)
    return start !== undefined && isAfter(start, (died.on ?? today).slice(0, 10))
      ? naming('wasPlanned', 'past', start)
      : atDeath(died)
  return start !== undefined && isAfter(start, today) ? naming('startsOn', 'wait', start) : current
}
