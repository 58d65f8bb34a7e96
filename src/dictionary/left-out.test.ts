import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rankedList } from './checks/ranked-list'
import { isFamily, kindOf } from './checks/structure'
import { entriesOf, type DictionaryFile } from './entry'
import { kinds, type Kind } from './kinds'

const files = Object.entries(import.meta.glob<DictionaryFile>('./data/**/*.ts', { eager: true, import: 'default' }))
const listed = kinds.filter((kind) => kind !== 'units')
const listOf = (kind: Kind): string => `../shared/dictionary/${kind}.tsv`

/** The rows of the page by their kind: `system|code` and the official name. */
const rows = readFileSync('docs/dictionary-left-out.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, kind = '', system = '', code = '', name = '', why = ''] = line.split('|').map((cell) => cell.trim())
    return kinds.some((known) => known === kind) ? [{ kind, key: `${system}|${code}`, name, why }] : []
  })
const leftOut = (kind: Kind) => rows.filter((row) => row.kind === kind)

const hasEntry = (kind: Kind): ((key: string) => boolean) => {
  const codes = files
    .filter(([path]) => kindOf(path.replace('./data/', '')) === kind)
    .flatMap(([, file]) => entriesOf(file).flatMap((entry) => entry.codes))
  const exact = new Set(codes.map(({ system, code }) => `${system}|${code}`.toLowerCase()))
  const families = codes.filter(isFamily).map(({ system, code }) => `${system}|${code.slice(0, -1)}`)
  return (key) => exact.has(key.toLowerCase()) || families.some((start) => key.startsWith(start))
}

describe('docs/dictionary-left-out.md', () => {
  it.each(listed)('has nothing of %s that has an entry, and a reason for each', (kind) => {
    const has = hasEntry(kind)
    expect(
      leftOut(kind)
        .filter(({ key, why }) => has(key) || why === '')
        .map(({ key }) => key),
    ).toEqual([])
  })
  for (const kind of listed)
    it.skipIf(!existsSync(listOf(kind)))(
      `has every code of the list of ${kind} that has no entry (needs ${listOf(kind)})`,
      () => {
        const has = hasEntry(kind)
        const without = [...rankedList(readFileSync(listOf(kind), 'utf8'))]
          .filter(([key]) => !has(key))
          .map(([key, name]) => `${key} ${name}`)
        expect(
          leftOut(kind)
            .map(({ key, name }) => `${key} ${name}`)
            .toSorted(),
        ).toEqual(without.toSorted())
      },
    )
})
