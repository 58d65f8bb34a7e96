import type { DateGroups } from './group-timeline'

/** Filters of the timeline. All but the search text is in the URL. */
export interface TimelineFilters {
  /** Kinds that are shown; undefined for all. */
  readonly show: readonly string[] | undefined
  /** The first and the last year; undefined without a limit. */
  readonly from: string | undefined
  readonly to: string | undefined
}

const validYear = (value: string | null): string | undefined =>
  value !== null && /^\d{4}$/.test(value) ? value : undefined

/** Reads the filters from the query string; unknown types and invalid years are left out. */
export function readTimelineFilters(query: URLSearchParams, types: readonly string[]): TimelineFilters {
  const known = query
    .get('show')
    ?.split(',')
    .filter((type) => types.includes(type))
  return {
    show: known && known.length > 0 ? known : undefined,
    from: validYear(query.get('from')),
    to: validYear(query.get('to')),
  }
}

/** The query string of the filters, empty when everything is shown. */
export function timelineQuery({ show, from, to }: TimelineFilters): URLSearchParams {
  return new URLSearchParams({
    ...(show ? { show: show.join(',') } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  })
}

interface FilterableEvent {
  readonly kind: string
  readonly dateGroups: DateGroups | undefined
  readonly text: string
}

/** True for an event that passes the filters and the search text, which is compared with its text and its plain name (lower case). Events without a date are in every range of years. */
export function matchesTimelineFilters(
  { kind, dateGroups, text }: FilterableEvent,
  { show, from, to }: TimelineFilters,
  search: string,
  plainName: () => string = () => '',
): boolean {
  const year = dateGroups?.year
  const isInRange = year === undefined || ((from === undefined || year >= from) && (to === undefined || year <= to))
  const searched = search.trim().toLowerCase()
  return (
    isInRange &&
    (show === undefined || show.includes(kind)) &&
    (text.includes(searched) || plainName().includes(searched))
  )
}
