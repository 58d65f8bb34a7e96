import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fernandezHuertaEase, fleschKincaidGrade } from '../../i18n/__fixtures__/reading-grade'
import { textProblems } from '../__fixtures__/text-rules'
import { noteTermFiles } from './__fixtures__/load-note-terms'
import { SPELLING_SEPARATOR, type OwnNoteTerm } from './note-term'

const MAX_GRADE = 6
const MIN_EASE = 70

const allTerms = Object.values(noteTermFiles).flatMap(({ terms }) => terms)
const ownTerms = allTerms.filter((term): term is OwnNoteTerm => 'id' in term)
const allUnexplained = Object.values(noteTermFiles).flatMap(({ unexplained }) => unexplained ?? [])

const tooHard = ({ en, es }: OwnNoteTerm): readonly string[] => [
  ...(fleschKincaidGrade(en.about) > MAX_GRADE ? [`en has grade ${fleschKincaidGrade(en.about).toFixed(1)}`] : []),
  ...(fernandezHuertaEase(es.about) < MIN_EASE
    ? [`es has an ease of ${fernandezHuertaEase(es.about).toFixed(0)}`]
    : []),
]

it.each(Object.entries(noteTermFiles))('the texts of %s follow the text rules and read easily', (_, { terms }) => {
  const problems = terms.flatMap((term) =>
    'id' in term
      ? [...textProblems(term.en, 'en'), ...textProblems(term.es, 'es'), ...tooHard(term)].map(
          (problem) => `${term.id}: ${problem}`,
        )
      : [],
  )
  expect(problems).toEqual([])
})

it('no term has a review, as nobody has reviewed any', () => {
  expect(ownTerms.filter(({ reviewed }) => Object.values(reviewed).some((review) => review !== null))).toEqual([])
})

it('names that differ from those of the dictionary follow the text rules', () => {
  const problems = allTerms.flatMap((term) =>
    'entry' in term && term.name
      ? (['en', 'es'] as const).flatMap((language) =>
          textProblems({ name: term.name?.[language] ?? '', about: 'Fine.' }, language).map(
            (problem) => `${term.entry}: ${problem}`,
          ),
        )
      : [],
  )
  expect(problems).toEqual([])
})

it('ids are unique', () => {
  expect(new Set(ownTerms.map(({ id }) => id)).size).toBe(ownTerms.length)
})

describe.each(['en', 'es'] as const)('the spellings in %s', (language) => {
  const bySpelling = new Map<string, readonly (typeof allTerms)[number][]>()
  for (const term of allTerms)
    for (const spelling of term.spellings[language] ?? [])
      bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), term])

  it('that several terms have are told apart by the words near them', () => {
    const unclear = [...bySpelling].filter(([, terms]) => terms.length > 1 && terms.some(({ near }) => !near))
    expect(unclear.map(([spelling]) => spelling)).toEqual([])
  })
  it('are no regular expressions, have no double spaces, and start with a letter, a digit or a Greek letter', () => {
    const all = [...bySpelling.keys(), ...allUnexplained.flatMap((each) => each[language] ?? [])]
    expect(
      all.filter((each) => !/^[\p{L}\d]/u.test(each) || /\s\s|^\s|\s$/.test(each) || each.includes(SPELLING_SEPARATOR)),
    ).toEqual([])
  })
})

it('the letters that are left out are not among the English spellings', () => {
  const [, section = ''] = readFileSync('docs/dictionary-left-out.md', 'utf8').split(
    '## Letters that are not explained',
  )
  const leftOut = [...section.matchAll(/`([^`]{1,6})`/g)].map(([, letters]) => letters)
  const spellings = new Set(allTerms.flatMap((term) => term.spellings.en ?? []))
  expect(leftOut.length).toBeGreaterThan(30)
  expect(leftOut.filter((letters) => letters !== undefined && spellings.has(letters))).toEqual([])
})

it('there are about 300 abbreviations', () => {
  const isAbbreviation = (spelling: string) =>
    !spelling.includes(' ') && (/\p{Lu}.*\p{Lu}|\d|[./&]/u.test(spelling) || spelling.length <= 4)
  const abbreviated = allTerms.filter(({ spellings }) =>
    [...(spellings.en ?? []), ...(spellings.es ?? [])].some(isAbbreviation),
  )
  expect(abbreviated.length).toBeGreaterThanOrEqual(300)
})
