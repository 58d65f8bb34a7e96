import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fernandezHuertaEase, fleschKincaidGrade } from '../i18n/__fixtures__/reading-grade'
import { listProblems, parseRankedList, type RankedList } from './__fixtures__/ranked-list'
import { staleReviews } from './__fixtures__/reviews'
import { secondEaseOf, secondGradeOf } from './__fixtures__/second-reading-grade'
import { fileProblems, kindOfFile, kindProblems } from './validate-entries'
import { entryProblems } from './__fixtures__/text-rules'
import { conversionRows } from './conversion-rows'
import { entriesOf, type DictionaryFile, type DictionaryEntry } from './entry'
import { dictionaryKinds, type DictionaryKind } from './dictionary-kinds'

// One file: npx vitest run src/dictionary/data.test.ts -t tests/blood-count
const filesByPath = import.meta.glob<DictionaryFile>('./data/**/*.ts', { eager: true, import: 'default' })
const files = Object.fromEntries(
  Object.entries(filesByPath).map(([path, file]) => [path.replace(/^\.\/data\/|\.ts$/g, ''), file]),
)
const allEntries = Object.values(files).flatMap((file) => entriesOf(file))

/** Ranked lists of codes; not part of the project, so that they may be missing. */
const listOf = (kind: DictionaryKind): string => `../shared/dictionary/${kind}.tsv`
const lists = new Map<DictionaryKind, RankedList>(
  dictionaryKinds
    .filter((kind) => kind !== 'units' && existsSync(listOf(kind)))
    .map((kind) => [kind, parseRankedList(readFileSync(listOf(kind), 'utf8'))]),
)

const MAX_GRADE = 6
const MIN_EASE = 70
const tooHard = ({ id, en, es }: DictionaryEntry): readonly string[] => [
  ...(fleschKincaidGrade(en.about) > MAX_GRADE
    ? [
        `${id} en: about has grade ${fleschKincaidGrade(en.about).toFixed(1)}, the maximum is ${String(MAX_GRADE)}: use shorter sentences and words`,
      ]
    : []),
  ...(fernandezHuertaEase(es.about) < MIN_EASE
    ? [
        `${id} es: about has an ease of ${fernandezHuertaEase(es.about).toFixed(0)}, the minimum is ${String(MIN_EASE)}: use shorter sentences and words`,
      ]
    : []),
]

describe.each(Object.entries(files))('%s', (path, file) => {
  const entries = entriesOf(file)
  const kind = kindOfFile(path)
  const list = kind && lists.get(kind)

  it('has valid codes, languages and classes', () => {
    expect(fileProblems(path, file)).toEqual([])
  })
  it('has a topic for each test, and for no other entry', () => {
    expect(entries.filter(({ topic }) => (topic !== undefined) !== (kind === 'tests')).map(({ id }) => id)).toEqual([])
  })
  it('has no duplicates in other files of its kind', () => {
    expect(kind ? kindProblems(files, kind) : []).toEqual([])
  })
  it('follows the text rules', () => {
    expect(entries.flatMap(entryProblems)).toEqual([])
  })
  it('reads easily in both languages', () => {
    expect(entries.flatMap(tooHard)).toEqual([])
  })
  it('has no stale review', () => {
    expect(entries.flatMap(staleReviews)).toEqual([])
  })
  it.skipIf(!list)(
    `has codes and official names from its list${list || kind === 'units' ? '' : ` (${listOf(kind ?? 'tests')} is missing)`}`,
    () => {
      expect(kind && list ? entries.flatMap((entry) => listProblems(entry, list, kind)) : []).toEqual([])
    },
  )
})

it('conversions use the units of their tests', () => {
  const units = new Map(
    Object.entries(files).flatMap(([path, file]) =>
      kindOfFile(path) === 'tests' ? entriesOf(file).map((entry) => [entry.id, entry.units ?? []] as const) : [],
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
/** Limits for the second reading measure, close to the current averages: maximum grade in English, minimum ease in Spanish. */
const secondMeasure: Readonly<Record<DictionaryKind, readonly [grade: number, ease: number]>> = {
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

it.each(dictionaryKinds)('%s are easy on average by the second reading measure', (kind) => {
  const entries = Object.entries(files)
    .filter(([path]) => kindOfFile(path) === kind)
    .flatMap(([, file]) => entriesOf(file))
  const [maxGrade, minEase] = secondMeasure[kind]
  expect(mean(entries.map(({ en }) => secondGradeOf(en.about)))).toBeLessThanOrEqual(maxGrade)
  expect(mean(entries.map(({ es }) => secondEaseOf(es.about)))).toBeGreaterThanOrEqual(minEase)
})

it('entries have an average grade of at most 4.5 and read easily in Spanish', () => {
  expect(mean(allEntries.map(({ en }) => fleschKincaidGrade(en.about)))).toBeLessThanOrEqual(4.5)
  expect(mean(allEntries.map(({ es }) => fernandezHuertaEase(es.about)))).toBeGreaterThanOrEqual(80)
})

it.each(['diabetes-type-2-eye-early', 'alzheimers-early-familial'])(
  'the name of %s does not say "early" for an onset or a type',
  (id) => {
    const entry = allEntries.find((each) => each.id === id)
    expect(entry && `${entry.en.name} ${entry.es.name}`).toMatch(/^(?!.*(?:\bEarly\b|Primeros|tempran)).+$/)
  },
)

it.each([
  ['creatinine-blood', 'kidneys'],
  ['urine-albumin-creatinine', 'kidneys'],
  ['potassium-blood', 'salts'],
  ['a1c', 'sugar'],
  ['cholesterol-ldl', 'fats'],
  ['hemoglobin', 'bloodCells'],
])('groups %s under %s', (id, topic) => {
  expect(allEntries.find((entry) => entry.id === id)?.topic).toBe(topic)
})
