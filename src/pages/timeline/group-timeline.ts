import { shownDay } from '../../fhir/shown-day'

/** The groups of a date: `YYYY`, `YYYY-MM` and `YYYY-MM-DD`; month and day are shorter where the date is. */
export interface DateGroups {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** A record on the timeline; `raw` is the day of its date, an unreadable one as sent, undefined without one. */
export interface TimelineEvent {
  readonly key: string
  readonly type: string
  readonly raw: string | undefined
  /** Of a readable `raw`; parsed once, as a list that grows is grouped repeatedly. */
  readonly dateGroups: DateGroups | undefined
  /** For sorting within a day: higher is newer. */
  readonly order: number
  /** Searchable text in lower case. */
  readonly text: string
}

export interface DayGroup<E> {
  /** `YYYY-MM-DD`, or `YYYY-MM` / `YYYY` for incomplete dates. */
  readonly raw: string
  readonly events: readonly E[]
}

export interface MonthGroup<E> {
  /** `YYYY-MM`, or `YYYY` for records without a month. */
  readonly raw: string
  readonly days: readonly DayGroup<E>[]
}

export interface YearGroup<E> {
  readonly year: string
  readonly count: number
  readonly months: readonly MonthGroup<E>[]
}

export interface TimelineGroups<E> {
  readonly years: readonly YearGroup<E>[]
  readonly undated: readonly E[]
}

/** The groups of a date by the day that is shown; undefined when it is missing or cannot be read. `timeZone` is the device's when absent. */
export function dateGroupsOf(raw: string | undefined, timeZone?: string): DateGroups | undefined {
  const [year, month, day] = shownDay(raw ?? '', timeZone)?.split('-') ?? []
  if (year === undefined) return undefined
  const yearMonth = month === undefined ? year : `${year}-${month}`
  return { year, month: yearMonth, day: day === undefined ? yearMonth : `${yearMonth}-${day}` }
}

function groupBy<E extends TimelineEvent>(
  events: readonly E[],
  level: keyof DateGroups,
): readonly (readonly [string, readonly E[]])[] {
  const groups = new Map<string, E[]>()
  for (const event of events) {
    const key = event.dateGroups?.[level] ?? ''
    const known = groups.get(key)
    if (known) known.push(event)
    else groups.set(key, [event])
  }
  return [...groups]
}

function descending<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0
  return a < b ? 1 : -1
}

/** Newest first; incomplete dates, which are shorter, are at the end of their year or month. */
const byDateDescending = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  b.length - a.length || descending(a, b)

/** Groups by year, month and day, newest first, by the day that is shown. */
export function groupTimeline<E extends TimelineEvent>(events: readonly E[]): TimelineGroups<E> {
  const undated = events.filter(({ dateGroups }) => dateGroups === undefined)
  const dated = events.filter(({ dateGroups }) => dateGroups !== undefined)
  const years = groupBy(dated, 'year')
    .toSorted(byDateDescending)
    .map(([year, ofYear]) => ({
      year,
      count: ofYear.length,
      months: groupBy(ofYear, 'month')
        .toSorted(byDateDescending)
        .map(([month, ofMonth]) => ({
          raw: month,
          days: groupBy(ofMonth, 'day')
            .toSorted(byDateDescending)
            .map(([day, ofDay]) => ({ raw: day, events: ofDay.toSorted((a, b) => descending(a.order, b.order)) })),
        })),
    }))
  return { years, undated }
}

/** The years of the events, newest first. */
export function yearsOfEvents(events: readonly Pick<TimelineEvent, 'dateGroups'>[]): readonly string[] {
  const years = new Set<string>()
  for (const { dateGroups } of events) if (dateGroups) years.add(dateGroups.year)
  return [...years].sort().reverse()
}

/** The newest years with at most `maxRows` records in total; at least one year. */
export function newestYears(
  years: readonly Pick<YearGroup<unknown>, 'year' | 'count'>[],
  maxRows: number,
): ReadonlySet<string> {
  const newest = new Set<string>()
  let rows = 0
  for (const { year, count } of years) {
    if (rows > 0 && rows + count > maxRows) break
    newest.add(year)
    rows += count
  }
  return newest
}
