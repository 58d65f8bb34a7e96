import type { Json } from '../../lib/json'

/** One record in the words of a section. */
export interface NarrativeRow {
  readonly name: string
  readonly date: string
  readonly status: string
  readonly details: string
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML has no way to write these (XML 1.0, 2.2).
const unwritable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const escaped = (text: string): string =>
  text.replace(unwritable, '\ufffd').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** A generated Narrative (R4): notes, then a table; every text from the record is escaped. */
export function narrative(columns: NarrativeRow, rows: readonly NarrativeRow[], notes: readonly string[]): Json {
  const order = ['name', 'date', 'status', 'details'] as const
  const cells = (row: NarrativeRow, tag: 'td' | 'th') =>
    order.map((column) => `<${tag}>${escaped(row[column])}</${tag}>`).join('')
  const table =
    rows.length === 0
      ? ''
      : `<table><thead><tr>${cells(columns, 'th')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`
  return {
    status: 'generated',
    div: `<div xmlns="http://www.w3.org/1999/xhtml">${notes.map((note) => `<p>${escaped(note)}</p>`).join('')}${table}</div>`,
  }
}
