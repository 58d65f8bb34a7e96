import { formatTimePart, formatDate, formatPeriod, type DateOptions } from '../../fhir/format-date'
import { isObject, textOf } from '../../lib/json'
import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { descriptorOf } from '../../resources/descriptors'
import { valuesAtPath } from '../../resources/element-path'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** Dates that are what the record is: "Visit" says more than "Visit, date of the visit". */
const SELF_EXPLANATORY_DATES = [
  'Encounter.period',
  'Procedure.performedDateTime',
  'Procedure.performedPeriod',
  'Immunization.occurrenceDateTime',
  'CarePlan.period',
  'CareTeam.period',
  'Coverage.period',
]

interface EventDate {
  /** Label key of what the date is the date of; undefined where the kind of record says it. */
  readonly label: string | undefined
  /** What the heading of the day does not say: the time, or both ends of a longer time. */
  readonly text: string | undefined
}

/** Dates whose label wants the day after it. */
const DATES_WITH_DAY = ['Goal.target.dueDate', 'Goal.statusDate']
/** Times that go on after their beginning where no end is given. */
const OPEN_ENDED_PERIODS = ['CarePlan.period', 'CareTeam.period', 'Coverage.period']

/** A problem begins at one moment: its period says between which days. */
const isSingleMoment = (type: RecordType, resource: Resource): boolean =>
  type === 'Condition' && textOf(resource['onsetDateTime']) === undefined

const dayOf = (raw: string): string => raw.slice(0, 10)
const isFuture = (raw: string, now: number): boolean => {
  const date = parsePartialDate(raw)
  return date !== undefined && dateInterval(date).from > now
}

/** What a row of the timeline says of its date besides the day under which it stands (`now` in milliseconds since 1970); undefined for a record without a date. */
export function eventDate(
  type: RecordType,
  resource: Resource,
  options: DateOptions,
  now: number,
): EventDate | undefined {
  const date = descriptorOf(type).date(resource)
  if (!date) return undefined
  const path = date.label.replace(/:\w+$/, '')
  const label = SELF_EXPLANATORY_DATES.includes(path) ? undefined : date.label
  if (DATES_WITH_DAY.includes(path)) return { label, text: formatDate(date.raw, options).text }
  const moment = isSingleMoment(type, resource)
  const [period] = valuesAtPath(resource, moment ? 'onsetPeriod' : path.slice(type.length + 1)).flatMap((value) =>
    isObject(value) ? [{ start: textOf(value['start']), end: textOf(value['end']) }] : [],
  )
  const { start, end } = period ?? {}
  const whole =
    (end !== undefined && (start === undefined || dayOf(start) !== dayOf(end))) ||
    (end === undefined && start !== undefined && OPEN_ENDED_PERIODS.includes(path) && !isFuture(start, now))
  if (whole)
    return {
      label,
      text: formatPeriod(
        {
          ...(start === undefined ? {} : { start }),
          ...(end === undefined ? {} : { end }),
          ...(moment ? { within: true } : {}),
        },
        options,
      )?.text,
    }
  return { label, text: formatTimePart(date.raw, options) }
}
