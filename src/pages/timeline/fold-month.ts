import type { DayGroup } from './group-timeline'

/** Records that one line stands for, newest first; at least two. */
export interface Fold<E> {
  readonly key: string
  readonly events: readonly E[]
}

export interface FoldedDay<E> extends DayGroup<E> {
  /** Of this day alone. */
  readonly folds: readonly Fold<E>[]
}

export interface FoldedMonth<E> {
  readonly days: readonly FoldedDay<E>[]
  /** Of several days of the month. */
  readonly folds: readonly Fold<E>[]
}

/**
 * Folds what repeats within a month. Events with one key are folded if there are at least two; those without a key keep their place, and so do days on
 * which something is left.
 */
export function foldMonth<E>(days: readonly DayGroup<E>[], keyOf: (event: E) => string | undefined): FoldedMonth<E> {
  const found = new Map<string, { readonly event: E; readonly day: string }[]>()
  for (const day of days)
    for (const event of day.events) {
      const key = keyOf(event)
      if (key !== undefined) found.set(key, [...(found.get(key) ?? []), { event, day: day.raw }])
    }
  const repeated = [...found].filter(([, members]) => members.length > 1)
  const folded = new Set(repeated.flatMap(([, members]) => members.map(({ event }) => event)))
  const folds = repeated.map(([key, members]) => {
    const [first] = members
    const isOfOneDay = members.every(({ day }) => day === first?.day)
    return { key, events: members.map(({ event }) => event), day: isOfOneDay ? first?.day : undefined }
  })
  return {
    days: days
      .map(({ raw, events }) => ({
        raw,
        events: events.filter((event) => !folded.has(event)),
        folds: folds.filter(({ day }) => day === raw),
      }))
      .filter((day) => day.events.length > 0 || day.folds.length > 0),
    folds: folds.filter(({ day }) => day === undefined),
  }
}
