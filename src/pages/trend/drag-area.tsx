import { useState, type PointerEvent, type ReactNode } from 'react'
import styles from './trend.module.css'

/** From this many pixels on, a press is a drag. */
const MIN_DRAG_PX = 8

interface DragAreaProps {
  /** Both ends of the time axis, in milliseconds. */
  readonly timeDomain: readonly [from: number, to: number]
  /** Pixels beside the plot. */
  readonly margins: readonly [left: number, right: number]
  /** Called with the time under the mouse, or where the chart was pressed. */
  readonly onPoint: (at: number) => void
  /** Called with both times of a drag, in its order. */
  readonly onDrag: (from: number, to: number) => void
  readonly children: ReactNode
}

/**
 * A chart that is pressed and dragged over with a mouse, a pen or a finger; a finger that moves up or down scrolls the page. Hidden from screen
 * readers, as the text, the fields and the table of the page say and do the same.
 */
export function DragArea({ timeDomain: [from, to], margins: [left, right], onPoint, onDrag, children }: DragAreaProps) {
  // Pixels from the left of the chart. Not part of it, so that it is not drawn again while the pointer moves.
  const [drag, setDrag] = useState<readonly [start: number, end: number]>()
  const measure = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const plot = box.width - left - right
    const x = Math.min(Math.max(event.clientX - box.left, left), left + plot)
    return { x, timeAt: (px: number) => from + ((px - left) / plot) * (to - from) }
  }
  const isDrag = drag !== undefined && Math.abs(drag[1] - drag[0]) >= MIN_DRAG_PX
  return (
    <div
      className={styles['drawing']}
      aria-hidden="true"
      // Layers of the chart would take the focus, which hidden content must not have.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return
        const { x } = measure(event)
        // The drag goes on outside of the chart.
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag([x, x])
      }}
      onPointerMove={(event) => {
        const { x, timeAt } = measure(event)
        if (drag) setDrag([drag[0], x])
        else if (event.pointerType === 'mouse') onPoint(timeAt(x))
      }}
      onPointerUp={(event) => {
        if (!drag) return
        const { x, timeAt } = measure(event)
        if (Math.abs(x - drag[0]) >= MIN_DRAG_PX) onDrag(timeAt(drag[0]), timeAt(x))
        else onPoint(timeAt(x))
        setDrag(undefined)
      }}
      // The page scrolls instead.
      onPointerCancel={() => setDrag(undefined)}
    >
      {children}
      {isDrag ? (
        <div
          className={styles['dragged']}
          style={{ insetInlineStart: Math.min(...drag), inlineSize: Math.abs(drag[1] - drag[0]) }}
        />
      ) : null}
    </div>
  )
}
