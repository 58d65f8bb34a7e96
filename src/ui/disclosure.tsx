import type { ReactNode } from 'react'

/** Something that opens on request; the browser opens it by itself for find-in-page. `onToggle` hears of each. */
export function Disclosure({
  summary,
  children,
  open,
  onToggle,
}: {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  onToggle?: ((open: boolean) => void) | undefined
}) {
  return (
    <details open={open ?? false} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
