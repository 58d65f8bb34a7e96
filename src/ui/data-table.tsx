import styles from './data-table.module.css'
import type { ReactNode } from 'react'

interface Row {
  readonly key: string
  readonly cells: Readonly<Record<string, ReactNode>>
}

/** A real table that turns into cards where it is narrow; the roles keep it a table then. `rowHeader` is a column key. */
export function DataTable({ caption, columns, rows, rowHeader }: { caption: string; columns: readonly { key: string; label: string }[]; rows: readonly Row[]; rowHeader: string }) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.key} role="row">
              {columns.map((column) =>
                column.key === rowHeader ? (
                  <th key={column.key} scope="row" role="rowheader" data-label={column.label}>
                    {row.cells[column.key]}
                  </th>
                ) : (
                  <td key={column.key} role="cell" data-label={column.label}>
                    {row.cells[column.key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
