import { noteClauses, type NoteClause } from './note-clauses'
import { MAX_NOTE_CHARACTERS, SPELLING_SEPARATOR, type PackedNoteTerms } from './note-term'

/** Where a term is in a text: `text.slice(start, end)`, and its index. */
export interface FoundTerm {
  readonly start: number
  readonly end: number
  readonly term: number
}

/** A spelling of a term; several terms can have it. Without any it is not explained. */
interface Spelling {
  readonly text: string
  readonly isExact: boolean
  readonly terms: readonly number[]
}

/** The spellings of notes in one language, by their first word in lower case, the longest first. */
export interface NoteTermIndex {
  readonly language: 'en' | 'es'
  readonly byFirstWord: ReadonlyMap<string, readonly Spelling[]>
  readonly problems: ReadonlySet<number>
  readonly sameAs: PackedNoteTerms['sameAs']
  readonly near: ReadonlyMap<number, ReadonlySet<string>>
}

const WORD = /[\p{L}\p{N}]+/gu
const firstWord = (text: string): string => /[\p{L}\p{N}]+/u.exec(text)?.[0].toLowerCase() ?? ''

/** Prepares packed terms for a search in notes of a language. */
export function noteTermIndex(
  { spellings, problems, sameAs, near }: PackedNoteTerms,
  language: 'en' | 'es',
): NoteTermIndex {
  const terms = new Map<string, number[]>()
  spellings[language].forEach((packed, term) => {
    const isExplained = term < spellings[language].length - 1
    for (const text of packed.split(SPELLING_SEPARATOR).filter(Boolean))
      terms.set(text, [...(terms.get(text) ?? []), ...(isExplained ? [term] : [])])
  })
  const byFirstWord = new Map<string, Spelling[]>()
  for (const [text, own] of [...terms].toSorted(([a], [b]) => b.length - a.length)) {
    const spelling = { text, isExact: text !== text.toLowerCase(), terms: own }
    const word = firstWord(text)
    byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), spelling])
  }
  return {
    language,
    byFirstWord,
    problems: new Set(problems),
    sameAs,
    near: new Map(Object.entries(near).map(([term, words]) => [Number(term), new Set(words.split(' '))])),
  }
}

const isSpace = (sign: string | undefined): boolean => sign !== undefined && /\s/.test(sign)
const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
const sameSign = (sign: string | undefined, expected: string): boolean =>
  sign === expected || (expected === "'" && sign === '’') || (expected === '-' && (sign === '‑' || sign === '‐'))

/** Longer gaps within a term are columns of a table. */
const MAX_GAP = 40

/** The end of a spelling that starts at an offset of the text, undefined if it is not there. A space stands for any white space. */
function endOf({ text: spelling, isExact }: Spelling, text: string, start: number): number | undefined {
  let at = start
  for (const expected of spelling) {
    if (expected === ' ') {
      const from = at
      while (isSpace(text[at]) && at - from < MAX_GAP) at += 1
      if (at === from) return undefined
      continue
    }
    const sign = isExact ? text[at] : text[at]?.toLowerCase()
    if (!sameSign(sign, expected)) return undefined
    at += 1
  }
  // The plural of a word or an abbreviation; not of one that ends with s.
  const plural = text[at] === 's' && !isWordSign(text[at + 1]) && !/s$/i.test(spelling) ? at + 1 : at
  return isWordSign(text[plural]) ? undefined : plural
}

/** A longer term may be next to a slash: “AST/ALT”. */
const MIN_BESIDE_SLASH = 3
/** How many signs before a term are read to see whether it is in an address. */
const LONGEST_ADDRESS = 200

/** Whether a sign beside a term makes it a part of something else: “HIV-negative”, “non-STEMI”, a file name, an address. */
function isPartOfMore(text: string, start: number, end: number): boolean {
  const [before = ' ', after = ' '] = [text[start - 1], text[end]]
  if (/[-‐‑–_@#\\^~$=]/.test(before) || /[-‐‑_@#\\^]/.test(after)) return true
  if (/[.&+:'’]/.test(before) && isWordSign(text[start - 2])) return true
  if (/[.&:]/.test(after) && isWordSign(text[end + 1])) return true
  if (before !== '/' && after !== '/') return false
  const word =
    text
      .slice(Math.max(0, start - LONGEST_ADDRESS), start)
      .split(/\s/)
      .at(-1) ?? ''
  return end - start < MIN_BESIDE_SLASH || word.includes('://') || word.includes('www.')
}

interface Match {
  readonly spelling: Spelling
  readonly end: number
}

/** The longest spelling that starts at an offset with this word, which can be a plural. */
function longestAt(text: string, start: number, word: string, { byFirstWord }: NoteTermIndex): Match | undefined {
  const candidates = [word, ...(word.endsWith('s') ? [word.slice(0, -1)] : [])].flatMap(
    (each) => byFirstWord.get(each) ?? [],
  )
  let longest: Match | undefined
  for (const spelling of candidates) {
    const end = endOf(spelling, text, start)
    if (end !== undefined && end > (longest?.end ?? 0)) longest = { spelling, end }
  }
  return longest
}

/** Abbreviations that are words too, so that in a line of capitals they tell nothing. */
const wordsInCapitals: ReadonlySet<string> = new Set(
  'ANA CAP DES ED ER FIT HA HAS LAD LES MI MS OR PAD PET PID PO PT SOB TAG TOC'.split(' '),
)

/** The term that a spelling means in a clause; undefined for none, or if it could be several. */
function meantTerm({ terms }: Spelling, clause: NoteClause, { near }: NoteTermIndex): number | undefined {
  const fitting = terms.filter((term) => {
    const words = near.get(term)
    return words === undefined || clause.words.some((word) => words.has(word))
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Whether the words of the clause leave a term as it is. */
const isStated = ({ cue }: NoteClause, term: number, { problems }: NoteTermIndex): boolean =>
  cue === undefined || (cue === 'doubted' && !problems.has(term))

/**
 * Finds the terms of a note, each where it is mentioned first, in their order and apart from each other. Terms in clauses that are negated,
 * or about someone else, are left out; so are illnesses in clauses that only consider them.
 */
export function findNoteTerms(note: string, index: NoteTermIndex): readonly FoundTerm[] {
  const text = note.slice(0, MAX_NOTE_CHARACTERS)
  const clauses = noteClauses(text, index.language)
  const found: FoundTerm[] = []
  const seen = new Set<number>()
  let clauseAt = 0
  let searched = 0
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    if (start < searched) continue
    const match = longestAt(text, start, word.toLowerCase(), index)
    if (!match) continue
    const { spelling, end } = match
    searched = end
    while ((clauses[clauseAt]?.end ?? Infinity) <= start) clauseAt += 1
    const clause = clauses[clauseAt]
    if (clause === undefined || clause.end < end || isPartOfMore(text, start, end)) continue
    if (wordsInCapitals.has(spelling.text) && !/\p{Ll}/u.test(text.slice(clause.start, clause.end))) continue
    const term = meantTerm(spelling, clause, index)
    if (term === undefined || !isStated(clause, term, index)) continue
    const meaning = index.sameAs[term] ?? term
    if (seen.has(meaning)) continue
    seen.add(meaning)
    found.push({ start, end, term })
  }
  return found
}
