import type { ReactNode } from 'react'

/** Collapsible content; the browser opens it for find-in-page. `onToggle` is called on every change. */
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
