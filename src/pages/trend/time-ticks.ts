const DAY_MS = 86_400_000

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

/** The start of the day, the year or the group of years (for steps of several years) before a time, in UTC. */
function firstTick({ months }: TickStep, from: number): number {
  const start = new Date(from)
  if (months === 0) return Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate())
  const years = months / 12
  return Date.UTC(years < 1 ? start.getUTCFullYear() : Math.floor(start.getUTCFullYear() / years) * years, 0, 1)
}

function ticksBy(step: TickStep, from: number, to: number): readonly number[] {
  const first = firstTick(step, from)
  const at = (index: number): number =>
    step.months === 0 ? first + index * step.days * DAY_MS : new Date(first).setUTCMonth(index * step.months)
  const ticks: number[] = []
  for (let index = 0; at(index) <= to; index += 1) if (at(index) >= from) ticks.push(at(index))
  return ticks
}

/**
 * Two to six ticks at whole days, months or years of a time axis in UTC, and their format. Where no step fits: both ends, or one tick for
 * one moment. Times in milliseconds since 1970.
 */
export function timeTicks(
  from: number,
  to: number,
): { readonly ticks: readonly number[]; readonly format: Intl.DateTimeFormatOptions } {
  for (const step of tickSteps) {
    // Skips steps with hundreds of ticks without computing them.
    if ((to - from) / (step.days * DAY_MS + step.months * 30 * DAY_MS) > 2 * MAX_TICKS) continue
    const ticks = ticksBy(step, from, to)
    if (ticks.length >= 2 && ticks.length <= MAX_TICKS) return { ticks, format: step.format }
  }
  return { ticks: from === to ? [from] : [from, to], format: { ...byMonth, day: 'numeric' } }
}
