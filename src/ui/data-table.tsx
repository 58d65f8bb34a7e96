import styles from './data-table.module.css'
import type { ReactNode } from 'react'

interface Row {
  readonly key: string
  readonly cells: Readonly<Record<string, ReactNode>>
}

interface Column {
  readonly key: string
  readonly label: string
  /** The current order of the rows by this column, and how to reverse it. */
  readonly sort?: { readonly order: 'ascending' | 'descending'; readonly reverse: () => void }
}

interface TableProps {
  readonly caption: ReactNode
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly rowHeader: string
  /** For a table below a heading with the same text: the caption stays for screen readers. */
  readonly hideCaption?: boolean
  /** Compact rows for providers; turns into cards only in a very narrow container. */
  readonly dense?: boolean
}

/** A dense table with fewer columns turns into cards at a smaller width; any table with this many columns at a larger one. */
const FEW_COLUMNS = 4
const MANY_COLUMNS = 7

function widthClass({ length }: readonly Column[], isDense: boolean): string {
  if (!isDense) return length >= MANY_COLUMNS ? (styles['wide'] ?? '') : ''
  if (length < FEW_COLUMNS) return `${styles['dense']} ${styles['few']}`
  return length >= MANY_COLUMNS ? `${styles['dense']} ${styles['many']}` : (styles['dense'] ?? '')
}

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: block` of the card layout removes the implicit table roles */
/** A table that turns into cards in a narrow container. `rowHeader` is the key of a column. */
export function DataTable({ caption, columns, rows, rowHeader, hideCaption = false, dense = false }: TableProps) {
  return (
    <div className={`${styles['container']} ${widthClass(columns, dense)}`}>
      <table className={styles['table']} role="table">
        <caption>{hideCaption ? <span className="visually-hidden">{caption}</span> : caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader" aria-sort={column.sort?.order}>
                {column.sort ? (
                  <button type="button" className={styles['sort']} onClick={column.sort.reverse}>
                    {column.label} <span aria-hidden="true">{column.sort.order === 'ascending' ? '▲' : '▼'}</span>
                  </button>
                ) : (
                  column.label
                )}
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
