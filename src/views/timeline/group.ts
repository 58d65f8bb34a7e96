/** One dated record as the timeline needs it; `raw` as sent, undefined when the record has no date that can be read. */
export interface TimelineEvent {
  readonly key: string
  readonly type: string
  readonly raw: string | undefined
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

export interface Timeline<E> {
  readonly years: readonly YearGroup<E>[]
  readonly undated: readonly E[]
}

const dated = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?:$|T)/

interface Parts<E> {
  readonly event: E
  readonly year: string
  readonly month: string
  readonly day: string
}

function partsOf<E extends TimelineEvent>(event: E): Parts<E> | undefined {
  const [, year, month, day] = dated.exec(event.raw ?? '') ?? []
  if (year === undefined) return undefined
  const ofMonth = month === undefined ? year : `${year}-${month}`
  return { event, year, month: ofMonth, day: day === undefined ? ofMonth : `${ofMonth}-${day}` }
}

function byKey<E>(events: readonly Parts<E>[], key: 'year' | 'month' | 'day'): readonly (readonly [string, readonly Parts<E>[]])[] {
  const groups = new Map<string, Parts<E>[]>()
  for (const event of events) {
    const known = groups.get(event[key])
    if (known) known.push(event)
    else groups.set(event[key], [event])
  }
  return [...groups]
}

/** Newest first; the coarser date (shorter text) closes its year or month. */
function newestGroupFirst(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  if (a[0].length !== b[0].length) return b[0].length - a[0].length
  return a[0] < b[0] ? 1 : a[0] > b[0] ? -1 : 0
}

/** Year, month and day groups, newest first, by the date as written (the place of care's own day); the rest is undated. */
export function groupTimeline<E extends TimelineEvent>(events: readonly E[]): Timeline<E> {
  const undated: E[] = []
  const withDate = events.flatMap((event) => {
    const parts = partsOf(event)
    if (!parts) undated.push(event)
    return parts ?? []
  })
  const inOrder = (ofDay: readonly Parts<E>[]) => ofDay.map(({ event }) => event).sort((a, b) => (a.order < b.order ? 1 : a.order > b.order ? -1 : 0))
  const years = byKey(withDate, 'year').toSorted(newestGroupFirst).map(([year, ofYear]) => ({
    year,
    count: ofYear.length,
    months: byKey(ofYear, 'month').toSorted(newestGroupFirst).map(([month, ofMonth]) => ({
      raw: month,
      days: byKey(ofMonth, 'day').toSorted(newestGroupFirst).map(([day, ofDay]) => ({ raw: day, events: inOrder(ofDay) })),
    })),
  }))
  return { years, undated }
}

/** The years of the events, newest first. */
export function yearsOf(events: readonly Pick<TimelineEvent, 'raw'>[]): readonly string[] {
  const years = new Set(events.flatMap(({ raw }) => (raw !== undefined && dated.test(raw) ? raw.slice(0, 4) : [])))
  return [...years].sort().reverse()
}

/** The newest years that together hold about so many records, and at least one: those that are drawn without being asked for. */
export function newestYears(years: readonly Pick<YearGroup<unknown>, 'year' | 'count'>[], most: number): ReadonlySet<string> {
  const drawn = new Set<string>()
  let sum = 0
  for (const { year, count } of years) {
    if (sum > 0 && sum + count > most) break
    drawn.add(year)
    sum += count
  }
  return drawn
}
