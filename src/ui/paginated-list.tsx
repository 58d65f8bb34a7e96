import { useRef, useState } from 'react'
import { usePageMessages } from './use-page-messages'
import box from './box.module.css'
import styles from './paginated-list.module.css'
import type { ReactNode } from 'react'

/** A long list in pages; `label` is its accessible name. */
export function PaginatedList({
  items,
  label,
  pageSize = 20,
}: {
  items: readonly ReactNode[]
  label: string
  pageSize?: number
}) {
  const { views } = usePageMessages()
  const [requestedPage, setPage] = useState(0)
  const status = useRef<HTMLParagraphElement>(null)
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  const page = Math.min(requestedPage, pages - 1)
  const first = page * pageSize
  const shown = items.slice(first, first + pageSize)

  const goTo = (to: number) => {
    setPage(to)
    status.current?.focus()
  }

  return (
    <div>
      {pages > 1 ? (
        <p ref={status} tabIndex={-1} className="muted">
          {views.records.range(first + 1, first + shown.length, items.length)}
        </p>
      ) : null}
      <ol aria-label={label} className={`${box['box']} ${styles['list']}`} start={first + 1}>
        {shown.map((item, index) => (
          <li key={first + index}>{item}</li>
        ))}
      </ol>
      {pages > 1 ? (
        <nav aria-label={views.records.pagesOf(label)} className={`row no-print ${styles['pages']}`}>
          {page > 0 ? (
            <button type="button" onClick={() => goTo(page - 1)}>
              {views.records.previousPage}
            </button>
          ) : null}
          {page < pages - 1 ? (
            <button type="button" onClick={() => goTo(page + 1)}>
              {views.records.nextPage}
            </button>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
