import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRankedList } from './__fixtures__/ranked-list'
import { isCodeFamily, kindOfFile } from './validate-entries'
import { entriesOf, type DictionaryFile } from './entry'
import { dictionaryKinds, type DictionaryKind } from './dictionary-kinds'

const files = Object.entries(import.meta.glob<DictionaryFile>('./data/**/*.ts', { eager: true, import: 'default' }))
const listed = dictionaryKinds.filter((kind) => kind !== 'units')
const listOf = (kind: DictionaryKind): string => `../shared/dictionary/${kind}.tsv`

/** The rows of the page: kind, key (`system|code`), official name and reason. */
const rows = readFileSync('docs/dictionary-left-out.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, kind = '', system = '', code = '', name = '', why = ''] = line.split('|').map((cell) => cell.trim())
    return dictionaryKinds.some((known) => known === kind) ? [{ kind, key: `${system}|${code}`, name, why }] : []
  })
const rowsOf = (kind: DictionaryKind) => rows.filter((row) => row.kind === kind)

const hasEntry = (kind: DictionaryKind): ((key: string) => boolean) => {
  const codes = files
    .filter(([path]) => kindOfFile(path.replace('./data/', '')) === kind)
    .flatMap(([, file]) => entriesOf(file).flatMap((entry) => entry.codes))
  const exact = new Set(codes.map(({ system, code }) => `${system}|${code}`.toLowerCase()))
  const families = codes.filter(isCodeFamily).map(({ system, code }) => `${system}|${code.slice(0, -1)}`)
  return (key) => exact.has(key.toLowerCase()) || families.some((start) => key.startsWith(start))
}

describe('docs/dictionary-left-out.md', () => {
  it.each(listed)('lists only codes of %s without an entry, each with a reason', (kind) => {
    const has = hasEntry(kind)
    expect(
      rowsOf(kind)
        .filter(({ key, why }) => has(key) || why === '')
        .map(({ key }) => key),
    ).toEqual([])
  })
  for (const kind of listed)
    it.skipIf(!existsSync(listOf(kind)))(`lists every code of ${kind} without an entry (needs ${listOf(kind)})`, () => {
      const has = hasEntry(kind)
      const without = [...parseRankedList(readFileSync(listOf(kind), 'utf8'))]
        .filter(([key]) => !has(key))
        .map(([key, name]) => `${key} ${name}`)
      expect(
        rowsOf(kind)
          .map(({ key, name }) => `${key} ${name}`)
          .toSorted(),
      ).toEqual(without.toSorted())
    })
})
