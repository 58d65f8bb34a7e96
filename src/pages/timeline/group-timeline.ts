/** The groups that a date belongs to: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, the finer ones as coarse as the date is. */
export interface DateGroups {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** One dated record as the timeline needs it; `raw` as sent, undefined when the record has no date that can be read. */
export interface TimelineEvent {
  readonly key: string
  readonly type: string
  readonly raw: string | undefined
  /** Where `raw` puts it; read once, for a list that grows is grouped again and again. */
  readonly dateGroups: DateGroups | undefined
  /** For sorting within a day: higher is newer. */
  readonly order: number
  /** Lower case words that the text filter looks in. */
  readonly text: string
}

export interface DayGroup<E> {
  /** `YYYY-MM-DD`, or `YYYY-MM` / `YYYY` when no more is known. */
  readonly raw: string
  readonly events: readonly E[]
}

export interface MonthGroup<E> {
  /** `YYYY-MM`, or `YYYY` for records whose month is not known. */
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

const DATE_PATTERN = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?:$|T)/

/** Of a date as sent; undefined when it is missing or cannot be read. */
export function dateGroupsOf(raw: string | undefined): DateGroups | undefined {
  const [, year, month, day] = DATE_PATTERN.exec(raw ?? '') ?? []
  if (year === undefined) return undefined
  const ofMonth = month === undefined ? year : `${year}-${month}`
  return { year, month: ofMonth, day: day === undefined ? ofMonth : `${ofMonth}-${day}` }
}

function groupBy<E extends TimelineEvent>(
  events: readonly E[],
  key: keyof DateGroups,
): readonly (readonly [string, readonly E[]])[] {
  const groups = new Map<string, E[]>()
  for (const event of events) {
    const name = event.dateGroups?.[key] ?? ''
    const known = groups.get(name)
    if (known) known.push(event)
    else groups.set(name, [event])
  }
  return [...groups]
}

/** Newest first; the coarser date (shorter text) closes its year or month. */
function newestGroupFirst(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  if (a[0].length !== b[0].length) return b[0].length - a[0].length
  return a[0] < b[0] ? 1 : a[0] > b[0] ? -1 : 0
}

/** Year, month and day groups, newest first, by the date as written (the place of care's own day); the rest is undated. */
export function groupTimeline<E extends TimelineEvent>(events: readonly E[]): TimelineGroups<E> {
  const undated = events.filter(({ dateGroups: span }) => span === undefined)
  const withDate = events.filter(({ dateGroups: span }) => span !== undefined)
  const inOrder = (ofDay: readonly E[]) =>
    ofDay.toSorted((a, b) => (a.order < b.order ? 1 : a.order > b.order ? -1 : 0))
  const years = groupBy(withDate, 'year')
    .toSorted(newestGroupFirst)
    .map(([year, ofYear]) => ({
      year,
      count: ofYear.length,
      months: groupBy(ofYear, 'month')
        .toSorted(newestGroupFirst)
        .map(([month, ofMonth]) => ({
          raw: month,
          days: groupBy(ofMonth, 'day')
            .toSorted(newestGroupFirst)
            .map(([day, ofDay]) => ({ raw: day, events: inOrder(ofDay) })),
        })),
    }))
  return { years, undated }
}

/** The years of the events, newest first. */
export function yearsOfEvents(events: readonly Pick<TimelineEvent, 'span'>[]): readonly string[] {
  const years = new Set<string>()
  for (const { dateGroups: span } of events) if (span) years.add(span.year)
  return [...years].sort().reverse()
}

/** The newest years that together hold about so many records, and at least one: those that are drawn without being asked for. */
export function newestYears(
  years: readonly Pick<YearGroup<unknown>, 'year' | 'count'>[],
  most: number,
): ReadonlySet<string> {
  const drawn = new Set<string>()
  let sum = 0
  for (const { year, count } of years) {
    if (sum > 0 && sum + count > most) break
    drawn.add(year)
    sum += count
  }
  return drawn
}
