import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '.cache', 'bench')

/** Saves the rows of a benchmark for the table of `bench/all.mjs`: `what`, `measured`, `unit`, `goal`, and optionally `floor` and `ratio`. */
export function saveRows(name, rows) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))
}

/** The saved rows of a benchmark. */
export const readRows = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
