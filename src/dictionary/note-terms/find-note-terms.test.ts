import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { englishCases, spanishCases } from './__fixtures__/note-term-cases'
import { packedNoteTerms, termsIn } from './__fixtures__/load-note-terms'
import { MAX_NOTE_CHARACTERS } from './note-term'

const writtenIn = (text: string, language: 'en' | 'es') => termsIn(text, language).map(({ written }) => written)

describe.each([
  ['en', englishCases],
  ['es', spanishCases],
] as const)('terms in notes in %s', (language, groups) => {
  describe.each(Object.entries(groups))('%s', (_, cases) => {
    it.each(cases)('%j', (text, explained) => {
      expect(writtenIn(text, language)).toEqual(explained)
    })
  })
})

describe('the pieces of a text', () => {
  const words = [
    'COPD',
    'no',
    'HTN',
    'mother',
    '\n',
    '. ',
    '; ',
    ' ',
    ':',
    'Family history',
    'PT',
    'DVT',
    '- ',
    'but',
    'IV',
    'é',
    '’s',
    '/',
    '-',
  ]
  const text = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => parts.join('')),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  )
  it('are in order, apart from each other, and together the text', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('en' as const, 'es' as const), (note, language) => {
        const found = termsIn(note, language)
        let end = 0
        let joined = ''
        for (const term of found) {
          expect(term.start).toBeGreaterThanOrEqual(end)
          expect(term.end).toBeGreaterThan(term.start)
          joined += note.slice(end, term.start) + term.written
          end = term.end
        }
        expect(joined + note.slice(end)).toBe(note)
      }),
    )
  })
  it('have each term once', () => {
    fc.assert(
      fc.property(text, (note) => {
        const names = termsIn(note, 'en').map(({ name }) => name)
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })
})

it('a term after “no” in the same sentence is never explained, whatever stands between them', () => {
  const terms = packedNoteTerms.spellings.en.slice(0, -1).flatMap((spellings) => spellings.split('|')[0] ?? [])
  const explained = terms.filter(
    (term) => writtenIn(`There was no sign, mention or report of ${term} at all.`, 'en').length > 0,
  )
  expect(explained).toEqual([])
})

it('only the beginning of a long text is searched', () => {
  expect(writtenIn(`${'x '.repeat(MAX_NOTE_CHARACTERS / 2)}COPD`, 'en')).toEqual([])
  expect(writtenIn(`${'x '.repeat(MAX_NOTE_CHARACTERS / 2 - 4)}COPD`, 'en')).toEqual(['COPD'])
})
