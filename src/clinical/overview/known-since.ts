import { compareKeys, dateInterval, orderKey, parsePartialDate } from '../../fhir/partial-date'
import { textOf } from '../../lib/json'
import { dayInZone } from '../../fhir/zone-day'
import { labelFor } from '../../resources/label-kind'
import { requestLabel } from '../../resources/request-kind'
import { walk } from '../../resources/walk'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** Where a record itself says since when it is known: the first of these dates that it has. No other type says so. */
const knownBy: Partial<Readonly<Record<RecordType, readonly string[]>>> = {
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

/** From when on an entry is new. */
export interface Since {
  /** Moments count from here on, in milliseconds since 1970. */
  readonly at: number
  /** Days count from here on, `yyyy-mm-dd`; of a month or a year the first day. */
  readonly day: string
}

/** `new`: its own date is later; `corrected`: that of a result or report that was changed after it was shown; `changed`: only the system's mark is later. */
type NewsKind = 'corrected' | 'new' | 'changed'

export interface NewsItem {
  readonly record: Resource
  readonly kind: NewsKind
  /** The date that made it count, as sent, and the label key of its element; of a changed entry the system's own mark, without a label. */
  readonly raw: string
  readonly label: string | undefined
}

export interface News {
  /** Corrected ones first, then the newest. */
  readonly items: readonly NewsItem[]
  /** Entries of which nothing tells since when they are known. */
  readonly undated: number
}

/** What was only suggested was not prescribed on any date. */
const labelOf = (label: string, record: Resource): string =>
  record.resourceType === 'MedicationRequest' ? requestLabel(record, label) : labelFor(label, record)

const corrected: readonly (string | undefined)[] = ['amended', 'corrected', 'appended']
const kindOrder: readonly NewsKind[] = ['corrected', 'new', 'changed']

const dayOf = (year: number, month = 1, day = 1): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')

/** True for a date all of whose time lies at or after the moment; undefined for text that is no date. */
export function isSince(raw: string, since: Since): boolean | undefined {
  const date = parsePartialDate(raw)
  if (!date) return undefined
  if (date.precision === 'instant' && date.offset !== undefined) return dateInterval(date).from >= since.at
  return dayOf(date.year, date.month, date.day) >= since.day
}

const midnight = (day: string): number => new Date(`${day}T00:00`).getTime()

/** From the beginning of a day (`yyyy-mm-dd`) on, in the zone of the device. */
export const sinceDay = (day: string): Since => ({ at: midnight(day), day })

/** So many days back from a moment, in the zone of the device. */
export function sinceDaysAgo(days: number, now: number): Since {
  const at = new Date(midnight(dayInZone(now, undefined)))
  at.setDate(at.getDate() - days)
  return sinceDay(dayInZone(at.getTime(), undefined))
}

/** From the end of a visit on: what carries the day of the visit without a time may be of the visit itself, so it does not count. Undefined where the visit has no day. */
export function sinceVisit(visit: Resource): Since | undefined {
  const raw = ['period.end', 'period.start']
    .flatMap((path) => walk(visit, path).map(textOf))
    .find((text) => text !== undefined && parsePartialDate(text)?.day !== undefined)
  const date = raw === undefined ? undefined : parsePartialDate(raw)
  if (!date) return undefined
  const { year, month = 1, day = 1 } = date
  const next = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10)
  return {
    at: date.precision === 'instant' && date.offset !== undefined ? dateInterval(date).to : midnight(next),
    day: next,
  }
}

/** Statuses of what has not taken place: the day for which it is meant tells nothing of when it came into the record. */
const ahead: Partial<Readonly<Record<RecordType, readonly string[]>>> = {
  Encounter: ['planned', 'cancelled'],
  Procedure: ['preparation'],
}

/** The date since when a record is known, by the record itself; none that lies ahead. */
function ownDate(type: RecordType, record: Resource, today: string): { raw: string; label: string } | undefined {
  if (ahead[type]?.includes(textOf(record['status']) ?? '')) return undefined
  for (const path of knownBy[type] ?? []) {
    const raw = walk(record, path)
      .map(textOf)
      .find((text) => text !== undefined && parsePartialDate(text) !== undefined)
    if (raw !== undefined)
      return raw.slice(0, today.length) > today
        ? undefined
        : { raw, label: labelOf(`${type}.${path.replace(/\.(?:start|end)$/, '')}`, record) }
  }
  return undefined
}

const markOf = (record: Resource): string | undefined => {
  const [mark] = walk(record, 'meta.lastUpdated').map(textOf)
  return mark !== undefined && parsePartialDate(mark)?.precision === 'instant' ? mark : undefined
}

const FEW = 0.5
const NEARLY_ALL = 0.95

/**
 * True where the system's marks of its last change tell anything: nearly all entries of the type have one, and no one day holds half of them. A system
 * that indexes its entries anew marks all of them with that day.
 */
export function marksAreFit(records: readonly Resource[]): boolean {
  const days = records.flatMap((record) => markOf(record)?.slice(0, 10) ?? [])
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  return (
    records.length > 1 &&
    days.length >= records.length * NEARLY_ALL &&
    Math.max(...counts.values()) < records.length * FEW
  )
}

function itemOf(type: RecordType, record: Resource, since: Since, today: string, fit: boolean): NewsItem | undefined {
  const own = ownDate(type, record, today)
  if (own && isSince(own.raw, since))
    return { record, kind: corrected.includes(textOf(record['status'])) ? 'corrected' : 'new', ...own }
  const mark = fit ? markOf(record) : undefined
  return mark !== undefined && isSince(mark, since)
    ? { record, kind: 'changed', raw: mark, label: undefined }
    : undefined
}

/** What of one type came since, by the dates that the records hold; `today` is `yyyy-mm-dd` where the reader is. */
export function newsOf(type: RecordType, records: readonly Resource[], since: Since, today: string): News {
  const fit = marksAreFit(records)
  const items = records.flatMap((record) => itemOf(type, record, since, today, fit) ?? [])
  const keyed = items.map((item) => ({ item, key: orderKey(item.raw) }))
  keyed.sort((a, b) => kindOrder.indexOf(a.item.kind) - kindOrder.indexOf(b.item.kind) || compareKeys(a.key, b.key))
  return {
    items: keyed.map(({ item }) => item),
    undated: fit ? 0 : records.filter((record) => ownDate(type, record, today) === undefined).length,
  }
}
