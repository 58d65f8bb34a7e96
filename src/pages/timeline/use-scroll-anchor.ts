import { useState } from 'react'

interface AnchoredEvent {
  readonly key: string
  readonly raw: string | undefined
}

/** Of events that came late, those that would push the page down above the day at which somebody reads. `reading` is that day, undefined at the top of the page. */
export function eventsAboveReader<E extends AnchoredEvent>(
  events: readonly E[],
  known: ReadonlySet<string>,
  reading: string | undefined,
): readonly E[] {
  if (reading === undefined || known.size === 0) return []
  return events.filter(({ key, raw }) => !known.has(key) && raw !== undefined && raw > reading)
}

/** Pixels from the top of the page within which nobody has begun to read. */
const TOP_ZONE_PX = 200

/** The day at the top of the window; undefined while the page stands at its top. */
function dayAtViewportTop(): string | undefined {
  if (window.scrollY < TOP_ZONE_PX) return undefined
  const days = [...document.querySelectorAll<HTMLElement>('[data-day]')]
  // What is far off is not laid out, and to measure it would lay it out: hundreds of months of a long record, one after the other.
  const laidOut = days.filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  const below = laidOut.find((element) => element.getBoundingClientRect().top > TOP_ZONE_PX)
  const reading = below ? days[days.indexOf(below) - 1] : laidOut.at(-1)
  return reading?.dataset['day']
}

/** The events to draw now, how many new ones wait above the reader, and the way to let them in. */
export function useScrollAnchor<E extends AnchoredEvent>(
  events: readonly E[],
): { readonly drawn: readonly E[]; readonly waiting: number; readonly letIn: () => void } {
  const [state, setState] = useState<{
    readonly events: readonly E[]
    readonly drawn: readonly E[]
    readonly known: ReadonlySet<string>
  }>({ events: [], drawn: [], known: new Set() })
  if (state.events !== events) {
    const held = new Set(eventsAboveReader(events, state.known, dayAtViewportTop()).map(({ key }) => key))
    const drawn = held.size === 0 ? events : events.filter(({ key }) => !held.has(key))
    setState({ events, drawn, known: new Set(drawn.map(({ key }) => key)) })
  }
  const letIn = (): void => setState({ events, drawn: events, known: new Set(events.map(({ key }) => key)) })
  return { drawn: state.drawn, waiting: state.events.length - state.drawn.length, letIn }
}
