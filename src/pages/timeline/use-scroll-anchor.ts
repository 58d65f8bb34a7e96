import { startTransition, useLayoutEffect, useMemo, useState } from 'react'

interface AnchoredEvent {
  readonly key: string
  readonly raw: string | undefined
}

/**
 * Of events that were loaded late, those that would push the page down above the day at the top of the viewport. `day` is undefined at the
 * top of the page.
 */
export function eventsAboveReader<E extends AnchoredEvent>(
  events: readonly E[],
  shownKeys: ReadonlySet<string>,
  day: string | undefined,
): readonly E[] {
  if (day === undefined || shownKeys.size === 0) return []
  return events.filter(({ key, raw }) => !shownKeys.has(key) && raw !== undefined && raw > day)
}

const none: readonly never[] = []

/** Within this distance from the top of the page nothing is held back. */
const TOP_ZONE_PX = 200

/** The day at the top of the viewport; undefined at the top of the page. */
function dayAtViewportTop(): string | undefined {
  if (window.scrollY < TOP_ZONE_PX) return undefined
  const days = [...document.querySelectorAll<HTMLElement>('[data-day]')]
  // Measuring content that `content-visibility` skips would lay it out: hundreds of months of a long record, one after the other.
  const laidOut = days.filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  const below = laidOut.find((element) => element.getBoundingClientRect().top > TOP_ZONE_PX)
  const current = below ? days[days.indexOf(below) - 1] : laidOut.at(-1)
  return current?.dataset['day']
}

interface AnchorState<E> {
  readonly events: readonly E[]
  readonly shown: readonly E[]
  readonly shownKeys: ReadonlySet<string>
}

const stateOf = <E extends AnchoredEvent>(events: readonly E[], shown: readonly E[]): AnchorState<E> => ({
  events,
  shown,
  shownKeys: new Set(shown.map(({ key }) => key)),
})

/**
 * Keeps the scroll position of somebody who reads while further events are loaded: events above that position are held back until they are
 * requested. `isPending` is true until new events have been taken into account.
 */
export function useScrollAnchor<E extends AnchoredEvent>(
  events: readonly E[],
): {
  readonly shown: readonly E[]
  readonly heldBack: readonly E[]
  readonly isPending: boolean
  readonly showHeldBack: () => void
} {
  const [state, setState] = useState(() => stateOf(events, events))
  const isPending = state.events !== events
  // Nothing is on the page yet, so there is no position to keep.
  if (isPending && state.shownKeys.size === 0) setState(stateOf(events, events))
  useLayoutEffect(() => {
    if (state.events === events) return
    // The page still shows the events from before.
    const heldBack = new Set(eventsAboveReader(events, state.shownKeys, dayAtViewportTop()))
    const shown = heldBack.size === 0 ? events : events.filter((event) => !heldBack.has(event))
    // A long list is drawn without blocking the page.
    startTransition(() => setState(stateOf(events, shown)))
  }, [events, state])
  return {
    shown: state.shown,
    heldBack: useMemo(
      () => (state.shown === state.events ? none : state.events.filter(({ key }) => !state.shownKeys.has(key))),
      [state],
    ),
    isPending,
    showHeldBack: () => setState(stateOf(events, events)),
  }
}
