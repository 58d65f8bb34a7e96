import type { SeriesPoint } from '../../clinical/observations/series'

/** How much of the time that ends now a chart shows: months and years, shortest first. */
export const trendRanges = ['3m', '1y', '5y', 'all'] as const
export type TrendRange = (typeof trendRanges)[number]

const DAY_MS = 86_400_000
const YEAR_MS = 365.25 * DAY_MS
const RANGE_MS: Readonly<Record<TrendRange, number>> = {
  '3m': YEAR_MS / 4,
  '1y': YEAR_MS,
  '5y': 5 * YEAR_MS,
  all: Infinity,
}

/** The points of the time that ends now. */
export function pointsIn<P extends SeriesPoint>(points: readonly P[], range: TrendRange, now: number): readonly P[] {
  return points.filter(({ at }) => now - at <= RANGE_MS[range])
}

/** Fewer points do not show how a test went. */
const MIN_POINTS = 5

/** The shortest time that holds five points; all of it when none does. */
export function defaultRange(points: readonly SeriesPoint[], now: number): TrendRange {
  return trendRanges.find((range) => pointsIn(points, range, now).length >= MIN_POINTS) ?? 'all'
}

interface TickStep {
  /** Months between ticks; 0 for days. */
  readonly months: number
  readonly days: number
  readonly format: Intl.DateTimeFormatOptions
}

const byDay: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' }
const byMonth: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric' }
const byYear: Intl.DateTimeFormatOptions = { year: 'numeric' }

const tickSteps: readonly TickStep[] = [
  ...[1, 2, 7, 14].map((days) => ({ months: 0, days, format: byDay })),
  ...[1, 3, 6].map((months) => ({ months, days: 0, format: byMonth })),
  ...[1, 2, 5, 10, 20, 50].map((years) => ({ months: years * 12, days: 0, format: byYear })),
]

const MAX_TICKS = 6

function ticksBy({ months, days }: TickStep, from: number, to: number): readonly number[] {
  const start = new Date(from)
  const first =
    months === 0
      ? Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate())
      : Date.UTC(
          months < 12 ? start.getUTCFullYear() : Math.floor(start.getUTCFullYear() / (months / 12)) * (months / 12),
          0,
          1,
        )
  const at = (index: number): number =>
    months === 0 ? first + index * days * DAY_MS : new Date(first).setUTCMonth(index * months)
  const ticks: number[] = []
  for (let index = 0; at(index) <= to; index += 1) if (at(index) >= from) ticks.push(at(index))
  return ticks
}

/** At most six ticks at whole days, months or years of a time axis in UTC, and how they are written. One moment alone gets one tick. */
export function timeTicks(
  from: number,
  to: number,
): { readonly ticks: readonly number[]; readonly format: Intl.DateTimeFormatOptions } {
  for (const step of tickSteps) {
    // Steps that would give many hundreds of ticks are not counted out.
    if ((to - from) / (step.days * DAY_MS + step.months * 30 * DAY_MS) > 2 * MAX_TICKS) continue
    const ticks = ticksBy(step, from, to)
    if (ticks.length >= 2 && ticks.length <= MAX_TICKS) return { ticks, format: step.format }
  }
  return { ticks: from === to ? [from] : [from, to], format: { ...byMonth, day: 'numeric' } }
}
