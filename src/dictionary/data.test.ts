import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { easeOf, gradeOf } from '../words/reading-measure'
import { listProblems, rankedList, type RankedList } from './checks/ranked-list'
import { staleReviews } from './checks/reviews'
import { fileProblems, kindOf, kindProblems } from './checks/structure'
import { entryProblems } from './checks/word-rules'
import { entriesOf, type DictionaryFile, type OwnEntry } from './entry'
import { kinds, type Kind } from './kinds'

// One file: npx vitest run src/dictionary/data.test.ts -t tests/blood-count
const found = import.meta.glob<DictionaryFile>('./data/**/*.ts', { eager: true, import: 'default' })
const files = Object.fromEntries(Object.entries(found).map(([path, file]) => [path.replace(/^\.\/data\/|\.ts$/g, ''), file]))
const every = Object.values(files).flatMap((file) => entriesOf(file))

/** Lists of the codes that records hold; not part of the project, so that they are not there for everybody. */
const listOf = (kind: Kind): string => `../shared/dictionary/${kind}.tsv`
const lists = new Map<Kind, RankedList>(kinds.filter((kind) => kind !== 'units' && existsSync(listOf(kind))).map((kind) => [kind, rankedList(readFileSync(listOf(kind), 'utf8'))]))

const hardest = 6
const least = 70
const tooHard = ({ id, en, es }: OwnEntry): readonly string[] => [
  ...(gradeOf(en.about) > hardest ? [`${id} en: about reads at grade ${gradeOf(en.about).toFixed(1)}, and ${String(hardest)} is the most: shorter sentences, shorter words`] : []),
  ...(easeOf(es.about) < least ? [`${id} es: about has an ease of ${easeOf(es.about).toFixed(0)}, and ${String(least)} is the least: shorter sentences, shorter words`] : []),
]

describe.each(Object.entries(files))('%s', (path, file) => {
  const entries = entriesOf(file)
  const kind = kindOf(path)
  const list = kind && lists.get(kind)

  it('has codes, both languages and classes as it should', () => {
    expect(fileProblems(path, file)).toEqual([])
  })
  it('has nothing that stands in another file of its kind too', () => {
    expect(kind ? kindProblems(files, kind) : []).toEqual([])
  })
  it('keeps the rules of words', () => {
    expect(entries.flatMap(entryProblems)).toEqual([])
  })
  it('reads easily in both languages', () => {
    expect(entries.flatMap(tooHard)).toEqual([])
  })
  it('has no review of words that have changed since', () => {
    expect(entries.flatMap(staleReviews)).toEqual([])
  })
  it.skipIf(!list)(`has codes and official names from its list${list || kind === 'units' ? '' : ` (${listOf(kind ?? 'tests')} is not here)`}`, () => {
    expect(kind && list ? entries.flatMap((entry) => listProblems(entry, list, kind)) : []).toEqual([])
  })
})

it('the entries read on average at grade 4.5 or below, and easily in Spanish', () => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  expect(mean(every.map(({ en }) => gradeOf(en.about)))).toBeLessThanOrEqual(4.5)
  expect(mean(every.map(({ es }) => easeOf(es.about)))).toBeGreaterThanOrEqual(80)
})
