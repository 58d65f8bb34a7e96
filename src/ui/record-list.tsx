import { useRef, useState } from 'react'
import { usePageWords } from './page-words'
import styles from './record-list.module.css'
import type { ReactNode } from 'react'

/** A long list in pages; `label` names it for those who cannot see where they are. */
export function RecordList({
  items,
  label,
  pageSize = 20,
}: {
  items: readonly ReactNode[]
  label: string
  pageSize?: number
}) {
  const { views } = usePageWords()
  const [asked, setPage] = useState(0)
  const line = useRef<HTMLParagraphElement>(null)
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  const page = Math.min(asked, pages - 1)
  const first = page * pageSize
  const shown = items.slice(first, first + pageSize)

  const go = (to: number) => {
    setPage(to)
    line.current?.focus()
  }

  return (
    <div>
      {pages > 1 ? (
        <p ref={line} tabIndex={-1} className="muted">
          {views.records.range(first + 1, first + shown.length, items.length)}
        </p>
      ) : null}
      <ol aria-label={label} className={styles['list']} start={first + 1}>
        {shown.map((item, index) => (
          <li key={first + index}>{item}</li>
        ))}
      </ol>
      {pages > 1 ? (
        <nav aria-label={views.records.pagesOf(label)} className={`row no-print ${styles['pages']}`}>
          {page > 0 ? (
            <button type="button" onClick={() => go(page - 1)}>
              {views.records.previousPage}
            </button>
          ) : null}
          {page < pages - 1 ? (
            <button type="button" onClick={() => go(page + 1)}>
              {views.records.nextPage}
            </button>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
