import { measure, spanishSyllables } from '../../i18n/__fixtures__/reading-grade'

/** Endings that are not heard: "-ed" but after t and d, "-es" but after a hiss, a last "e" but after a consonant with l; and the "e" before another word or ending. */
const silent =
  /(?<=[aeiouy]l|[^aeioulycgsxz](?<![cs]h))es$|(?<=[^aeiouytd])ed$|(?<=[aeiouy]l|[^laeiouy])e$|(?<=[mkst])e(?=thing|body|one$|where|times|ment|ly$|ful|less)/g
/** Vowels beside each other that are two syllables: "bacteria", "anxiety", "usual", "react", "doing", "easier". */
const parted =
  /(?<![cst])i(?=[aou](?!u?s?n\b))|(?<=[^gq])u(?=al)|(?<=fl)u(?=id)|(?<=cr)e(?=at)|(?<=\br)e(?=act)|(?<=[aeo]|y)(?=ing\b)|(?<=r|s|l)i(?=er\b)|i(?=et)|e(?=o(?!p))/g

/** Syllables of an English word by another count than that of `reading-measure`: more rules for what is not heard and for vowels that part, and no easier words of health. */
export function otherEnglishSyllables(word: string): number {
  return (
    word
      .replaceAll(silent, '')
      .replaceAll(parted, (part) => `${part}-`)
      .match(/[aeiouy]+/g)?.length ?? 1
  )
}

/** The grade of `reading-measure` (Flesch-Kincaid) by the other count. */
export function otherGradeOf(text: string): number {
  const { words, sentences, syllables } = measure(text, otherEnglishSyllables, false)
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/** Ease of a Spanish text by another scale than that of `reading-measure` (Szigriszt-Pazos, INFLESZ), without easier words of health. */
export function otherEaseOf(text: string): number {
  const { words, sentences, syllables } = measure(text, spanishSyllables, false)
  return 206.835 - 62.3 * (syllables / words) - words / sentences
}
