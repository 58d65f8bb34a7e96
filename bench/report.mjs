import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '.cache', 'bench')

/** Keeps the rows of one bench for the table of all (`bench/all.mjs`): each with `what`, `measured`, `unit` and `goal`, and `floor` and `ratio` where there is one. */
export function keep(name, rows) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))
}

/** The rows that a bench kept. */
export const kept = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
