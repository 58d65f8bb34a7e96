import { parseSearchTerms } from '../../resources/text-search'

const BETWEEN_WORDS = /[\s¿?¡!.,;:"“”]+/

/**
 * The words of `texts` (what was typed, or what it was read as) to which search terms belong, in the order of the terms: a term may be the beginning of a
 * word, without its accents. A term that belongs to none stays as it is.
 */
export function typedWords(terms: readonly string[], texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.split(BETWEEN_WORDS)).filter((word) => word !== '')
  return terms.map((term) => words.find((word) => parseSearchTerms(word).join('').startsWith(term)) ?? term).join(' ')
}
