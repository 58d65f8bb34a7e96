/** Frames without movement after which the layout counts as stable. */
const STABLE_FRAMES = 20
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls so that the top of an element is `top` pixels below that of the viewport, and keeps it there while the content around it is laid out for the
 * first time: the height of distant months is only an estimate. Ends when nothing moves anymore, or when the person scrolls or presses a key.
 */
export function holdInPlace(element: Element, top: number): void {
  const topOf = (): number => element.getBoundingClientRect().top
  let expectedTop = top
  const controller = new AbortController()
  for (const type of USER_EVENTS)
    addEventListener(type, () => controller.abort(), { signal: controller.signal, passive: true })
  let stableFrames = 0
  const check = (): void => {
    if (controller.signal.aborted || stableFrames >= STABLE_FRAMES) return controller.abort()
    const moved = topOf() - expectedTop
    const hasMoved = Math.abs(moved) > 1
    if (hasMoved) {
      scrollBy({ top: moved, behavior: 'instant' })
      // A page that became shorter may not be able to scroll as far as before.
      expectedTop = topOf()
    }
    stableFrames = hasMoved ? 0 : stableFrames + 1
    requestAnimationFrame(check)
  }
  check()
}
