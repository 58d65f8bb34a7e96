import { measureText, countSpanishSyllables } from '../../i18n/__fixtures__/reading-grade'

/** Silent endings: "-ed" except after t and d, "-es" except after a sibilant, a final "e" except after a consonant with l, and "e" before another word or ending. */
const silentEndings =
  /(?<=[aeiouy]l|[^aeioulycgsxz](?<![cs]h))es$|(?<=[^aeiouytd])ed$|(?<=[aeiouy]l|[^laeiouy])e$|(?<=[mkst])e(?=thing|body|one$|where|times|ment|ly$|ful|less)/g
/** Adjacent vowels in separate syllables: "bacteria", "anxiety", "usual", "react", "doing", "easier". */
const separateVowels =
  /(?<![cst])i(?=[aou](?!u?s?n\b))|(?<=[^gq])u(?=al)|(?<=fl)u(?=id)|(?<=cr)e(?=at)|(?<=\br)e(?=act)|(?<=[aeo]|y)(?=ing\b)|(?<=r|s|l)i(?=er\b)|i(?=et)|e(?=o(?!p))/g

/** Syllables of an English word, counted independently of `reading-grade`: more rules for silent endings and separate vowels, and no exceptions for health terms. */
export function englishSyllablesByRules(word: string): number {
  return (
    word
      .replaceAll(silentEndings, '')
      .replaceAll(separateVowels, (part) => `${part}-`)
      .match(/[aeiouy]+/g)?.length ?? 1
  )
}

/** Flesch-Kincaid grade with the second syllable count. */
export function secondGradeOf(text: string): number {
  const { words, sentences, syllables } = measureText(text, englishSyllablesByRules, false)
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/** Reading ease of a Spanish text on a second scale (Szigriszt-Pazos, INFLESZ), without exceptions for health terms. */
export function secondEaseOf(text: string): number {
  const { words, sentences, syllables } = measureText(text, countSpanishSyllables, false)
  return 206.835 - 62.3 * (syllables / words) - words / sentences
}
