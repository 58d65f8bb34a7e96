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

function byKey<E>(events: readonly E[], key: (event: E) => string): readonly (readonly [string, readonly E[]])[] {
  const groups = new Map<string, E[]>()
  for (const event of events) {
    const known = groups.get(key(event))
    if (known) known.push(event)
    else groups.set(key(event), [event])
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
  const partOf = (length: number) => (event: E) => {
    const found = dated.exec(event.raw ?? '')
    return found ? found.slice(1, 1 + length).filter((part) => part !== undefined).join('-') : ''
  }
  const [withDate, undated] = [events.filter((event) => partOf(1)(event) !== ''), events.filter((event) => partOf(1)(event) === '')]
  const years = [...byKey(withDate, partOf(1))].sort(newestGroupFirst).map(([year, ofYear]) => ({
    year,
    count: ofYear.length,
    months: [...byKey(ofYear, partOf(2))].sort(newestGroupFirst).map(([month, ofMonth]) => ({
      raw: month,
      days: [...byKey(ofMonth, partOf(3))].sort(newestGroupFirst).map(([day, ofDay]) => ({ raw: day, events: [...ofDay].sort((a, b) => (a.order < b.order ? 1 : a.order > b.order ? -1 : 0)) })),
    })),
  }))
  return { years, undated }
}

/** How many records each quarter holds, from the first of the oldest year to the last of the newest; what is known to its year only counts to none. */
export function quartersOf(years: readonly YearGroup<{ readonly raw: string | undefined }>[]): readonly number[] {
  const [first, last] = [Number(years.at(-1)?.year), Number(years[0]?.year)]
  if (!Number.isFinite(first) || !Number.isFinite(last)) return []
  const quarters = Array.from({ length: (last - first + 1) * 4 }, () => 0)
  for (const { months } of years)
    for (const { raw, days } of months) {
      const at = (Number(raw.slice(0, 4)) - first) * 4 + Math.floor((Number(raw.slice(5, 7)) - 1) / 3)
      if (raw.length === 7 && quarters[at] !== undefined) quarters[at] += days.reduce((sum, { events }) => sum + events.length, 0)
    }
  return quarters
}

/** The newest years that together hold about so many records, and at least the year that is asked for. */
export function yearsWithin<E>(years: readonly YearGroup<E>[], most: number, upTo?: string): readonly YearGroup<E>[] {
  let sum = 0
  return years.filter(({ year, count }) => {
    const room = sum < most || (upTo !== undefined && year >= upTo)
    sum += count
    return room
  })
}
