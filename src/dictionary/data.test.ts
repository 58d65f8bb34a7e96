import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { easeOf, gradeOf } from '../i18n/__fixtures__/reading-grade'
import { listProblems, rankedList, type RankedList } from './checks/ranked-list'
import { staleReviews } from './checks/reviews'
import { otherEaseOf, otherGradeOf } from './checks/second-measure'
import { fileProblems, kindOf, kindProblems } from './checks/structure'
import { entryProblems } from './checks/word-rules'
import { conversionRows } from './conversion-rows'
import { entriesOf, type DictionaryFile, type OwnEntry } from './entry'
import { kinds, type Kind } from './kinds'

// One file: npx vitest run src/dictionary/data.test.ts -t tests/blood-count
const found = import.meta.glob<DictionaryFile>('./data/**/*.ts', { eager: true, import: 'default' })
const files = Object.fromEntries(
  Object.entries(found).map(([path, file]) => [path.replace(/^\.\/data\/|\.ts$/g, ''), file]),
)
const every = Object.values(files).flatMap((file) => entriesOf(file))

/** Lists of the codes that records hold; not part of the project, so that they are not there for everybody. */
const listOf = (kind: Kind): string => `../shared/dictionary/${kind}.tsv`
const lists = new Map<Kind, RankedList>(
  kinds
    .filter((kind) => kind !== 'units' && existsSync(listOf(kind)))
    .map((kind) => [kind, rankedList(readFileSync(listOf(kind), 'utf8'))]),
)

const hardest = 6
const least = 70
const tooHard = ({ id, en, es }: OwnEntry): readonly string[] => [
  ...(gradeOf(en.about) > hardest
    ? [
        `${id} en: about reads at grade ${gradeOf(en.about).toFixed(1)}, and ${String(hardest)} is the most: shorter sentences, shorter words`,
      ]
    : []),
  ...(easeOf(es.about) < least
    ? [
        `${id} es: about has an ease of ${easeOf(es.about).toFixed(0)}, and ${String(least)} is the least: shorter sentences, shorter words`,
      ]
    : []),
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
  it.skipIf(!list)(
    `has codes and official names from its list${list || kind === 'units' ? '' : ` (${listOf(kind ?? 'tests')} is not here)`}`,
    () => {
      expect(kind && list ? entries.flatMap((entry) => listProblems(entry, list, kind)) : []).toEqual([])
    },
  )
})

it('the units of a conversion are those of its test', () => {
  const units = new Map(
    Object.entries(files).flatMap(([path, file]) =>
      kindOf(path) === 'tests' ? entriesOf(file).map((entry) => [entry.id, entry.units ?? []] as const) : [],
    ),
  )
  const wrong = conversionRows.flatMap(({ entries, from, to }) =>
    entries
      .filter((id) => ![from, to].every((unit) => units.get(id)?.includes(unit)))
      .map((id) => `${id}: ${from}, ${to}`),
  )
  expect(wrong).toEqual([])
})

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** What the second measure gives on average, a tenth of a grade and a point of ease from what is true today: the most in English, the least in Spanish. */
const secondMeasure: Readonly<Record<Kind, readonly [grade: number, ease: number]>> = {
  tests: [3.9, 82],
  documents: [3.5, 83],
  conditions: [3.4, 84],
  medicines: [4.4, 81],
  vaccines: [5, 79],
  procedures: [3.6, 83],
  visits: [3.6, 79],
  allergens: [3.5, 81],
  reactions: [2.3, 85],
  units: [3.7, 84],
}

it.each(kinds)('by the second measure, the sentences of %s are easy on average', (kind) => {
  const own = Object.entries(files)
    .filter(([path]) => kindOf(path) === kind)
    .flatMap(([, file]) => entriesOf(file))
  const [hardestMean, leastMean] = secondMeasure[kind]
  expect(mean(own.map(({ en }) => otherGradeOf(en.about)))).toBeLessThanOrEqual(hardestMean)
  expect(mean(own.map(({ es }) => otherEaseOf(es.about)))).toBeGreaterThanOrEqual(leastMean)
})

it('the entries read on average at grade 4.5 or below, and easily in Spanish', () => {
  expect(mean(every.map(({ en }) => gradeOf(en.about)))).toBeLessThanOrEqual(4.5)
  expect(mean(every.map(({ es }) => easeOf(es.about)))).toBeGreaterThanOrEqual(80)
})

it.each(['diabetes-type-2-eye-early', 'alzheimers-early-familial'])(
  'the name of %s does not take an onset or a kind for an early stage',
  (id) => {
    const entry = every.find((one) => one.id === id)
    expect(entry && `${entry.en.name} ${entry.es.name}`).toMatch(/^(?!.*(?:\bEarly\b|Primeros|tempran)).+$/)
  },
)
