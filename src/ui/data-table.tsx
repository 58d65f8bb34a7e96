import styles from './data-table.module.css'
import type { ReactNode } from 'react'

interface Row {
  readonly key: string
  readonly cells: Readonly<Record<string, ReactNode>>
}

interface Column {
  readonly key: string
  readonly label: string
  /** How the rows are ordered by this column, and the way to turn that round. */
  readonly sort?: { readonly order: 'ascending' | 'descending'; readonly turn: () => void }
}

interface TableProps {
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly rowHeader: string
  /** A heading above says the caption already: it is kept for those who cannot see that. */
  readonly titled?: boolean
  /** Low rows for care staff, and cards only where it is very narrow. */
  readonly dense?: boolean
}

/** With fewer columns a dense table needs less room before it turns into cards; with so many of them every table needs more. */
const FEW = 4
const MANY = 7

const denseOf = ({ length }: readonly Column[]): string =>
  `${styles['dense']} ${length < FEW ? styles['few'] : length >= MANY ? styles['many'] : ''}`
const roomOf = ({ length }: readonly Column[]): string => (length >= MANY ? (styles['wide'] ?? '') : '')

/** A real table that turns into cards where it is narrow; the roles keep it a table then. `rowHeader` is a column key. */
export function DataTable({ caption, columns, rows, rowHeader, titled = false, dense = false }: TableProps) {
  return (
    <div className={`${styles['frame']} ${dense ? denseOf(columns) : roomOf(columns)}`}>
      <table className={styles['table']} role="table">
        <caption>{titled ? <span className="visually-hidden">{caption}</span> : caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader" aria-sort={column.sort?.order}>
                {column.sort ? (
                  <button type="button" className={styles['sort']} onClick={column.sort.turn}>
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
