import { addDays, dayStart, toDay, type Day } from '../../fhir/day'
import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { periodEnds } from '../../fhir/period-ends'
import { compareDateSortKeys, dateSortKey, isMoment, shownDay } from '../../fhir/shown-day'
import { textOf } from '../../lib/json'
import { dayInZone, momentAt } from '../../fhir/zone-day'
import { labelKeyFor } from '../../resources/label-key'
import { requestLabelKey } from '../../resources/request-kind'
import { valuesAtPath } from '../../resources/element-path'
import type { RecordType } from '../../contract'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'

/** Dates since when a record has been known; the first that it has counts. Other types have none. */
const recordedDatePaths: Partial<Readonly<Record<RecordType, readonly string[]>>> = {
  AllergyIntolerance: ['recordedDate'],
  Condition: ['recordedDate'],
  DiagnosticReport: ['issued', 'effectiveDateTime', 'effectivePeriod.end'],
  DocumentReference: ['date'],
  Encounter: ['period.end', 'period.start'],
  Goal: ['statusDate'],
  Immunization: ['recorded', 'occurrenceDateTime'],
  MedicationDispense: ['whenHandedOver'],
  MedicationRequest: ['authoredOn'],
  Observation: ['issued', 'effectiveDateTime', 'effectiveInstant', 'effectivePeriod.end'],
  Procedure: ['performedPeriod.end', 'performedDateTime'],
}

/** The start of "what's new". */
export interface Since {
  /** Lower bound for times, in milliseconds since 1970. */
  readonly at: number
  /** Lower bound for dates, `yyyy-mm-dd`; a month or year counts as its first day. */
  readonly day: string
}

/** `new`: the record's own date is later; `corrected`: the same for an amended result or report; `changed`: only `meta.lastUpdated` is later. */
type RecordChangeKind = 'corrected' | 'new' | 'changed'

export interface RecordChange {
  readonly record: Resource
  readonly kind: RecordChangeKind
  /** The date that counted, as sent, with the label key of its element; for `changed` it is `meta.lastUpdated`, without a label. */
  readonly raw: string
  readonly label: string | undefined
}

export interface RecordChanges {
  /** Corrected ones first, then newest first. */
  readonly items: readonly RecordChange[]
  /** Number of records without a date since when they have been known. */
  readonly undated: number
}

/** Labels differ for suggestions, which were not prescribed on any date. */
const labelOf = (label: string, record: Resource): string =>
  isOfType(record, 'MedicationRequest') ? requestLabelKey(record, label) : labelKeyFor(label, record)

const correctedStatuses: readonly (string | undefined)[] = ['amended', 'corrected', 'appended']
const kindOrder: readonly RecordChangeKind[] = ['corrected', 'new', 'changed']

/** The dates at a path of `recordedDatePaths`, as sent (of a Period, see `periodEnds`). */
function datesAtPath(record: Resource, path: string): readonly string[] {
  const [, element, end] = /^(.*)\.(start|end)$/.exec(path) ?? []
  const dates =
    element === undefined
      ? valuesAtPath(record, path).map(textOf)
      : valuesAtPath(record, element).map((period) => periodEnds(period)[end as 'start' | 'end'])
  return dates.filter((raw) => raw !== undefined)
}

/** True when all of the date is at or after the bound; undefined for text that is not a date. */
export function isSince(raw: string, since: Since): boolean | undefined {
  const date = parsePartialDate(raw)
  if (!date) return undefined
  if (isMoment(date)) return dateInterval(date).from >= since.at
  return `${shownDay(raw)}-01-01`.slice(0, since.day.length) >= since.day
}

const localMidnight = (day: Day): number => momentAt(dayStart(day), undefined)

/** From the start of a day in the device's time zone. */
export const sinceDay = (day: Day): Since => ({ at: localMidnight(day), day })

/** From the start of the day some days before `now` (milliseconds), in the device's time zone. */
export function sinceDaysAgo(days: number, now: number): Since {
  const today = dayInZone(now, undefined)
  return sinceDay(addDays(today, -days) ?? today)
}

/** From the end of a visit. A date without a time on the day of the visit may belong to the visit and does not count. Undefined when the visit has no day. */
export function sinceVisit(visit: ResourceOf<'Encounter'>): Since | undefined {
  const raw = ['period.end', 'period.start']
    .flatMap((path) => datesAtPath(visit, path))
    .find((text) => parsePartialDate(text)?.day !== undefined)
  const date = raw === undefined ? undefined : parsePartialDate(raw)
  const day = toDay(shownDay(raw ?? ''))
  const next = day && addDays(day, 1)
  if (!date || !next) return undefined
  return {
    at: isMoment(date) ? dateInterval(date).to : localMidnight(next),
    day: next,
  }
}

/** Statuses of events that did not take place: their date is not when they were recorded. */
const plannedStatuses: Partial<Readonly<Record<RecordType, readonly string[]>>> = {
  Encounter: ['planned', 'cancelled'],
  Procedure: ['preparation'],
}

/** The date since when a record has been known; never a future one. */
function recordedDate(type: RecordType, record: Resource, today: string): { raw: string; label: string } | undefined {
  if (plannedStatuses[type]?.includes(textOf(record['status']) ?? '')) return undefined
  for (const path of recordedDatePaths[type] ?? []) {
    const raw = datesAtPath(record, path).find((text) => parsePartialDate(text) !== undefined)
    if (raw !== undefined)
      return (shownDay(raw) ?? '') > today
        ? undefined
        : { raw, label: labelOf(`${type}.${path.replace(/\.(?:start|end)$/, '')}`, record) }
  }
  return undefined
}

const lastUpdatedOf = (record: Resource): string | undefined => {
  const [lastUpdated] = valuesAtPath(record, 'meta.lastUpdated').map(textOf)
  return lastUpdated !== undefined && parsePartialDate(lastUpdated)?.precision === 'instant' ? lastUpdated : undefined
}

const MAX_SHARE_ON_ONE_DAY = 0.5
const MIN_SHARE_WITH_TIME = 0.95

/**
 * True when `meta.lastUpdated` is meaningful: nearly all records of the type have it, and no single day has half of them.
 * A system that reindexes its records gives all of them the same day.
 */
export function areUpdateTimesReliable(records: readonly Resource[]): boolean {
  const days = records.flatMap((record) => shownDay(lastUpdatedOf(record) ?? '') ?? [])
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  return (
    records.length > 1 &&
    days.length >= records.length * MIN_SHARE_WITH_TIME &&
    Math.max(...counts.values()) < records.length * MAX_SHARE_ON_ONE_DAY
  )
}

function recordChangeOf(
  type: RecordType,
  record: Resource,
  since: Since,
  today: string,
  isReliable: boolean,
): RecordChange | undefined {
  const date = recordedDate(type, record, today)
  if (date && isSince(date.raw, since))
    return { record, kind: correctedStatuses.includes(textOf(record['status'])) ? 'corrected' : 'new', ...date }
  const lastUpdated = isReliable ? lastUpdatedOf(record) : undefined
  return lastUpdated !== undefined && isSince(lastUpdated, since)
    ? { record, kind: 'changed', raw: lastUpdated, label: undefined }
    : undefined
}

/** Records of one type that are new since a time, by their own dates; `today` is the local day, `yyyy-mm-dd`. */
export function recordChangesSince(
  type: RecordType,
  records: readonly Resource[],
  since: Since,
  today: string,
): RecordChanges {
  const isReliable = areUpdateTimesReliable(records)
  const items = records.flatMap((record) => recordChangeOf(type, record, since, today, isReliable) ?? [])
  const keyed = items.map((item) => ({ item, key: dateSortKey(item.raw) }))
  keyed.sort(
    (a, b) => kindOrder.indexOf(a.item.kind) - kindOrder.indexOf(b.item.kind) || compareDateSortKeys(a.key, b.key),
  )
  return {
    items: keyed.map(({ item }) => item),
    undated: isReliable ? 0 : records.filter((record) => recordedDate(type, record, today) === undefined).length,
  }
}
