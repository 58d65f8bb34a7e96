import { useEffect } from 'react'
import { holdInPlace } from '../../ui/hold-in-place'

/** What keeps its place: rows, headings and paragraphs. */
const ROWS = '[data-row], li, tr, h2, h3, p'
/** Distance between the points at which a row is looked for, in pixels; less than the height of a row. */
const STEP_PX = 24

/** How often a row is looked for: content that was skipped out of view (`content-visibility`) is laid out some frames after a scroll. */
const MAX_FRAMES = 20

/** The row that begins first in the upper half of the viewport. Only what is visible there is laid out. */
function firstRowInView(): Element | undefined {
  const main = document.getElementById('main')
  if (main === null) return undefined
  const { left, width } = main.getBoundingClientRect()
  for (let y = 0; y < innerHeight / 2; y += STEP_PX) {
    const row = document.elementFromPoint(left + width / 2, y)?.closest(ROWS)
    // Not a list or a section that began above.
    if (row && main.contains(row) && row.getBoundingClientRect().top >= 0) return row
  }
  return undefined
}

/** After a change of the width, such as a turn of a phone, the row that was first in view is where it was, although those above have other heights. */
export default function KeepRowInView(): null {
  useEffect(() => {
    let width = innerWidth
    let row: Element | undefined
    let top = 0
    let isWaiting = false
    const measure = (frames: number): void => {
      row = scrollY === 0 ? undefined : firstRowInView()
      top = row?.getBoundingClientRect().top ?? 0
      isWaiting = row === undefined && scrollY > 0 && frames > 0
      if (isWaiting) requestAnimationFrame(() => measure(frames - 1))
    }
    const onScroll = (): void => {
      if (isWaiting) return
      isWaiting = true
      requestAnimationFrame(() => measure(MAX_FRAMES))
    }
    // Before the scroll events of the new layout.
    const onResize = (): void => {
      if (innerWidth === width) return
      width = innerWidth
      if (row?.checkVisibility()) holdInPlace(row, top)
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onResize)
    }
  }, [])
  return null
}
