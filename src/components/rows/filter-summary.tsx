import { usePageMessages } from '../../ui/use-page-messages'
import type { ReactNode } from 'react'

interface Props {
  /** How much of the list stands below. */
  readonly children: ReactNode
  /** A choice or a search leaves out a part of it. */
  readonly isFiltered: boolean
  onClear(): void
}

/** How much of a list stands below and, while something is left out by choice, one press that takes all choices back. */
export function FilterSummary({ children, isFiltered, onClear }: Props) {
  const { views } = usePageMessages()
  return (
    // As high with the button as without, so that no row moves while somebody types; nothing takes no room.
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
