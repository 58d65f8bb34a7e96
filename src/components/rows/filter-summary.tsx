import { usePageMessages } from '../../ui/use-page-messages'
import type { ReactNode } from 'react'

interface FilterSummaryProps {
  /** How much of the list is shown. */
  readonly children: ReactNode
  /** A filter or search hides a part of it. */
  readonly isFiltered: boolean
  onClear(): void
}

/** How much of a list is shown and, while it is filtered, a button that clears all filters. */
export function FilterSummary({ children, isFiltered, onClear }: FilterSummaryProps) {
  const { views } = usePageMessages()
  return (
    // The same height with and without the button, so that no row moves while typing; no height if empty.
    <div className="row" style={children === '' ? undefined : { minBlockSize: 'var(--target)' }}>
      <p role="status">{children}</p>
      {isFiltered ? (
        <button type="button" className="no-print" onClick={onClear}>
          {views.records.clear}
        </button>
      ) : null}
    </div>
  )
}
