/** What of the timeline is shown; all of it stands in the address but the search text. */
export interface TimelineFilters {
  /** Types that are shown; undefined for all. */
  readonly show: readonly string[] | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}

const validYear = (value: string | null): string | undefined =>
  value !== null && /^\d{4}$/.test(value) ? value : undefined

/** Filters from the address; types and years that nobody knows are as if they were not there. */
export function readTimelineFilters(query: URLSearchParams, types: readonly string[]): TimelineFilters {
  const named = query
    .get('show')
    ?.split(',')
    .filter((type) => types.includes(type))
  return {
    show: named && named.length > 0 ? named : undefined,
    from: validYear(query.get('from')),
    to: validYear(query.get('to')),
  }
}

/** The query for these filters, empty when everything is shown. */
export function timelineQuery({ show, from, to }: TimelineFilters): URLSearchParams {
  return new URLSearchParams({
    ...(show ? { show: show.join(',') } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  })
}

interface FilterableEvent {
  readonly type: string
  readonly raw: string | undefined
  readonly text: string
}

/** True for an event that the filters and the text leave; its plain name, in lower case, counts as its own. What has no date is in every span of years, for it may belong there. */
export function matchesTimelineFilters(
  { type, raw, text }: FilterableEvent,
  { show, from, to }: TimelineFilters,
  wanted: string,
  plainName: () => string = () => '',
): boolean {
  const of = /^\d{4}/.exec(raw ?? '')?.[0]
  const inTime = of === undefined || ((from === undefined || of >= from) && (to === undefined || of <= to))
  const typed = wanted.trim().toLowerCase()
  return inTime && (show === undefined || show.includes(type)) && (text.includes(typed) || plainName().includes(typed))
}
