/** Words of health, and for the app and the record, that have no shorter name; each counts as two syllables. */
const healthWords =
  /^(allerg(y|ies|ic)|medicines?|medications?|reactions?|prescriptions?|hospital|pharmac(y|ies|ist)|procedures?|vitamins?|conditions?|emergency|alergias?|medicinas?|medicamentos?|reacciones|recetas?|laboratorio|farmacia|vitaminas?|emergencias?|hospital|procedimientos?|resultados?|registros?|aplicación)$/

/** Syllables of an English word, by its groups of vowels. */
export function englishSyllables(word: string): number {
  const silent = word.replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
  return silent.match(/[aeiouy]+/g)?.length ?? 1
}

/** Syllables of a Spanish word: a weak vowel beside another is one sound with it, unless it carries the accent. */
export function spanishSyllables(word: string): number {
  const plain = word.replace(/qu(?=[eé])|qu(?=[ií])|gu(?=[eéií])/g, 'k').replace(/y$/, 'i')
  return plain.match(/[iuü]?[aeoáéó][iuü]?(?![aeoáéóíú])|[iuü]?[aeoáéó]|[íú]|[iuü]+/g)?.length ?? 1
}

interface Measure {
  readonly words: number
  readonly sentences: number
  readonly syllables: number
}

/** What the measures of ease count in a text; words of health count as easier unless they are not to. */
export function measure(text: string, syllables: (word: string) => number, easier = true): Measure {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}']*/gu) ?? []
  return {
    words: words.length,
    sentences: Math.max(1, text.split(/[.!?…]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part)).length),
    syllables: words.reduce(
      (sum, word) => sum + (easier && healthWords.test(word) ? 2 : syllables(word.replaceAll("'", ''))),
      0,
    ),
  }
}

/** US school grade of an English text (Flesch-Kincaid). */
export function gradeOf(text: string): number {
  const { words, sentences, syllables } = measure(text, englishSyllables)
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/** Ease of a Spanish text (Fernández-Huerta); 70 and more is fairly easy. */
export function easeOf(text: string): number {
  const { words, sentences, syllables } = measure(text, spanishSyllables)
  return 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences)
}
