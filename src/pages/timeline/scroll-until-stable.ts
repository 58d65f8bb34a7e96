/** Frames in which nothing moves until a place is taken as kept. */
const STABLE_FRAMES = 20
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings an element to the top of the window and keeps it there while what stands around it is laid out for the first time:
 * months far off have a height that is only a guess. Ends when nothing moves any more, or when the reader moves the page.
 */
export function scrollUntilStable(element: Element): void {
  element.scrollIntoView()
  const top = (): number => element.getBoundingClientRect().top
  let place = top()
  const ended = new AbortController()
  for (const type of USER_EVENTS) addEventListener(type, () => ended.abort(), { signal: ended.signal, passive: true })
  let still = 0
  const look = (): void => {
    if (ended.signal.aborted || still >= STABLE_FRAMES) return ended.abort()
    const moved = Math.abs(top() - place) > 1
    if (moved) {
      element.scrollIntoView()
      // A page that has become shorter may not let it up so far any more.
      place = top()
    }
    still = moved ? 0 : still + 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
